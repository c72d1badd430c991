import Foundation
import AppState
import Playground
import SDLHost
import Testing

@testable import Commands

/// Who may see the speaker's page, and steer the talk.
@Suite struct RemoteDoorTests {
  private static let port: UInt16 = 4321
  private static let host = "127.0.0.1:4321"
  private static let board = RemoteDoor.Board(revision: 3, json: "{}")

  private func ask(
    _ door: inout RemoteDoor, _ line: String, _ headers: [String] = [], body: String = "",
    host: String = Self.host, waited: Double = 0
  ) throws -> RemoteDoor.Answer {
    let length = body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"]
    let lines = ["\(line) HTTP/1.1", "Host: \(host)"] + length + headers
    let text = lines.joined(separator: "\r\n") + "\r\n\r\n" + body
    guard case .whole(let request) = WebRequest.reading(Array(text.utf8)) else {
      Issue.record("No request: \(text)")
      return .wait
    }
    return door.answer(request, port: Self.port, board: Self.board, waited: waited)
  }

  private func status(_ answer: RemoteDoor.Answer) -> Int? {
    if case .response(let response) = answer { response.status } else { nil }
  }

  private static let pass = ["Riff-Pass: pass"]
  private static let origin = ["Origin: http://127.0.0.1:4321"]
  private static let own = pass + origin

  private func door() -> RemoteDoor { RemoteDoor(code: "code", pass: "pass") }

  /// Whoever has the code first gets the pass; later it only opens the page, which has nothing of the talk.
  @Test func theCodeCountsOnce() throws {
    var door = door()
    #expect(status(try ask(&door, "GET /?code=cod")) == 403)
    #expect(status(try ask(&door, "HEAD /?code=code")) == 405)
    #expect(status(try ask(&door, "GET /?code=code", host: "evil.example:4321")) == 403)
    #expect(status(try ask(&door, "POST /pass", Self.origin, body: "cod")) == 403)
    #expect(status(try ask(&door, "POST /pass", body: "code")) == 403)
    #expect(
      status(try ask(&door, "POST /pass", ["Origin: http://127.0.0.1:80"], body: "code")) == 403)
    #expect(!door.isTaken)
    #expect(status(try ask(&door, "GET /?code=code")) == 200)
    #expect(!door.isTaken)
    guard case .response(let first) = try ask(&door, "POST /pass", Self.origin, body: "code") else {
      Issue.record("The code is not taken.")
      return
    }
    #expect(first.status == 200 && first.body == "pass" && first.headers.isEmpty)
    #expect(status(try ask(&door, "POST /pass", Self.origin, body: "code")) == 403)
    guard case .response(let page) = try ask(&door, "GET /?code=code") else {
      Issue.record("The page can't be loaded again.")
      return
    }
    #expect(page.status == 200 && !page.body.contains("pass\""))
  }

  /// Without the pass in its header there is nothing, with it only what the page needs. A cookie, which
  /// other ports would get too, counts for nothing.
  @Test(arguments: [
    ("GET /", 403, 403), ("GET /remote.js", 403, 403), ("GET /remote.css", 403, 403),
    ("GET /state?seen=2", 403, 200), ("GET /favicon.ico", 403, 403), ("GET /../x", 403, 403),
    ("GET /order", 403, 405), ("POST /state", 403, 405), ("PUT /", 403, 403), ("HEAD /", 403, 403),
    ("OPTIONS /order", 403, 405), ("POST /order", 403, 403), ("POST /pass", 403, 403),
    ("GET /remote.js?code=code", 200, 200), ("GET /remote.css?code=code", 200, 200),
    ("GET /state?code=code", 403, 200),
  ])
  func allElseIsRefused(_ line: String, _ without: Int, _ with: Int) throws {
    var door = door()
    #expect(status(try ask(&door, line)) == without)
    for header in ["Riff-Pass: other", "Riff-Pass: ", "Riff-Pass: code", "Cookie: riff-pass=pass"] {
      #expect(status(try ask(&door, line, [header])) == without)
    }
    #expect(status(try ask(&door, line, Self.pass + Self.pass)) == without)
    #expect(status(try ask(&door, line, Self.pass)) == with)
    for host in ["example.com", "127.0.0.1", "127.0.0.1:80", "localhost.evil:4321"] {
      #expect(status(try ask(&door, line, Self.own, host: host)) == 403)
    }
  }

  @Test(arguments: ["127.0.0.1:4321", "localhost:4321", "[::1]:4321"])
  func thisMachineHasThreeNames(_ host: String) throws {
    var door = door()
    #expect(status(try ask(&door, "GET /state?seen=1", Self.pass, host: host)) == 200)
    let origin = Self.pass + ["Origin: http://\(host)"]
    #expect(
      try ask(&door, "POST /order", origin, body: "next", host: host) == .order(.command(.next)))
  }

  @Test func ordersNeedTheirOrigin() throws {
    var door = door()
    for origin in ["http://evil.example", "null", "https://127.0.0.1:4321", "http://127.0.0.1:80"] {
      let headers = Self.pass + ["Origin: \(origin)"]
      #expect(status(try ask(&door, "POST /order", headers, body: "next")) == 403)
    }
    #expect(status(try ask(&door, "POST /order", Self.pass, body: "next")) == 403)
    #expect(try ask(&door, "POST /order", Self.own, body: "go 4") == .order(.go(4)))
    #expect(try ask(&door, "POST /order", Self.own, body: "choose") == .order(.choose))
    for body in [
      "leave", "notes", "full-screen", "minutes 5", "riff talk-place 1\nstop 1", "x", "",
    ] {
      #expect(status(try ask(&door, "POST /order", Self.own, body: body)) == 400, "\(body)")
    }
  }

  @Test func thePageWaitsForNews() throws {
    var door = door()
    #expect(try ask(&door, "GET /state?seen=3", Self.pass) == .wait)
    #expect(status(try ask(&door, "GET /state?seen=3", Self.pass, waited: 60)) == 200)
    guard case .response(let response) = try ask(&door, "GET /state?seen=2", Self.pass) else {
      Issue.record("No news.")
      return
    }
    #expect(response.body == "{\"revision\":3,\"notes\":{}}")
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
    let html = RemotePage.html(code: "code")
    let page = html + RemotePage.script
    for match in page.matches(of: /data-order="([a-z-]+)"/) {
      #expect(TalkOrder(text: String(match.1)) != nil)
    }
    let keys = RemotePage.script.matches(of: /(?:[A-Za-z]+|"."): "([a-z-]+)"/)
    #expect(keys.count > 15)
    for match in keys where match.1 != "leave" && match.1 != "order" {
      #expect(TalkOrder(text: String(match.1)) != nil || page.contains("id=\"\(match.1)\""))
    }
    for match in RemotePage.script.matches(of: /byId\("([A-Za-z]+)"\)/) {
      #expect(html.contains("id=\"\(match.1)\""))
    }
    for match in html.matches(of: /data-word="([a-z]+)"/) {
      #expect(SpeakerNotes.nothing.contains("\"\(match.1)\":\""), "\(match.1)")
    }
    #expect(!html.contains("style=") && !page.contains("http") && !page.contains("cookie"))
  }
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
