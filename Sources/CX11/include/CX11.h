#pragma once

/// Tells an X server not to report raw movements and raw buttons, if `window`, an `SDL_Window`, is on one.
///
/// SDL asks for those of the whole display, but reads them only while it hides the pointer to measure
/// movements, which is not done here. They would wake the program whenever the pointer moves, also over other
/// windows, and after thousands of movements at once Xlib would keep twice the memory.
void CX11_leaveOutRawInput(void *window);
