import AppState
import Playground
import SDLHost

/// Who may see the speaker's notes and control the talk. The first page that sends the code gets a pass,
/// which it sends in a header with each request; pages at other ports of this machine never see it. Later
/// visitors with the code get an empty page and no pass. All other requests are refused.
nonisolated struct RemoteDoor: Equatable, Sendable {
  let code: String
  private let pass: String
  /// Whether a page has the pass.
  private(set) var isTaken = false

  init(code: String = Secret.make(), pass: String = Secret.make()) {
    (self.code, self.pass) = (code, pass)
  }

  /// The content of the page, and how often it has changed.
  struct Board: Equatable, Sendable {
    var revision = 0
    var json = SpeakerNotes.nothing
  }

  enum Answer: Equatable, Sendable {
    case response(WebResponse)
    /// The page asks for news, and there is none.
    case wait
    case order(TalkOrder)
  }

  /// In lower case, as requests are read.
  static let passHeader = "riff-pass"

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
    guard hosts.contains(host.lowercased()), let path = Path(rawValue: request.path),
      isAllowed(request, path)
    else { return .response(Self.refusal) }
    guard request.method == path.method else {
      return .response(
        WebResponse(405, "Method not allowed.\n", headers: ["Allow: \(path.method)"]))
    }
    guard request.method == "GET" || isOwn(request.header("origin"), host) else {
      return .response(Self.refusal)
    }
    switch path {
    case .page, .style, .script: return .response(RemotePage.response(request.path, code: code))
    case .pass:
      isTaken = true
      return .response(WebResponse(200, pass))
    case .state: return state(request, board, waited: waited)
    case .order: return order(request)
    }
  }

  private enum Path: String {
    case page = "/"
    case style = "/remote.css"
    case script = "/remote.js"
    case pass = "/pass"
    case state = "/state"
    case order = "/order"

    var method: String {
      switch self {
      case .page, .style, .script, .state: "GET"
      case .pass, .order: "POST"
      }
    }
  }

  private func isAllowed(_ request: WebRequest, _ path: Path) -> Bool {
    switch path {
    case .page, .style, .script:
      request.query.hasPrefix("code=")
        && Secret.areEqual(String(request.query.dropFirst(5)), code)
    case .pass: !isTaken && Secret.areEqual(request.body, code)
    case .state, .order:
      request.header(Self.passHeader).map { Secret.areEqual($0, pass) } ?? false
    }
  }

  private func isOwn(_ origin: String?, _ host: String) -> Bool {
    origin?.lowercased() == "http://\(host.lowercased())"
  }

  private func state(_ request: WebRequest, _ board: Board, waited: Double) -> Answer {
    let seen = request.query.hasPrefix("seen=") ? Int(request.query.dropFirst(5)) : nil
    guard seen != board.revision || waited > WebServer.longestWait else { return .wait }
    return .response(
      WebResponse(
        200, "{\"revision\":\(board.revision),\"notes\":\(board.json)}",
        type: "application/json; charset=utf-8"))
  }

  /// Any command except the ones that leave the talk, change full screen or open the second window.
  private func order(_ request: WebRequest) -> Answer {
    switch TalkOrder(text: request.body) {
    case .command(let command)? where ![.leave, .fullScreen, .notes].contains(command):
      return .order(.command(command))
    case .go(let number)?: return .order(.go(number))
    case .choose?: return .order(.choose)
    case .command?, .minutes?, .resume?, nil:
      return .response(WebResponse(400, "There is no such command.\n"))
    }
  }
}
