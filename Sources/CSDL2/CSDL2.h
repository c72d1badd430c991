#pragma once
#define SDL_MAIN_HANDLED 1
#if __has_include(<SDL.h>)  // pkg-config gives …/include/SDL2
#include <SDL.h>
#else  // /usr/include without flags
#include <SDL2/SDL.h>
#endif
// A macro that Swift does not import.
static const int CSDL_WINDOWPOS_CENTERED = SDL_WINDOWPOS_CENTERED;
