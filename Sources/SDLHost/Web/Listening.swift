import CDescriptors

/// Sockets that listen on a single address of this machine.
nonisolated enum Listening {
  /// Listens at a free port of an IPv4 address; on the loopback address also for IPv6, if available.
  static func start(
    on address: NetworkAddress
  ) throws(SDLError) -> (sockets: [Int32], port: UInt16) {
    let first = socket(AF_INET, streams | closesOnStart, 0)
    guard first >= 0 else { throw SDLError("No socket can be opened: \(Files.reason()).") }
    var own = address.socketAddress
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &own) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(first, raw, length) == 0 && Self.listens(first)
          && getsockname(first, raw, &length) == 0
      }
    }
    guard status else {
      let error = SDLError("No port of \(address.text) can be opened: \(Files.reason()).")
      close(first)
      throw error
    }
    prepare(first)
    let port = UInt16(bigEndian: own.sin_port)
    let second = address == .loopback ? loopback6(port: port) : nil
    return ([first] + [second].compactMap(\.self), port)
  }

  private static func loopback6(port: UInt16) -> Int32? {
    let file = socket(AF_INET6, streams | closesOnStart, 0)
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

  /// Accepts a connection; nil if there is none.
  static func accept(_ socket: Int32) -> (file: Int32, peer: UInt32)? {
    var peer = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    #if os(Linux)
      let file = CDescriptors_accept(socket, &peer, &length, closesOnStart)
    #else
      let file = withUnsafeMutablePointer(to: &peer) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
          Darwin.accept(socket, raw, &length)
        }
      }
    #endif
    guard file >= 0 else { return nil }
    prepare(file)
    // IPv6 is only used on the loopback address.
    return (file, Int32(peer.sin_family) == AF_INET ? peer.sin_addr.s_addr : 0)
  }

  /// Makes the socket non-blocking, and keeps child processes from inheriting it.
  private static func prepare(_ file: Int32) {
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
  }

  /// A flag for sockets that programs which are started don't inherit; 0 where `prepare` does that.
  private static var closesOnStart: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_CLOEXEC.rawValue)
    #elseif canImport(Musl)
      Int32(SOCK_CLOEXEC)
    #else
      0
    #endif
  }

  static var streams: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }
}
