import AppState
import Playground
import SDLHost
import Talks

/// Decides who may see the speaker's notes and control the talk: one page at a time, the one that was
/// opened with the key of the latest link. The key itself never crosses the network. It signs each
/// request, with a number that only rises, and each response, so that nobody who listens can send an
/// order, repeat one, or change an answer.
nonisolated struct RemoteAccess: Sendable {
  /// The page that is linked.
  private struct Link {
    let key: String
    /// The page's own random name, so that it can be loaded again.
    let page: String
  }

  /// In every signature, so that those of another run of Riff count for nothing.
  let run: String
  private var offeredKey: String?
  private var link: Link?
  /// How often a page has been linked. Signatures with another number count for nothing.
  private(set) var epoch = 0
  /// The latest number of each path.
  private var counters: [Path: Int] = [:]
  /// The signature of the latest order, and its answer, in case that was lost on the way.
  private var latestOrder: (signature: String, response: WebResponse)?

  init(run: String = Secret.make()) { self.run = run }

  /// The content of the page, and how often it has changed.
  struct PageContent: Equatable, Sendable {
    var revision = 0
    var json = SpeakerNotes.nothing
    /// The texts of the page in the language of the talk, as JSON.
    var words = SpeakerNotes.pageWords
    /// The pictures of the current and of the next stop.
    var pictures = [Picture(), Picture()]
  }

  struct Picture: Equatable, Sendable {
    /// How often it has changed.
    var revision = 0
    /// It contains the picture, as "data:image/png;base64,…"; empty without one.
    var address = ""
  }

  enum Answer: Equatable, Sendable {
    case response(WebResponse)
    /// The page asks for news, and there is none.
    case wait
    case order(TalkOrder, WebResponse)
  }

  /// "EPOCH COUNTER SIGNATURE" in a request, and the signature in a response; in lower case, as requests
  /// are read.
  static let header = "riff-signature"

  /// Whether a link is shown that no page has used.
  var isOffering: Bool { offeredKey != nil }
  /// Whether a page is linked.
  var isLinked: Bool { link != nil }

  /// The key of a new link. The page that is linked stays so until another one uses the new key.
  mutating func offer(key: String = Secret.make()) -> String {
    offeredKey = key
    return key
  }

  /// Takes back a link that no page has used.
  mutating func withdraw() { offeredKey = nil }

  // MARK: Requests

  private enum Path: String {
    case page = "/"
    case style = "/remote.css"
    case script = "/remote.js"
    /// The number that the next claim has to sign.
    case hello = "/hello"
    case claim = "/claim"
    case state = "/state"
    case picture = "/picture"
    case order = "/order"

    var method: String {
      switch self {
      case .page, .style, .script, .hello, .state, .picture: "GET"
      case .claim, .order: "POST"
      }
    }
  }

  private static let refusal = WebResponse(403, "Refused.\n")
  private static let isTaken = WebResponse(409, "Another page is linked.\n")

  /// The answer to a request at the server's `address` and `port` that has been waiting for `waited`
  /// seconds.
  mutating func answer(
    _ request: WebRequest, address: NetworkAddress, port: UInt16, shown: PageContent, waited: Double
  ) -> Answer {
    // Under another name, a page from elsewhere could pass for this one.
    let names = address == .loopback ? ["127.0.0.1", "localhost", "[::1]"] : [address.text]
    guard let host = request.header("host")?.lowercased() else {
      return .response(WebResponse(400, "The request has no Host header.\n"))
    }
    guard names.contains(where: { "\($0):\(port)" == host }),
      let path = Path(rawValue: request.path)
    else { return .response(Self.refusal) }
    guard request.method == path.method else {
      return .response(
        WebResponse(405, "Method not allowed.\n", headers: ["Allow: \(path.method)"]))
    }
    guard request.method == "GET" || request.header("origin")?.lowercased() == "http://\(host)"
    else { return .response(Self.refusal) }
    switch path {
    case .page: return .response(RemotePage.html)
    case .style: return .response(RemotePage.style)
    case .script: return .response(RemotePage.script(words: shown.words))
    case .hello: return .response(WebResponse(200, "\(run) \(epoch)"))
    case .claim: return .response(claim(request.body))
    case .state, .picture, .order: return signed(path, request, shown, waited)
    }
  }

  /// The body is "PAGE SIGNATURE".
  private mutating func claim(_ body: String) -> WebResponse {
    let words = body.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 2, words[0].count == 32 else { return Self.refusal }
    func isSigned(by key: String?) -> Bool {
      guard let key else { return false }
      let signature = Signature.make(["claim", run, "\(epoch)", words[0]], key: key)
      return Secret.areEqual(signature, words[1])
    }
    if let key = offeredKey, isSigned(by: key) {
      (link, offeredKey) = (Link(key: key, page: words[0]), nil)
    } else if isSigned(by: link?.key) {
      guard link?.page == words[0] else { return Self.isTaken }
    } else {
      return Self.refusal
    }
    epoch += 1
    (counters, latestOrder) = ([:], nil)
    return signed(WebResponse(200, "\(epoch)"), "claim", counter: 0)
  }

  private mutating func signed(
    _ path: Path, _ request: WebRequest, _ shown: PageContent, _ waited: Double
  ) -> Answer {
    guard let link, let words = request.header(Self.header)?.split(separator: " "),
      words.count == 3, let number = Int(words[0]), let counter = Int(words[1])
    else { return .response(Self.refusal) }
    guard number == epoch else { return .response(number < epoch ? Self.isTaken : Self.refusal) }
    let content = request.method == "GET" ? request.query : request.body
    let signature = Signature.make(
      [path.rawValue, run, "\(epoch)", "\(counter)", content], key: link.key)
    guard Secret.areEqual(signature, String(words[2])) else { return .response(Self.refusal) }
    let latest = counters[path] ?? 0
    if path == .order, counter == latest, let latestOrder, latestOrder.signature == signature {
      return .response(latestOrder.response)
    }
    // A request that waits for news is asked again with its own number.
    guard counter > latest || waited > 0 && counter == latest else {
      return .response(Self.refusal)
    }
    counters[path] = counter
    switch path {
    case .order: return order(content, signature, counter)
    case .picture:
      let picture = Int(content).flatMap { shown.pictures.indices.contains($0) ? $0 : nil }
      let body = picture.map { shown.pictures[$0].address } ?? ""
      return .response(signed(WebResponse(200, body), path.rawValue, counter: counter))
    case .state, .page, .style, .script, .hello, .claim:
      return state(content, counter, shown, waited)
    }
  }

  private func state(_ seen: String, _ counter: Int, _ shown: PageContent, _ waited: Double)
    -> Answer
  {
    guard Int(seen) != shown.revision || waited > WebServer.longestWait else { return .wait }
    let pictures = shown.pictures.map { $0.address.isEmpty ? "0" : "\($0.revision)" }
    let body =
      "{\"revision\":\(shown.revision),\"pictures\":[\(pictures.joined(separator: ","))],\"notes\":\(shown.json)}"
    return .response(
      signed(
        WebResponse(200, body, type: "application/json; charset=utf-8"), Path.state.rawValue,
        counter: counter))
  }

  /// Any command except the ones that leave the talk, change full screen, or open windows and links.
  private mutating func order(_ text: String, _ signature: String, _ counter: Int) -> Answer {
    func answer(_ status: Int, _ body: String = "") -> WebResponse {
      signed(WebResponse(status, body), Path.order.rawValue, counter: counter)
    }
    func accepted(_ order: TalkOrder) -> Answer { .order(order, answer(200)) }
    let answer: Answer =
      switch TalkOrder(text: text) {
      case .command(let command)?
      where ![.leave, .fullScreen, .notes, .phone, .swapDisplays].contains(command):
        accepted(.command(command))
      case .go(let number)?: accepted(.go(number))
      case .choose?: accepted(.choose)
      case .command?, .minutes?, .resume?, nil:
        .response(answer(400, "There is no such command.\n"))
      }
    switch answer {
    case .response(let response), .order(_, let response): latestOrder = (signature, response)
    case .wait: break
    }
    return answer
  }

  /// A response with its signature.
  private func signed(_ response: WebResponse, _ path: String, counter: Int) -> WebResponse {
    guard let link else { return response }
    let parts = ["answer", path, run, "\(epoch)", "\(counter)", response.body]
    let signature = Signature.make(parts, key: link.key)
    return WebResponse(
      response.status, response.body, type: response.type,
      headers: ["\(Self.header): \(signature)"])
  }
}
