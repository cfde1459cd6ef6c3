# cmake -DHOW=find_package|add_subdirectory|FetchContent -DSOURCE= -DBUILD= -DVERSION= -DCOMPILER= -DGENERATOR= -P test.cmake
# Installs tmap to a folder of its own, builds a consumer against it and runs that.
set(work ${BUILD}/package/${HOW})
file(REMOVE_RECURSE ${work})

function(run)
  execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

if(HOW STREQUAL find_package)
  run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${work}/prefix)
endif()
run(${CMAKE_COMMAND} -G ${GENERATOR} -S ${CMAKE_CURRENT_LIST_DIR}/consumer -B ${work}/build
  -DHOW=${HOW} -DSOURCE=${SOURCE} -DVERSION=${VERSION}
  -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_PREFIX_PATH=${work}/prefix)
run(${CMAKE_COMMAND} --build ${work}/build)
run(${work}/build/consumer)
