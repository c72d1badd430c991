/* Changes what a program sees of its world, for scripts/world.

   The file WORLD_CLOCKS has two integers of eight bytes: by how many seconds the time of day and the
   clocks that never go back are ahead. While the file WORLD_NO_PIXELS is there, windows have no pixels. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long long ahead(int is_steady) {
  static volatile long long *seconds;
  if (!seconds) {
    static volatile long long none[2];
    const char *name = getenv("WORLD_CLOCKS");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    void *map = file < 0 ? MAP_FAILED : mmap(0, 16, PROT_READ, MAP_SHARED, file, 0);
    if (file >= 0) close(file);
    seconds = map == MAP_FAILED ? none : map;
  }
  return seconds[is_steady];
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  int status = syscall(SYS_clock_gettime, clock, time);
  if (status) return status;
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) time->tv_sec += ahead(0);
  if (clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE ||
      clock == CLOCK_BOOTTIME)
    time->tv_sec += ahead(1);
  return status;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

int gettimeofday(struct timeval *result, void *zone) {
  struct timespec now;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  result->tv_sec = now.tv_sec;
  result->tv_usec = now.tv_nsec / 1000;
  return 0;
}

void *SDL_GetWindowSurface(void *window) {
  const char *name = getenv("WORLD_NO_PIXELS");
  if (name && !access(name, F_OK)) {
    ((int (*)(const char *, ...))dlsym(RTLD_NEXT, "SDL_SetError"))("The display has no pixels");
    return 0;
  }
  return ((void *(*)(void *))dlsym(RTLD_NEXT, "SDL_GetWindowSurface"))(window);
}
