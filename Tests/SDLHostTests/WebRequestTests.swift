import Testing

@testable import SDLHost

/// Reading requests of browsers, and of others that are not as polite.
@Suite struct WebRequestTests {
  private func reading(_ text: String) -> WebRequest.Reading {
    WebRequest.reading(Array(text.utf8))
  }

  private func request(_ text: String) throws -> WebRequest {
    guard case .whole(let request) = reading(text) else { throw Unread(text: text) }
    return request
  }

  private struct Unread: Error { let text: String }

  @Test func aRequestHasItsParts() throws {
    let request = try request(
      "POST /order?a=b HTTP/1.1\r\nHost: 127.0.0.1:80\r\nContent-Length: 4\r\n"
        + "Riff-Pass:  ab \r\n\r\nnext")
    #expect(request.method == "POST" && request.path == "/order" && request.query == "a=b")
    #expect(request.body == "next" && request.header("host") == "127.0.0.1:80")
    #expect(request.header("riff-pass") == "ab" && request.header("z") == nil)
    let twice = try self.request("GET / HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n")
    #expect(twice.header("host") == nil)
  }

  /// However it is cut into pieces, a request is not complete before its last byte, and never wrong.
  @Test func everyBeginningIsIncomplete() {
    let bytes = Array("POST /order HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nnext".utf8)
    for count in 0..<bytes.count {
      #expect(WebRequest.reading(Array(bytes.prefix(count))) == .incomplete)
    }
    #expect(WebRequest.reading(bytes + [65]) == .bad)
  }

  @Test(arguments: [
    "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET http://a/ HTTP/1.1\r\n\r\n",
    "GET  / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\n Host: a\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n", "GET /é HTTP/1.1\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 257\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "\r\n\r\n",
  ])
  func otherTextsAreRefused(_ text: String) { #expect(reading(text) == .bad) }

  @Test func longRequestsAreRefused() {
    #expect(reading(String(repeating: "a", count: WebRequest.mostHead + 1)) == .bad)
    let many = String(repeating: "a: b\r\n", count: 65)
    #expect(reading("GET / HTTP/1.1\r\n\(many)\r\n") == .bad)
  }

  /// A line break in what is answered could not make another header.
  @Test func answersHaveTheirLengthAndPolicy() {
    let text = String(decoding: WebResponse(200, "é").bytes, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\né"))
    #expect(text.contains("\r\nContent-Length: 2\r\n"))
    #expect(text.contains("default-src 'none'"))
  }

  @Test func secretsAreLongAndDiffer() {
    let secrets = Set((0..<100).map { _ in Secret.make() })
    #expect(secrets.count == 100 && secrets.allSatisfy { $0.count == 32 })
    #expect(Secret.areEqual("abc", "abc"))
    #expect(!Secret.areEqual("abc", "abd") && !Secret.areEqual("abc", "ab"))
  }
}
