/* Makes calls of a program fail, for scripts/powercut: the FAULT_NUMBERth that has to do with the folder
   FAULT_FOLDER once the file FAULT_ARMED is there, and with FAULT_STAYS all after it. How many there
   were is written to FAULT_COUNT. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int number, is_armed;

static int fails(const char *path) {
  const char *folder = getenv("FAULT_FOLDER"), *begin = getenv("FAULT_ARMED");
  if (!folder || !path || strncmp(path, folder, strlen(folder)) || strstr(path, "/place")) return 0;
  if (!is_armed && begin && access(begin, F_OK)) return 0;
  is_armed = 1;
  int now = __sync_add_and_fetch(&number, 1), wanted = atoi(getenv("FAULT_NUMBER"));
  char text[64];
  int file = ((int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open"))(
      getenv("FAULT_COUNT"), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  ssize_t (*out)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  out(file, text, snprintf(text, sizeof text, "%d\n", now));
  close(file);
  if (now != wanted && !(getenv("FAULT_STAYS") && now > wanted)) return 0;
  errno = now % 2 ? ENOSPC : EIO;
  return 1;
}

static int fails_of(int file) {
  char name[64], path[4096];
  snprintf(name, sizeof name, "/proc/self/fd/%d", file);
  ssize_t count = readlink(name, path, sizeof path - 1);
  if (count < 0) return 0;
  path[count] = 0;
  return fails(path);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (fails_of(file)) return -1;
  return ((ssize_t (*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write"))(file, bytes, count);
}

int fsync(int file) {
  if (fails_of(file)) return -1;
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}

int rename(const char *from, const char *to) {
  if (fails(to)) return -1;
  return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(from, to);
}

int link(const char *from, const char *to) {
  if (fails(to)) return -1;
  return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "link"))(from, to);
}

static int opened(const char *call, const char *path, int flags, int mode) {
  if ((flags & O_ACCMODE) != O_RDONLY && fails(path)) return -1;
  return ((int (*)(const char *, int, ...))dlsym(RTLD_NEXT, call))(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  int mode = flags & O_CREAT ? va_arg(more, int) : 0;
  va_end(more);
  return opened("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  int mode = flags & O_CREAT ? va_arg(more, int) : 0;
  va_end(more);
  return opened("open64", path, flags, mode);
}
