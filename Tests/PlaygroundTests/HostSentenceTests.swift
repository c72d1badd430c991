import DemoKit
import Testing

@testable import Playground

/// What the host says of files, which knows no words of the interface.
@Suite struct HostSentenceTests {
  private static let sentences = [
    "/a b/ball.json cannot be read: it is a pipe. Copy what it gives to a file.",
    "/a b/ball.json cannot be read: it is larger than 64 MiB.",
    "/a b/ball.json cannot be opened: this version of Riff does not read its kind.",
    "/a b/ball.json is a talk: it can't be a demo, or a stop of another talk. Present it by itself.",
    "/a b/ball.json no longer exists.",
    OpenedFile.refusal(ofUnknown: "/a b/ball.json"),
    "The picture /a b/ball.json is damaged: it ends too early.",
  ]

  private static let reasons = [
    "there is no such file or folder", "permission is denied", "the disk is read-only",
    "the disk is full", "it is a folder", "a part of its path is not a folder",
  ]

  @Test(arguments: ["read", "written", "renamed"])
  func everyReasonIsInChinese(_ done: String) {
    for reason in Self.reasons {
      Self.check("/a b/ball.json cannot be \(done): \(reason).")
    }
  }

  @Test(arguments: sentences)
  func everySentenceIsInChinese(_ sentence: String) { Self.check(sentence) }

  /// A reason that is not in the table stays as it is, and a sentence too.
  @Test func whatIsUnknownStays() {
    Language.chinese.during {
      #expect("a cannot be read: bad address.".spokenSentence == "无法读取 a：bad address。")
      #expect("Nothing known.".spokenSentence == "Nothing known.")
    }
  }

  /// What is the same in every language.
  private static let names = [
    "/a b/ball.json", "riff replay", "Riff", "MiB", "Swift", "Lottie", "SVG", "PNG",
  ]

  private static func check(_ english: String) {
    #expect(english.spokenSentence == english)
    Language.chinese.during {
      let text = english.spokenSentence
      #expect(text.contains("/a b/ball.json") && text.hasHan && text.hasSuffix("。"), "\(text)")
      let rest = Self.names.reduce(text) { $0.replacing($1, with: "") }
      #expect(!rest.contains { $0.isASCII && $0.isLetter }, "\(text)")
    }
  }

  @Test func warningsAreInTheLanguageInWhichTheyAreMade() {
    let reason = "/a/document cannot be written: the disk is full."
    #expect(
      Warning.unsaved(reason).words
        == "Your edits are not saved: \(reason) Put this right; Riff keeps trying.")
    Language.chinese.during {
      #expect(
        Warning.unsaved(reason).words == "修改没有保存：无法写入 /a/document：磁盘已满。请排除问题；Riff 会继续尝试。")
    }
  }
}
