/// Finds programs.
public nonisolated enum Programs {
  /// The path of this process's own program; nil if the system does not report it.
  public static let own: String? = {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return String(cString: buffer)
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &buffer, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #endif
  }()

  /// Turns this process into the program called `name` beside its own; returns only if that fails.
  public static func become(_ name: String, _ arguments: [String]) {
    guard let own, let slash = own.lastIndex(of: "/") else { return }
    let path = own[...slash] + name
    execv(String(path), CStrings.lasting([String(path)] + arguments))
  }

  /// The path of the first program with this name in the folders of `PATH`.
  public static func find(_ name: String) -> String? {
    let folders = Storage.variable("PATH") ?? ""
    // Relative folders depend on where Riff was started, so programs in them can't be trusted.
    return folders.split(separator: ":").filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 && !Files.isFolder($0) }
  }
}
