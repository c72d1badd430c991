/// Code loaded into this process. It stays loaded, since values of its types may be anywhere.
public nonisolated struct SharedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads the library at `path`. The file may be removed afterwards.
  public init(_ path: String) throws(SDLError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason given"
      throw SDLError("\(path) cannot be loaded: \(reason).")
    }
    self.handle = handle
  }

  /// The address of the symbol `name` in the library; nil if there is none.
  public func address(of name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }
}
