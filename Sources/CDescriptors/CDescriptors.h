#pragma once
// Descriptors that child programs never inherit: they are closed on exec from their creation, since another
// thread could start a program before fcntl.
// Linux alone has these functions, and glibc declares them only with _GNU_SOURCE. No header of the system is included,
// since its declarations would then belong to this module.
#if defined(__linux__)
struct sockaddr;
int pipe2(int ends[2], int flags);
int accept4(int socket, struct sockaddr *peer, unsigned int *length, int flags);
static inline int CDescriptors_pipe(int ends[2], int flags) { return pipe2(ends, flags); }
static inline int CDescriptors_accept(int socket, void *peer, unsigned int *length, int flags) {
  return accept4(socket, (struct sockaddr *)peer, length, flags);
}
#endif
