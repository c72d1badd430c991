#include "CMalloc.h"

#if defined(__linux__)
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

/// Of a program or library, gives back what was mapped from its file and cannot have been changed: code and constants.
static int give_back_segments(struct dl_phdr_info *info, size_t size, void *unused) {
  (void)size, (void)unused;
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD || (segment->p_flags & PF_W)) continue;
    const size_t start = info->dlpi_addr + segment->p_vaddr, first = start & ~(page - 1);
    madvise((void *)first, start + segment->p_memsz - first, MADV_DONTNEED);
  }
  return 0;
}

void CMalloc_give_back_code(void) { dl_iterate_phdr(give_back_segments, NULL); }
#else
void CMalloc_give_back_code(void) {}
#endif

#if defined(__GLIBC__)
void CMalloc_give_back(void) { malloc_trim(0); }
#else
void CMalloc_give_back(void) {}
#endif
