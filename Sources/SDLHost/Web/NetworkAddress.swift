/// An IPv4 address.
public nonisolated struct NetworkAddress: Equatable, Sendable {
  /// In the order of the network.
  private let bits: UInt32

  /// Reads four numbers such as "192.168.0.7"; nil for another text.
  public init?(_ text: String) {
    var address = in_addr()
    guard inet_pton(AF_INET, text, &address) == 1 else { return nil }
    bits = address.s_addr
  }

  private init(_ address: in_addr) { bits = address.s_addr }

  /// Only reached from this machine.
  public static let loopback = NetworkAddress(in_addr(s_addr: UInt32(0x7F00_0001).bigEndian))

  /// Four numbers.
  public var text: String {
    let number = UInt32(bigEndian: bits)
    return (0..<4).map { "\(number >> (24 - 8 * $0) & 255)" }.joined(separator: ".")
  }

  /// For a socket, at any free port.
  var socketAddress: sockaddr_in { socketAddress(port: 0) }

  private func socketAddress(port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = bits
    address.sin_port = port.bigEndian
    return address
  }

  /// The addresses at which other devices may reach this machine. First is the one from which it reaches
  /// the rest of the network. Those of virtual machines and containers are left out.
  public static var ofThisMachine: [Self] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    let own = sequence(first: first, next: { $0?.pointee.ifa_next }).prefix { $0 != nil }
      .compactMap { $0.flatMap { address(of: $0.pointee) } }
    guard let usual = usual, own.contains(usual) else { return own }
    return [usual] + own.filter { $0 != usual }
  }

  private static func address(of interface: ifaddrs) -> Self? {
    guard let raw = interface.ifa_addr, Int32(raw.pointee.sa_family) == AF_INET else { return nil }
    let flags = UInt32(interface.ifa_flags)
    guard flags & isUp != 0, flags & isLoopback == 0,
      !isVirtual(String(cString: interface.ifa_name))
    else { return nil }
    let address = raw.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
      Self($0.pointee.sin_addr)
    }
    // An address that the machine has given to itself, for lack of a network.
    return address.text.hasPrefix("169.254.") ? nil : address
  }

  /// `IFF_UP` and `IFF_LOOPBACK` of Linux and macOS, which Swift does not import everywhere.
  private static let (isUp, isLoopback): (UInt32, UInt32) = (0x1, 0x8)

  private static func isVirtual(_ name: String) -> Bool {
    ["docker", "veth", "virbr", "br-", "vmnet", "vboxnet"].contains { name.hasPrefix($0) }
  }

  /// The address from which this machine reaches the rest of the network. Nothing is sent: connecting such
  /// a socket only chooses an address. (192.0.2.0/24 is for documentation, RFC 5737.)
  private static var usual: Self? {
    guard let other = Self("192.0.2.1") else { return nil }
    let file = socket(AF_INET, datagrams, 0)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var address = other.socketAddress(port: 9)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        connect(file, raw, length) == 0 && getsockname(file, raw, &length) == 0
      }
    }
    return isKnown ? Self(address.sin_addr) : nil
  }

  private static var datagrams: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_DGRAM.rawValue)
    #else
      SOCK_DGRAM
    #endif
  }
}
