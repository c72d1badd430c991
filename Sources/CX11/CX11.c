#include "CX11.h"

#if defined(__linux__) && __has_include(<SDL2/SDL_syswm.h>) && __has_include(<X11/Xlib.h>)
#include <SDL2/SDL_syswm.h>
#include <dlfcn.h>

/// `XIEventMask` of libXi, which SDL has loaded.
typedef struct {
  int device, length;
  unsigned char *bits;
} Wanted;

void CX11_leaveOutRawInput(void *window) {
  // SDL 3, under the name of SDL 2, may use them for more.
  SDL_version version;
  SDL_GetVersion(&version);
  if (version.minor >= 32) return;
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return;
  void *library = dlopen("libXi.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (!library) return;
  int (*selectEvents)(Display *, Window, Wanted *, int) = dlsym(library, "XISelectEvents");
  unsigned char none[4] = {0};
  Wanted wanted = {1 /* XIAllMasterDevices */, sizeof none, none};
  Display *display = info.info.x11.display;
  if (selectEvents) selectEvents(display, DefaultRootWindow(display), &wanted, 1);
  dlclose(library);
}
#else
void CX11_leaveOutRawInput(void *window) {}
#endif
