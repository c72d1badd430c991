/// An HTTP 1.0 or 1.1 request, with only the features that the speaker's page needs.
public nonisolated struct WebRequest: Equatable, Sendable {
  public let method: String
  /// The path without `?` and what follows.
  public let path: String
  /// The text after `?`; empty if there is none.
  public let query: String
  public let body: String
  private let headers: [(name: String, value: String)]

  public static func == (left: Self, right: Self) -> Bool {
    (left.method, left.path, left.query, left.body)
      == (right.method, right.path, right.query, right.body)
      && left.headers.map { $0.name + $0.value } == right.headers.map { $0.name + $0.value }
  }

  /// The value of a header, by its name in lower case; nil unless there is exactly one.
  public func header(_ name: String) -> String? {
    let found = headers.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// The state of reading a request.
  public enum Reading: Equatable, Sendable {
    case incomplete
    /// The request is invalid.
    case bad
    case whole(WebRequest)
  }

  /// The most bytes of the lines before the body, and of the body.
  public static let mostHead = 8192
  public static let mostBody = 256
  private static let mostHeaders = 64

  /// Reads the bytes that have arrived so far.
  ///
  /// - Complexity: O(*n*) in the bytes; not more than the limits are ever kept.
  public static func reading(_ bytes: [UInt8]) -> Reading {
    guard let end = headEnd(bytes) else { return bytes.count > mostHead ? .bad : .incomplete }
    guard end <= mostHead, let text = String(validating: bytes[..<end], as: UTF8.self),
      text.unicodeScalars.allSatisfy({
        $0.value >= 0x20 && $0.value < 0x7F || ["\r", "\n", "\t"].contains($0)
      })
    else { return .bad }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first, lines.count - 1 <= mostHeaders,
      let headers = headers(of: lines.dropFirst())
    else { return .bad }
    let words = first.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), words[1].hasPrefix("/")
    else { return .bad }
    let body = bytes[(end + 4)...]
    guard let length = length(headers), length <= mostBody else { return .bad }
    guard body.count >= length else { return .incomplete }
    guard body.count == length, let content = String(validating: body, as: UTF8.self) else {
      return .bad
    }
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return .whole(
      WebRequest(
        method: words[0], path: String(parts[0]), query: parts.count == 2 ? String(parts[1]) : "",
        body: content, headers: headers))
  }

  private init(
    method: String, path: String, query: String, body: String,
    headers: [(name: String, value: String)]
  ) {
    (self.method, self.path, self.query, self.body) = (method, path, query, body)
    self.headers = headers
  }

  /// The index of the empty line after the headers.
  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= mark.count else { return nil }
    return (0...min(bytes.count - mark.count, mostHead + 1)).first { start in
      bytes[start] == 13 && bytes[start..<start + mark.count].elementsEqual(mark)
    }
  }

  private static func headers(
    of lines: ArraySlice<String>
  ) -> [(name: String, value: String)]? {
    var headers: [(name: String, value: String)] = []
    for line in lines {
      // A line with a space first would continue the previous one; browsers no longer send that.
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        line[..<colon].allSatisfy({ $0 != " " && $0 != "\t" })
      else { return nil }
      headers.append((line[..<colon].lowercased(), line[line.index(after: colon)...].trimmed))
    }
    return headers
  }

  /// The length of the body; nil if the headers are contradictory or invalid.
  private static func length(_ headers: [(name: String, value: String)]) -> Int? {
    guard !headers.contains(where: { $0.name == "transfer-encoding" }) else { return nil }
    let lengths = headers.filter { $0.name == "content-length" }
    guard let first = lengths.first else { return 0 }
    guard lengths.count == 1, first.value.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int(first.value)
  }
}

extension Substring {
  /// The text without spaces at both ends.
  nonisolated fileprivate var trimmed: String {
    var rest = self
    while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return String(rest)
  }
}
