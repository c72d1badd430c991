/// The end of the connection to an X server. Xlib would print lines of its own and end the program.
nonisolated enum LostDisplay {
  private(set) nonisolated(unsafe) static var hasHappened = false

  private typealias Handler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?

  /// Makes the program exit as usual, without Xlib's lines. Called once SDL has loaded Xlib; does nothing on
  /// other systems.
  static func exitsQuietly() {
    guard let library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD),
      let address = dlsym(library, "XSetIOErrorHandler")
    else { return }
    let setHandler = unsafeBitCast(address, to: SetHandler.self)
    _ = setHandler { _ in
      LostDisplay.hasHappened = true
      exit(1)
    }
  }
}
