#pragma once
#define SDL_MAIN_HANDLED 1
#if __has_include(<SDL_ttf.h>)
#include <SDL_ttf.h>
#else
#include <SDL2/SDL_ttf.h>
#endif
// SDL_ttf reports errors through SDL; a function, because the macro TTF_GetError is not imported.
static inline const char *CTTF_error(void) { return SDL_GetError(); }
static inline int CTTF_setError(const char *reason) { return SDL_SetError("%s", reason); }
