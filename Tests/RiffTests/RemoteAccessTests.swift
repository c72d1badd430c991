import Foundation
import AppState
import Playground
import SDLHost
import Testing

@testable import Commands
@testable import Talks

/// Who may see the speaker's page, and control the talk.
@Suite struct RemoteAccessTests {
  private static let port: UInt16 = 4321
  private static let host = "127.0.0.1:4321"
  private static let shown = RemoteAccess.PageContent(
    revision: 3, json: "{}", words: "{}",
    pictures: [.init(revision: 2, address: "data:a"), .init(revision: 5, address: "")])
  private static let key = String(repeating: "0123456789abcdef", count: 2)
  private static let page = String(repeating: "5", count: 32)

  /// A page as its script makes it, in Swift.
  private struct Page {
    var key = RemoteAccessTests.key
    var name = RemoteAccessTests.page
    var epoch = 0

    func claim() -> String {
      name + " " + Signature.make(["claim", "run", "\(epoch)", name], key: key)
    }

    func header(_ path: String, _ counter: Int, _ content: String) -> String {
      let parts = [path, "run", "\(epoch)", "\(counter)", content]
      return "Riff-Signature: \(epoch) \(counter) \(Signature.make(parts, key: key))"
    }

    func answerSignature(_ path: String, _ counter: Int, _ body: String) -> String {
      Signature.make(["answer", path, "run", "\(epoch)", "\(counter)", body], key: key)
    }
  }

  private func ask(
    _ access: inout RemoteAccess, _ line: String, _ headers: [String] = [], body: String = "",
    host: String = Self.host, address: NetworkAddress = .loopback, waited: Double = 0
  ) throws -> RemoteAccess.Answer {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    let lines = ["\(line) HTTP/1.1", "Host: \(host)"] + length + headers
    let text = lines.joined(separator: "\r\n") + "\r\n\r\n" + body
    guard case .whole(let request) = WebRequest.reading(Array(text.utf8)) else {
      Issue.record("No request: \(text)")
      return .wait
    }
    return access.answer(
      request, address: address, port: Self.port, shown: Self.shown, waited: waited)
  }

  private func status(_ answer: RemoteAccess.Answer) -> Int? {
    switch answer {
    case .response(let response), .order(_, let response): response.status
    case .wait: nil
    }
  }

  private static let origin = ["Origin: http://127.0.0.1:4321"]

  private func claim(_ access: inout RemoteAccess, _ page: Page) throws -> Int? {
    status(try ask(&access, "POST /claim", Self.origin, body: page.claim()))
  }

  private func order(
    _ access: inout RemoteAccess, _ page: Page, _ counter: Int, _ text: String
  ) throws -> RemoteAccess.Answer {
    try ask(
      &access, "POST /order", Self.origin + [page.header("/order", counter, text)], body: text)
  }

  private func linked() throws -> (access: RemoteAccess, page: Page) {
    var access = RemoteAccess(run: "run")
    _ = access.offer(key: Self.key)
    var page = Page()
    #expect(try claim(&access, page) == 200)
    page.epoch = 1
    return (access, page)
  }

  /// The page, without anything of the talk, is for everybody; the rest only for a page that signs.
  @Test(arguments: [
    ("GET /", 200), ("GET /remote.js", 200), ("GET /remote.css", 200), ("GET /hello", 200),
    ("GET /state?2", 403), ("GET /picture?0", 403), ("GET /favicon.ico", 403), ("GET /../x", 403),
    ("GET /order", 405), ("POST /state", 405), ("PUT /", 405), ("HEAD /", 405),
    ("OPTIONS /order", 405), ("POST /order", 403), ("POST /claim", 403),
  ])
  func strangersSeeAnEmptyPage(_ line: String, _ expected: Int) throws {
    var (access, page) = try linked()
    #expect(status(try ask(&access, line, Self.origin)) == expected)
    for header in ["Riff-Signature: 1 1 ", "Riff-Signature: 1 1 \(Self.key)", "Riff-Signature: x"] {
      #expect(status(try ask(&access, line, Self.origin + [header])) == expected)
    }
    page.key = String(Self.key.reversed())
    let forged = page.header("/state", 1, "2")
    #expect(status(try ask(&access, line, Self.origin + [forged])) == expected)
    for host in ["example.com", "127.0.0.1", "127.0.0.1:80", "localhost.evil:4321"] {
      #expect(status(try ask(&access, line, Self.origin, host: host)) == 403)
    }
    let pages = ["GET /", "GET /remote.js", "GET /remote.css", "GET /hello"]
    guard pages.contains(line), case .response(let response) = try ask(&access, line) else {
      return
    }
    #expect(!response.body.contains(Self.key) && !response.body.contains("data:a"))
  }

  @Test(arguments: ["127.0.0.1:4321", "localhost:4321", "[::1]:4321"])
  func thisMachineHasThreeNames(_ host: String) throws {
    var access = RemoteAccess(run: "run")
    #expect(status(try ask(&access, "GET /hello", host: host)) == 200)
    let other = try #require(NetworkAddress("192.168.0.7"))
    #expect(status(try ask(&access, "GET /hello", host: host, address: other)) == 403)
    #expect(
      status(try ask(&access, "GET /hello", host: "192.168.0.7:4321", address: other)) == 200)
  }

  /// One page at a time: the first that uses a link has it, until another one uses a newer link.
  @Test func aLinkIsForOnePage() throws {
    var access = RemoteAccess(run: "run")
    #expect(try claim(&access, Page()) == 403)
    _ = access.offer(key: Self.key)
    #expect(access.isOffering && !access.isLinked)
    #expect(try claim(&access, Page(key: String(Self.key.reversed()))) == 403)
    #expect(try claim(&access, Page()) == 200)
    #expect(!access.isOffering && access.isLinked && access.epoch == 1)
    // The same request again, by whoever has heard it.
    #expect(try claim(&access, Page()) == 403)
    #expect(try claim(&access, Page(name: String(repeating: "6", count: 32), epoch: 1)) == 409)
    // The page was loaded again.
    #expect(try claim(&access, Page(epoch: 1)) == 200)
    let newKey = access.offer(key: String(Self.key.reversed()))
    #expect(try order(&access, Page(epoch: 2), 1, "next") == order(.next, Page(epoch: 2), 1))
    #expect(try claim(&access, Page(key: newKey, name: Self.page, epoch: 2)) == 200)
    #expect(status(try order(&access, Page(epoch: 2), 2, "next")) == 409)
    #expect(try claim(&access, Page(epoch: 3)) == 403)
  }

  @Test func aLinkCanBeTakenBack() throws {
    var access = RemoteAccess(run: "run")
    _ = access.offer(key: Self.key)
    access.withdraw()
    #expect(try claim(&access, Page()) == 403)
  }

  private func order(
    _ command: TalkCommand, _ page: Page, _ counter: Int
  ) -> RemoteAccess.Answer {
    let signature = page.answerSignature("/order", counter, "")
    return .order(
      .command(command), WebResponse(200, "", headers: ["riff-signature: \(signature)"]))
  }

  /// An order counts once. The latest one, sent again, gets the same answer, in case that was lost.
  @Test func ordersAreCounted() throws {
    var (access, page) = try linked()
    #expect(try order(&access, page, 1, "next") == order(.next, page, 1))
    guard case .response(let again) = try order(&access, page, 1, "next") else {
      Issue.record("The order counts twice.")
      return
    }
    #expect(again.headers == ["riff-signature: \(page.answerSignature("/order", 1, ""))"])
    #expect(status(try order(&access, page, 1, "back")) == 403)
    #expect(try order(&access, page, 5, "go 4").isOrder)
    #expect(status(try order(&access, page, 4, "next")) == 403)
    #expect(status(try order(&access, page, 1, "next")) == 403)
    // A signature is for one path, one number and one text.
    let header = page.header("/order", 6, "next")
    #expect(status(try ask(&access, "GET /state?next", [header])) == 403)
    #expect(status(try ask(&access, "POST /order", Self.origin + [header], body: "back")) == 403)
    page.epoch = 2
    #expect(status(try order(&access, page, 6, "next")) == 403)
  }

  @Test func ordersNeedTheirOriginAndAreFew() throws {
    var (access, page) = try linked()
    for origin in ["http://evil.example", "null", "https://127.0.0.1:4321", "http://127.0.0.1:80"] {
      let headers = ["Origin: \(origin)", page.header("/order", 1, "next")]
      #expect(status(try ask(&access, "POST /order", headers, body: "next")) == 403)
    }
    var counter = 0
    for text in ["next", "back", "black", "slow", "stopwatch", "go 4", "choose"] {
      counter += 1
      #expect(try order(&access, page, counter, text).isOrder, "\(text)")
    }
    for text in [
      "leave", "notes", "phone", "full-screen", "minutes 5", "riff talk-place 1\nstop 1", "x", "",
    ] {
      counter += 1
      #expect(status(try order(&access, page, counter, text)) == 400, "\(text)")
    }
  }

  @Test func thePageWaitsForNews() throws {
    var (access, page) = try linked()
    let waiting = [page.header("/state", 1, "3")]
    #expect(try ask(&access, "GET /state?3", waiting) == .wait)
    #expect(status(try ask(&access, "GET /state?3", waiting)) == 403)
    #expect(try ask(&access, "GET /state?3", waiting, waited: 1) == .wait)
    #expect(status(try ask(&access, "GET /state?3", waiting, waited: 60)) == 200)
    let asking = [page.header("/state", 2, "2")]
    guard case .response(let news) = try ask(&access, "GET /state?2", asking) else {
      Issue.record("No news.")
      return
    }
    #expect(news.body == "{\"revision\":3,\"pictures\":[2,0],\"notes\":{}}")
    #expect(
      news.headers == ["riff-signature: \(page.answerSignature("/state", 2, news.body))"])
    for (content, body) in [("0", "data:a"), ("1", ""), ("2", ""), ("-1", "")] {
      page.epoch = access.epoch
      var fresh = access
      let header = [page.header("/picture", 1, content)]
      guard case .response(let picture) = try ask(&fresh, "GET /picture?\(content)", header) else {
        Issue.record("No picture.")
        continue
      }
      #expect(picture.status == 200 && picture.body == body)
    }
  }

  /// Through real sockets: who is slow or sends too much does not keep others from their answers.
  @Test func theServerAnswersWhileOthersAreSilent() throws {
    let server = try WebServer { request, _, _ in .answer(WebResponse(200, request.path)) }
    defer { server.stop() }
    let silent = try (0..<8).map { _ in try Client(server.port) }
    let client = try Client(server.port)
    client.send("GET /hello HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(client.readAll().hasSuffix("\r\n\r\n/hello"))
    let large = try Client(server.port)
    large.send(String(repeating: "a", count: 9000))
    #expect(large.readAll().hasPrefix("HTTP/1.1 400 "))
    #expect(silent.count == 8)
  }

  /// Every word that the page's script asks for is an order, and every element that it names is there.
  @Test func thePageFitsTogether() {
    let html = RemotePage.htmlText
    let page = html + RemoteScript.page
    for match in page.matches(of: /data-order="([a-z-]+)"/) {
      #expect(TalkOrder(text: String(match.1)) != nil)
    }
    let keys = RemoteScript.page.matches(of: /(?:[A-Za-z]+|"."): "([a-z-]+)"/)
    #expect(keys.count > 15)
    for match in keys where match.1 != "leave" && match.1 != "order" {
      #expect(TalkOrder(text: String(match.1)) != nil || page.contains("id=\"\(match.1)\""))
    }
    for match in RemoteScript.page.matches(of: /byId\("([A-Za-z]+)"\)/) {
      #expect(html.contains("id=\"\(match.1)\""))
    }
    let words =
      html.matches(of: /data-(?:word|alt)="([A-Za-z]+)"/).map { String($0.1) }
      + page.matches(of: /(?:say|Refused)\("([a-z]+)"\)/).map { String($0.1) }
    for word in words {
      #expect(SpeakerNotes.pageWords.contains("\"\(word)\":\""), "\(word)")
    }
    #expect(!html.contains("style=") && !page.contains("http") && !page.contains("cookie"))
  }
}

extension RemoteAccess.Answer {
  fileprivate var isOrder: Bool { if case .order = self { true } else { false } }
}

/// A connection of a browser.
private final class Client {
  private let file: Int32

  init(_ port: UInt16) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    let (file, length) = (file, socklen_t(MemoryLayout<sockaddr_in>.size))
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, length) }
    }
    try #require(status == 0)
  }

  deinit { close(file) }

  func send(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
  }

  func readAll() -> String {
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while true {
      let count = read(file, &part, part.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += part.prefix(count)
    }
  }
}
