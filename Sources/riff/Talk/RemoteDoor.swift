import Playground
import SDLHost

/// Who may see the speaker's page and control the talk: the browser that sends the code, which is valid
/// once. It gets a cookie instead. Everything else is refused.
nonisolated struct RemoteDoor: Equatable, Sendable {
  /// Nil once it has been used.
  private(set) var code: String?
  /// What the browser has afterwards.
  private let pass: String

  init(code: String = Secret.make(), pass: String = Secret.make()) {
    (self.code, self.pass) = (code, pass)
  }

  /// What the page shows, and how often that has changed.
  struct Board: Equatable, Sendable {
    var revision = 0
    var json = SpeakerNotes.nothing
  }

  enum Answer: Equatable, Sendable {
    case response(WebResponse)
    /// The page asks for news, and there are none.
    case wait
    case order(TalkOrder)
  }

  private static let refusal = WebResponse(
    403, "Refused. Each link works once: start riff present --remote again for a new one.\n")

  /// The answer to a request at the server's `port` that has been waiting for `waited` seconds.
  mutating func answer(
    _ request: WebRequest, port: UInt16, board: Board, waited: Double
  ) -> Answer {
    // Another name for this machine would let a page from elsewhere pass for this one.
    let hosts = ["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" }
    guard let host = request.header("host") else {
      return .response(WebResponse(400, "The request has no Host header.\n"))
    }
    guard hosts.contains(host.lowercased()) else { return .response(Self.refusal) }
    let methods = Self.methods[request.path]
    if request.method == "GET", methods == nil || request.path == "/", isCode(request) {
      code = nil
      let cookie = "Set-Cookie: \(Self.cookie(port))=\(pass); Path=/; HttpOnly; SameSite=Strict"
      return .response(WebResponse(303, headers: ["Location: /", cookie]))
    }
    guard let own = request.cookie(Self.cookie(port)), Secret.areEqual(own, pass) else {
      return .response(Self.refusal)
    }
    guard let methods else { return .response(WebResponse(404, "Not found.\n")) }
    guard request.method == methods else {
      return .response(WebResponse(405, "Method not allowed.\n", headers: ["Allow: \(methods)"]))
    }
    return request.method == "POST"
      ? order(request, host: host) : page(request, board, waited: waited)
  }

  private static func cookie(_ port: UInt16) -> String { "riff-\(port)" }

  /// The method of each path.
  private static let methods = [
    "/": "GET", "/remote.css": "GET", "/remote.js": "GET", "/state": "GET", "/order": "POST",
  ]

  private func isCode(_ request: WebRequest) -> Bool {
    guard let code, request.path == "/", request.query.hasPrefix("code=") else { return false }
    return Secret.areEqual(String(request.query.dropFirst(5)), code)
  }

  private func page(_ request: WebRequest, _ board: Board, waited: Double) -> Answer {
    switch request.path {
    case "/": return .response(WebResponse(200, RemotePage.html, type: "text/html; charset=utf-8"))
    case "/remote.css":
      return .response(WebResponse(200, RemotePage.css, type: "text/css; charset=utf-8"))
    case "/remote.js":
      return .response(
        WebResponse(200, RemotePage.script, type: "text/javascript; charset=utf-8"))
    case _:
      let seen = request.query.hasPrefix("seen=") ? Int(request.query.dropFirst(5)) : nil
      guard seen != board.revision || waited > WebServer.longestWait else { return .wait }
      return .response(
        WebResponse(
          200, "{\"revision\":\(board.revision),\"notes\":\(board.json)}",
          type: "application/json; charset=utf-8"))
    }
  }

  /// Any command but those that leave the talk, change full screen or open the second window.
  private func order(_ request: WebRequest, host: String) -> Answer {
    guard let origin = request.header("origin"),
      origin.lowercased() == "http://\(host.lowercased())"
    else { return .response(Self.refusal) }
    switch TalkOrder(text: request.body) {
    case .command(let command)? where ![.leave, .fullScreen, .notes].contains(command):
      return .order(.command(command))
    case .go(let number)?: return .order(.go(number))
    case .command?, .minutes?, .resume?, nil:
      return .response(WebResponse(400, "There is no such command.\n"))
    }
  }
}
