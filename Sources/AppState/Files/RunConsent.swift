import Persistence
import Words

/// The files of code that may be compiled and run without a question: a person has allowed them,
/// and none has stopped Riff since; and the files that a person has refused to run as they are.
/// Saved as a few lines of text.
public struct RunConsent: Equatable, Sendable {
  public enum Answer: Equatable, Sendable {
    case allowed
    /// Nobody has been asked, or the answer was no.
    case unknown
    /// The code, as it is now, has stopped Riff.
    case stopped
  }

  /// How many files are remembered; the oldest are forgotten first.
  public static let most = 500
  private static let firstLine = "riff code 1"

  private var allowed: [String] = []
  /// The codes that have stopped Riff, by path.
  private var stopped: [String: String] = [:]
  /// The codes that must not be run, the newest last.
  private var refused: [Refusal] = []

  private struct Refusal: Equatable, Sendable {
    let path: String
    let code: String
  }

  public init() {}

  /// The answer for the file at `path` with these bytes.
  public func answer(_ path: String, _ bytes: [UInt8]) -> Answer {
    guard allowed.contains(path) else { return .unknown }
    return stopped[path] == Self.code(of: bytes) ? .stopped : .allowed
  }

  /// Whether somebody has refused to run the file at `path` with these bytes.
  public func isRefused(_ path: String, _ bytes: [UInt8]) -> Bool {
    refused.contains(Refusal(path: path, code: Self.code(of: bytes)))
  }

  /// The file may be run, whatever it has done.
  public mutating func allow(_ path: String) {
    stopped[path] = nil
    refused.removeAll { $0.path == path }
    allowed.removeAll { $0 == path }
    allowed.append(path)
    for path in allowed.dropLast(Self.most) { stopped[path] = nil }
    allowed = allowed.suffix(Self.most)
  }

  /// The file must not be run before it is asked for again, and only somebody who opens it is asked while it
  /// has the code `code`.
  public mutating func forbid(_ path: String, code: String) {
    allowed.removeAll { $0 == path }
    stopped[path] = nil
    refused.removeAll { $0.path == path }
    refused = (refused + [Refusal(path: path, code: code)]).suffix(Self.most)
  }

  /// The file has stopped Riff while it had the code `code`. Another version of it may be run.
  public mutating func stop(_ path: String, code: String) {
    if allowed.contains(path) { stopped[path] = code }
  }

  /// A short word for the content of a file (64-bit FNV-1a).
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public static func code(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return String(hash, radix: 16)
  }

  // MARK: Text

  /// ```
  /// riff code 1
  /// allowed "/home/ada/Bounce.swift"
  /// stopped 5d2c91a40e8f3b77 "/home/ada/Bounce.swift"
  /// refused 8a1f04c6d27be951 "/home/ada/Walk.swift"
  /// ```
  public var text: String {
    var lines = [Self.firstLine] + allowed.map { "allowed \($0.quoted)" }
    for path in allowed {
      if let code = stopped[path] { lines.append("stopped \(code) \(path.quoted)") }
    }
    lines += refused.map { "refused \($0.code) \($0.path.quoted)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a text. Lines that are unknown or damaged are left out, so that their files are asked about
  /// again; nil if it is another text.
  public init?(text: String) {
    let lines = Array(text.utf8).split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, String(decoding: first, as: UTF8.self) == Self.firstLine else {
      return nil
    }
    for (index, line) in lines.enumerated().dropFirst() {
      var words = LineWords(line, line: index + 1)
      switch words.next() {
      case "allowed":
        if let path = try? words.quoted("The path") { allow(path) }
      case let word? where word == "stopped" || word == "refused":
        guard let code = words.next(), let path = try? words.quoted("The path") else { break }
        if word == "stopped" { stop(path, code: code) } else { forbid(path, code: code) }
      case _: break
      }
    }
  }
}
