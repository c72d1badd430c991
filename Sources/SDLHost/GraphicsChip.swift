import CSDL2

/// Whether OpenGL is hardware-accelerated.
enum GraphicsChip {
  /// Looks for GPU devices, without loading a driver; on Linux, without one of these there is no
  /// GPU.
  static var mayExist: Bool {
    #if os(Linux)
      ["/dev/dri/renderD128", "/dev/dri/card0", "/dev/dri/card1", "/dev/nvidia0", "/dev/dxg"]
        .contains { (path: String) in access(path, F_OK) == 0 }
    #else
      true
    #endif
  }

  /// Whether the OpenGL in use, if any, identifies itself as a known software renderer.
  static var isEmulated: Bool {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    let nameOfRenderer: UInt32 = 0x1F01
    guard SDL_GL_GetCurrentContext() != nil, let function = SDL_GL_GetProcAddress("glGetString"),
      let name = unsafeBitCast(function, to: GetString.self)(nameOfRenderer)
    else { return false }
    let words = String(cString: name).lowercased().split { !$0.isLetter }
    return words.contains { ["llvmpipe", "softpipe", "swiftshader", "swrast"].contains($0) }
  }
}
