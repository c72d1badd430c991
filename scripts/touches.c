/* Fingers on a touch screen, for scripts/monkey, since XTest has none. The file TOUCHES is a pipe of lines
   "down FINGER X Y", "move FINGER X Y" and "up FINGER X Y", with X and Y from 0 to 1. */

#include <SDL2/SDL.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static void *pass_on(void *name) {
  FILE *pipe = fopen(name, "r");
  SDL_Event event = {0};
  char kind;
  int finger;
  while (pipe && fscanf(pipe, " %c%*s %d %f %f", &kind, &finger, &event.tfinger.x, &event.tfinger.y) == 4) {
    event.type = kind == 'd' ? SDL_FINGERDOWN : kind == 'm' ? SDL_FINGERMOTION : SDL_FINGERUP;
    event.tfinger.timestamp = SDL_GetTicks();
    event.tfinger.touchId = 1;
    event.tfinger.fingerId = finger;
    SDL_PushEvent(&event);
  }
  return NULL;
}

__attribute__((constructor)) static void begin(void) {
  pthread_t thread;
  char *name = getenv("TOUCHES");
  unsetenv("LD_PRELOAD");
  if (name) pthread_create(&thread, NULL, pass_on, name);
}
