import Testing

@testable import SDLHost

/// A crash as one process tells another.
@Suite struct CrashTests {
  @Test(arguments: [
    Crash(signal: 4, offsets: [-48, 0, 1 << 40], words: "Fatal error: Index out of range\n"),
    Crash(signal: 27, offsets: [], words: ""),
    Crash(signal: 6, offsets: [Int.max, -Int.max], words: "größer"),
    Crash(
      signal: 11, offsets: Array(0..<StackWalk.most), words: String(repeating: "a", count: 2000)),
  ])
  func itsTextIsReadAgain(_ crash: Crash) throws {
    let read = try #require(Crash(text: Self.text(of: crash)))
    #expect(read == crash)
  }

  @Test func ofTooManyWordsTheLastAreKept() throws {
    let words = String(repeating: "a", count: 3000) + "end"
    let crash = Crash(signal: 4, offsets: [], words: words)
    let read = try #require(Crash(text: Self.text(of: crash)))
    #expect(read.words.count == 2000 && read.words.hasSuffix("aend"))
  }

  @Test(arguments: ["", "4", "4 -48", String(repeating: " ", count: 3000)])
  func otherTextsAreNone(_ text: String) { #expect(Crash(text: text) == nil) }

  private static func text(of crash: Crash) -> String {
    var variable = Array("\(Crash.variable)=\(Crash.room)".utf8CString)
    variable.withUnsafeMutableBufferPointer { room in
      guard let start = room.baseAddress else { return }
      let writer = Crash.Writer(start, signal: crash.signal)
      Array(crash.words.utf8CString.dropLast()).withUnsafeBufferPointer { writer.add($0) }
      for (index, offset) in crash.offsets.enumerated() { writer.add(offset: offset, at: index) }
    }
    let text = String(decoding: variable.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return String(text.dropFirst(Crash.variable.count + 1))
  }
}
