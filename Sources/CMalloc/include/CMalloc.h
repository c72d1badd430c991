#pragma once
#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 33)
/// Bytes that are allocated and not freed; below 0 if the C library does not report it.
static inline double CMalloc_bytes_in_use(void) { return (double)mallinfo2().uordblks; }
#else
static inline double CMalloc_bytes_in_use(void) { return -1; }
#endif
/// Gives the memory that was freed back to the system, if the C library keeps it.
void CMalloc_give_back(void);
/// Gives the code of the program and its libraries back to the system, which reads what is needed again. A debugger
/// loses its breakpoints.
void CMalloc_give_back_code(void);
#if defined(__GLIBC__)
/// Keeps blocks of 96 KiB and more apart from the heap, so that they go back to the system when they are freed.
/// Otherwise the C library raises that limit by itself, and larger and larger blocks leave gaps in the heap. The limit
/// grows with the pixels of the window, to half a megabyte at 3840 × 2160: there, blocks below it come and go in every
/// frame, and the heap is faster for them.
/// Up to four megabytes that are free at the end of the heap are kept, too, because they are needed again
/// in the next frame. Threads share one heap beside the main one: each of its own would have gaps of its own.
static inline void CMalloc_keep_large_blocks_apart(int pixels) {
  const int least = 96 << 10, most = 512 << 10, limit = pixels / 16;
  mallopt(M_ARENA_MAX, 2);
  mallopt(M_MMAP_THRESHOLD, limit < least ? least : limit > most ? most : limit);
  mallopt(M_TRIM_THRESHOLD, 4 << 20);
}
#else
static inline void CMalloc_keep_large_blocks_apart(int pixels) { (void)pixels; }
#endif
