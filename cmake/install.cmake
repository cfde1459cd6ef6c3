# Installs the headers and what find_package(tmap) reads.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_DATADIR}/cmake/tmap)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/tmapConfig.cmake.in
  ${CMAKE_CURRENT_BINARY_DIR}/tmapConfig.cmake INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/tmapConfigVersion.cmake
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)

install(TARGETS tmap EXPORT tmapTargets)
install(EXPORT tmapTargets NAMESPACE tmap:: DESTINATION ${package_dir})
install(DIRECTORY include/tmap TYPE INCLUDE)
install(FILES LICENSE TYPE DOC)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/tmapConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/tmapConfigVersion.cmake
  DESTINATION ${package_dir})
