// Takes the place of glibc's allocation functions in the test executable, and so in all libraries that
// it loads. Memory still comes from glibc, so that it makes no difference which functions free it.

#include "AllocationCount.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *place, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// Thread-local storage that is made when it is first touched would itself allocate.
static __thread unsigned long count __attribute__((tls_model("initial-exec")));

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *place, size_t size) {
  count += 1;
  return __libc_realloc(place, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  count += 1;
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *found = __libc_memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *place = found;
  return 0;
}

bool AllocationCount_isKnown(void) { return true; }
unsigned long AllocationCount_value(void) { return count; }

#else

bool AllocationCount_isKnown(void) { return false; }
unsigned long AllocationCount_value(void) { return 0; }

#endif
