#include "CX11.h"

#if defined(__linux__) && __has_include(<SDL2/SDL_syswm.h>) && __has_include(<X11/Xlibint.h>)
#include <SDL2/SDL_syswm.h>
#include <X11/Xlibint.h>
#include <dlfcn.h>

/// `XIEventMask` of libXi, which SDL has loaded.
typedef struct {
  int device, length;
  unsigned char *bits;
} Wanted;

/// The connection of a window; null if it has none.
static Display *connection(void *window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return NULL;
  return info.info.x11.display;
}

void CX11_giveBackMemory(void *window) {
  Display *display = connection(window);
  if (!display) return;
  LockDisplay(display);
  for (struct _XSQEvent *unused = display->qfree, *next; unused; unused = next) {
    next = unused->next;
    free(unused);
  }
  display->qfree = NULL;
  UnlockDisplay(display);
}

void CX11_leaveOutRawInput(void *window) {
  // SDL 3, under the name of SDL 2, may use them for more.
  SDL_version version;
  SDL_GetVersion(&version);
  if (version.minor >= 32) return;
  Display *display = connection(window);
  if (!display) return;
  void *library = dlopen("libXi.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (!library) return;
  int (*selectEvents)(Display *, Window, Wanted *, int) = dlsym(library, "XISelectEvents");
  unsigned char none[4] = {0};
  Wanted wanted = {1 /* XIAllMasterDevices */, sizeof none, none};
  if (selectEvents) selectEvents(display, DefaultRootWindow(display), &wanted, 1);
  dlclose(library);
}
#else
void CX11_giveBackMemory(void *window) {}
void CX11_leaveOutRawInput(void *window) {}
#endif
