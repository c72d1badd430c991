import Foundation
import Playground
import SDLHost
import Testing

@testable import riff

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

  private static let pass = ["Cookie: riff-4321=pass"]
  private static let own = pass + ["Origin: http://127.0.0.1:4321"]

  private func door() -> RemoteDoor { RemoteDoor(code: "code", pass: "pass") }

  @Test func theCodeCountsOnce() throws {
    var door = door()
    #expect(status(try ask(&door, "GET /?code=cod")) == 403)
    #expect(status(try ask(&door, "HEAD /?code=code")) == 403)
    #expect(status(try ask(&door, "POST /?code=code")) == 403)
    #expect(status(try ask(&door, "GET /?code=code", host: "evil.example:4321")) == 403)
    guard case .response(let first) = try ask(&door, "GET /?code=code") else {
      Issue.record("The code is not taken.")
      return
    }
    #expect(first.status == 303 && first.headers.contains("Location: /"))
    let cookie = try #require(first.headers.first { $0.hasPrefix("Set-Cookie: ") })
    #expect(cookie == "Set-Cookie: riff-4321=pass; Path=/; HttpOnly; SameSite=Strict")
    #expect(status(try ask(&door, "GET /?code=code")) == 403)
    #expect(status(try ask(&door, "GET /", Self.pass)) == 200)
  }

  /// Without the cookie there is nothing, with it only what the page needs.
  @Test(arguments: [
    ("GET /", 403, 200), ("GET /remote.js", 403, 200), ("GET /remote.css", 403, 200),
    ("GET /state?seen=2", 403, 200), ("GET /favicon.ico", 403, 404), ("GET /../x", 403, 404),
    ("GET /order", 403, 405), ("POST /state", 403, 405), ("PUT /", 403, 405), ("HEAD /", 403, 405),
    ("OPTIONS /order", 403, 405), ("POST /order", 403, 403),
  ])
  func allElseIsRefused(_ line: String, _ without: Int, _ with: Int) throws {
    var door = door()
    #expect(status(try ask(&door, line)) == without)
    #expect(status(try ask(&door, line, ["Cookie: riff-4321=other"])) == without)
    #expect(status(try ask(&door, line, ["Cookie: riff-4322=pass"])) == without)
    #expect(status(try ask(&door, line, Self.pass)) == with)
    for host in ["example.com", "127.0.0.1", "127.0.0.1:80", "localhost.evil:4321"] {
      #expect(status(try ask(&door, line, Self.own, host: host)) == 403)
    }
  }

  @Test(arguments: ["127.0.0.1:4321", "localhost:4321", "[::1]:4321"])
  func thisMachineHasThreeNames(_ host: String) throws {
    var door = door()
    #expect(status(try ask(&door, "GET /", Self.pass, host: host)) == 200)
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
    let page = RemotePage.html + RemotePage.script
    for match in page.matches(of: /data-order="([a-z-]+)"/) {
      #expect(TalkOrder(text: String(match.1)) != nil)
    }
    let keys = RemotePage.script.matches(of: /(?:[A-Za-z]+|"."): "([a-z-]+)"/)
    #expect(keys.count > 15)
    for match in keys where match.1 != "leave" && match.1 != "order" {
      #expect(TalkOrder(text: String(match.1)) != nil || page.contains("id=\"\(match.1)\""))
    }
    for match in RemotePage.script.matches(of: /byId\("([A-Za-z]+)"\)/) {
      #expect(RemotePage.html.contains("id=\"\(match.1)\""))
    }
    #expect(!RemotePage.html.contains("style=") && !page.contains("http"))
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
