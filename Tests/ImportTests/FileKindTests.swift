import Formats
import Testing

struct FileKindTests {
  @Test(arguments: [
    (#"{"riff": 1, "scene": {}}"#, FileKind.riffScene),
    ("// a scene\n/* of mine */ { }", .riffScene),
    (#"{"scene": {"layers": 1}}"#, .riffScene),
    (#"{"title": "layers"}"#, .riffScene),
    (#"{"title": "\"", broken "#, .riffScene),
    (#"{"v": "5.7", "fr": 60, "layers": []}"#, .lottie),
    ("{\"nm\": \"a \\\" {\", // \"layers\": 1\n \"assets\": [{\"layers\": []}]}", .riffScene),
    ("\u{FEFF} {\"layers\": [}", .lottie),
    ("<svg/>", .svg),
    ("<?xml version=\"1.0\"?><!-- <html> --><!DOCTYPE svg [<!ENTITY a \"b\">]>\n<s:svg >", .svg),
    ("/// A demo.\nstruct Mine: Demo {}", .swift),
    ("import DemoKit", .swift),
    ("@MainActor final class X {}", .swift), ("@Observable struct X {}", .swift),
  ])
  func aTextIsKnownByItsContent(_ text: String, _ kind: FileKind) {
    #expect(FileKind.of(Array(text.utf8)) == kind)
  }

  @Test(arguments: [
    "@keyframes a {}", "/* a */ @font-face {}", "@media print {}", ".stage {}",
    "", " ", "hello", "# Title", "<html><svg/></html>", "<!-- svg", "/* {", "\"a\"", "[1]",
  ])
  func otherTextsAreNothing(_ text: String) {
    #expect(FileKind.of(Array(text.utf8)) == nil)
  }

  @Test func binaryFilesAreKnownByTheirFirstBytes() {
    #expect(FileKind.of([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) == .picture)
    #expect(FileKind.of([0xFF, 0xD8, 0xFF, 0xE0]) == .picture)
    #expect(FileKind.of(Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8L".utf8)) == .picture)
    #expect(FileKind.of(Array("RIFF\u{1}\u{2}\u{3}\u{4}WAVE".utf8)) == nil)
    #expect(FileKind.of([0x50, 0x4B, 0x03, 0x04, 0]) == .dotLottie)
    #expect(FileKind.of([0x47, 0x49, 0x46, 0x38]) == nil)
  }

  @Test func everyBeginningIsReadWithoutATrap() {
    let text = Array(
      "\u{FEFF}/* */<!DOCTYPE s [ <!-- -->]><svg {\"a\\\"b\": // \n \"layers\" :".utf8)
    for start in text.indices {
      for end in start...text.count { _ = FileKind.of(Array(text[start..<end])) }
    }
  }
}

struct FileErrorTests {
  @Test func aMistakeReadsAsACompilerPrintsIt() {
    let error = FileError(line: 3, column: 5, sentence: "No such name.", lineText: "\t\"a\"x: 1")
    #expect(error.text(in: "a.json") == "a.json:3:5: No such name.\n \"a\"x: 1\n    ^")
    #expect(FileError(sentence: "It is empty.").text(in: "a.json") == "a.json: It is empty.")
  }

  @Test(arguments: [1, 50, 95, 500, 995, 1000, 1001])
  func theCaretOfALongLineStandsUnderItsPlace(_ column: Int) throws {
    let line = (0..<1000).map { String($0 % 10) }.joined()
    let error = FileError(line: 1, column: column, sentence: "", lineText: line)
    let excerpt = try #require(error.excerpt)
    #expect(excerpt.text.count <= 102)
    let under = Array(excerpt.text + " ")[excerpt.caret]
    #expect(under == (column <= 1000 ? Character(String((column - 1) % 10)) : " "))
  }
}
