#pragma once

/// Tells an X server not to report raw movements and raw buttons, if `window`, an `SDL_Window`, is on one.
///
/// SDL asks for those of the whole display, but reads them only while it hides the pointer to measure
/// movements, which is not done here. They would wake the program whenever the pointer moves, also over other
/// windows, and after thousands of movements at once Xlib would keep twice the memory.
void CX11_leaveOutRawInput(void *window);

/// Frees the memory in which Xlib held events that have been taken, if `window`, an `SDL_Window`, is on an X server.
///
/// Xlib would keep as much as the longest queue needed, some megabytes after thousands of events at once.
void CX11_giveBackMemory(void *window);
