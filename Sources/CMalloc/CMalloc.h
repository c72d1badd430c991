#pragma once
#include <stdlib.h>
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
#include <malloc.h>
/// Bytes that are allocated and not freed; below 0 if the C library does not report it.
static inline double CMalloc_bytes_in_use(void) { return (double)mallinfo2().uordblks; }
#else
static inline double CMalloc_bytes_in_use(void) { return -1; }
#endif
