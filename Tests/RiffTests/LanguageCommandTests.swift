import Foundation
import Testing

/// The option `--lang`, and what the locale changes.
@Suite struct LanguageCommandTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func snapshot(
    _ name: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Riff.Output {
    try Riff.run(
      ["snapshot", "rotation", "--at", "1", "--size", "480x270", "-o", name] + arguments,
      in: folder, environment: environment)
  }

  @Test(arguments: ["de", "zh_TW", "", "english"])
  func unknownLanguagesAreRefused(_ tag: String) throws {
    let output = try snapshot("a.png", "--lang", tag)
    #expect(output.status == 2)
    #expect(output.errors == "riff: --lang is \"\(tag)\": it must be en or zh.\n")
  }

  @Test func picturesAreInEnglishWhateverTheLocale() throws {
    _ = try snapshot("plain.png")
    _ = try snapshot("locale.png", environment: ["LC_ALL": "zh_CN.UTF-8", "LANGUAGE": "zh"])
    _ = try snapshot("english.png", "--lang", "en_GB", environment: ["LC_ALL": "zh_CN.UTF-8"])
    #expect(try folder.data("locale.png") == folder.data("plain.png"))
    #expect(try folder.data("english.png") == folder.data("plain.png"))
  }

  @Test func picturesAreInChineseIfAskedForAndThereIsAFont() throws {
    _ = try snapshot("plain.png")
    let output = try snapshot("chinese.png", "--lang", "zh")
    if output.status == 0 {
      #expect(try folder.data("chinese.png") != folder.data("plain.png"))
    } else {
      #expect(output.errors.contains("No font for Chinese is installed"))
    }
  }

  @Test func exportsHaveTheWordsOfTheLanguageAskedFor() throws {
    let output = try Riff.run(
      ["export", "rotation", "-o", "chinese.svg", "--lang", "zh"], in: folder)
    #expect(output.status == 0)
    let bytes = try folder.data("chinese.svg")
    let text = try #require(String(bytes: bytes, encoding: .utf8))
    #expect(text.contains("逆时针") && !text.contains("Counter-clockwise"))
  }
}
