/* A window of 1280 x 720 that says when its first picture is shown, for scripts/startup. */

#include <SDL2/SDL.h>
#include <stdio.h>

int main(void) {
  SDL_Window *window;
  SDL_Renderer *renderer;
  SDL_Init(SDL_INIT_VIDEO);
  window = SDL_CreateWindow("C", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 720,
                            SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  renderer = SDL_CreateRenderer(window, -1, 0);
  SDL_Texture *texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, 1280, 720);
  void *pixels;
  int stride;
  SDL_LockTexture(texture, NULL, &pixels, &stride);
  SDL_memset(pixels, 40, (size_t)stride * 720);
  SDL_UnlockTexture(texture);
  SDL_RenderCopy(renderer, texture, NULL, NULL);
  SDL_RenderPresent(renderer);
  puts("shown resting");
  fflush(stdout);
  SDL_Event event;
  while (SDL_WaitEvent(&event)) {
    if (event.type == SDL_QUIT) return 0;
  }
}
