/// Sockets bound to the loopback address, so that only this machine can connect to them.
nonisolated enum Loopback {
  /// Creates listening sockets at the same port: for IPv4, and for IPv6 if available.
  static func listen() throws(SDLError) -> (sockets: [Int32], port: UInt16) {
    let first = socket(AF_INET, streams, 0)
    guard first >= 0 else { throw SDLError("No socket can be opened: \(Files.reason()).") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(first, raw, length) == 0 && Self.listens(first)
          && getsockname(first, raw, &length) == 0
      }
    }
    guard status else {
      let error = SDLError("No port of this machine can be opened: \(Files.reason()).")
      close(first)
      throw error
    }
    prepare(first)
    let port = UInt16(bigEndian: address.sin_port)
    return ([first] + [second(port: port)].compactMap(\.self), port)
  }

  private static func second(port: UInt16) -> Int32? {
    let file = socket(AF_INET6, streams, 0)
    guard file >= 0 else { return nil }
    var only: Int32 = 1
    setsockopt(
      file, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &only, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_addr = in6addr_loopback
    address.sin6_port = port.bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(file, raw, length) == 0 && Self.listens(file)
      }
    }
    guard status else {
      close(file)
      return nil
    }
    prepare(file)
    return file
  }

  private static func listens(_ file: Int32) -> Bool {
    #if canImport(Darwin)
      Darwin.listen(file, 16) == 0
    #elseif canImport(Musl)
      Musl.listen(file, 16) == 0
    #else
      Glibc.listen(file, 16) == 0
    #endif
  }

  /// Makes the socket non-blocking, and keeps child processes from inheriting it.
  static func prepare(_ file: Int32) {
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  private static var streams: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }
}
