/// A small server for a browser on this machine or a phone. It runs on a thread of its own.
///
/// It serves at most 24 connections, 8 of them from the same other device, with one request each. The request
/// has to arrive within five seconds, and the browser has to read the response within five more.
public nonisolated final class WebServer: Sendable {
  /// The reply to a request.
  public enum Reply: Equatable, Sendable {
    case answer(WebResponse)
    /// Asks again in a moment: something that the request waits for has not happened yet.
    case wait
  }

  public let address: NetworkAddress
  public let port: UInt16
  private let isOver = Shared(false)
  private let work: Background<Bool>

  static let mostConnections = 24
  /// So that one device doesn't keep out the phone.
  static let mostOfOneDevice = 8
  static let patience = 5.0
  /// The longest time that a request may be kept waiting, in seconds.
  public static let longestWait = 20.0

  /// Starts the server at a free port of `address`. `reply` is called on the server's thread, with the seconds for which the
  /// request has been waiting.
  public init(
    on address: NetworkAddress = .loopback,
    _ reply: @escaping @Sendable (WebRequest, UInt16, Double) -> Reply
  ) throws(SDLError) {
    let (sockets, port) = try Listening.start(on: address)
    (self.address, self.port) = (address, port)
    let isOver = isOver
    work = Background {
      var connections: [WebConnection] = []
      while !isOver.value {
        Self.turn(sockets, isLocal: address == .loopback, &connections) { reply($0, port, $1) }
      }
      for connection in connections { connection.end() }
      for socket in sockets { close(socket) }
      return true
    }
  }

  deinit { isOver.value = true }

  /// Stops serving, and waits until the sockets are closed.
  public func stop() {
    isOver.value = true
    _ = work.result(within: 1)
  }

  private static func turn(
    _ sockets: [Int32], isLocal: Bool, _ connections: inout [WebConnection],
    _ reply: (WebRequest, Double) -> Reply
  ) {
    var polled = sockets.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    polled += connections.map { pollfd(fd: $0.file, events: $0.events, revents: 0) }
    // Waiting requests are tried again after this time.
    _ = poll(&polled, nfds_t(polled.count), 50)
    for (index, socket) in sockets.enumerated() where polled[index].revents != 0 {
      accept(socket, isLocal: isLocal, &connections)
    }
    let now = Clock.now
    for index in connections.indices { connections[index].go(on: now, reply) }
    connections.removeAll { $0.isOver }
  }

  private static func accept(
    _ socket: Int32, isLocal: Bool, _ connections: inout [WebConnection]
  ) {
    while let (file, peer) = Listening.accept(socket) {
      guard connections.count < mostConnections,
        isLocal || connections.count(where: { $0.peer == peer }) < mostOfOneDevice
      else {
        close(file)
        continue
      }
      connections.append(WebConnection(file, peer: peer, at: Clock.now))
    }
  }
}

/// A connection: it is read from, then answered, then closed.
private nonisolated struct WebConnection {
  private enum State {
    case reading([UInt8])
    case waiting(WebRequest)
    case writing([UInt8])
    case over
  }

  let file: Int32
  /// The address of the browser.
  let peer: UInt32
  private var state = State.reading([])
  /// The time when this state began.
  private var since: Double

  init(_ file: Int32, peer: UInt32, at now: Double) {
    (self.file, self.peer, since) = (file, peer, now)
  }

  var isOver: Bool { if case .over = state { true } else { false } }

  var events: Int16 {
    switch state {
    case .reading: Int16(POLLIN)
    case .writing: Int16(POLLOUT)
    // Anything more that a browser sends while it waits is not read.
    case .waiting, .over: 0
    }
  }

  func end() { close(file) }

  mutating func go(on now: Double, _ reply: (WebRequest, Double) -> WebServer.Reply) {
    if case .reading(let bytes) = state { read(after: bytes, now) }
    if case .waiting(let request) = state {
      if case .answer(let response) = reply(request, now - since) {
        (state, since) = (.writing(response.bytes), now)
      } else if hasGone {
        finish()
      }
    }
    if case .writing(let bytes) = state { write(bytes, now) }
  }

  private mutating func read(after bytes: [UInt8], _ now: Double) {
    var bytes = bytes
    var part = [UInt8](repeating: 0, count: 4096)
    while bytes.count <= WebRequest.mostHead + WebRequest.mostBody {
      let count = Files.retrying { recv(file, &part, part.count, 0) }
      if count == 0 { return finish() }
      guard count > 0 else {
        guard errno == EAGAIN || errno == EWOULDBLOCK else { return finish() }
        break
      }
      bytes += part.prefix(count)
    }
    state = .reading(bytes)
    switch WebRequest.reading(bytes) {
    case .whole(let request): (state, since) = (.waiting(request), now)
    case .bad: (state, since) = (.writing(WebResponse(400, "Bad request.\n").bytes), now)
    case .incomplete where now - since > WebServer.patience: finish()
    case .incomplete: break
    }
  }

  /// Whether the browser has closed the connection while its request waits.
  private var hasGone: Bool {
    var byte: UInt8 = 0
    let count = Files.retrying { recv(file, &byte, 1, Int32(MSG_PEEK)) }
    return count == 0 || count < 0 && errno != EAGAIN && errno != EWOULDBLOCK
  }

  private mutating func write(_ bytes: [UInt8], _ now: Double) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { part in
        Files.retrying { send(file, part.baseAddress, part.count, 0) }
      }
      guard count > 0 else {
        let isFull = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)
        guard isFull, now - since <= WebServer.patience else { return finish() }
        return state = .writing(Array(rest))
      }
      rest = rest.dropFirst(count)
    }
    shutdown(file, Int32(SHUT_WR))
    finish()
  }

  private mutating func finish() {
    close(file)
    state = .over
  }
}
