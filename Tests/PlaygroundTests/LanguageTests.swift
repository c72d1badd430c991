import DemoKit
import Demos
import Editing
import Interface
import Stage
import Testing
import Words

@testable import AppState
@testable import Persistence
@testable import Playground

/// Which language the interface has, and how it is chosen.
@Suite(.languages) struct LanguageTests {
  @Test(arguments: [
    ("en", Language.english), ("en_GB.UTF-8", .english), ("zh", .chinese), ("zh_CN", .chinese),
    ("zh-Hans", .chinese), ("zh_Hans_HK", .chinese), ("ZH_cn.utf8@pinyin", .chinese),
    ("zh_SG", .chinese), ("zh_TW", nil), ("zh-Hant", nil), ("zh_HK.UTF-8", nil), ("zh_MO", nil),
    ("de", nil), ("zhuang", nil), ("", nil), ("C", nil), ("_", nil),
  ])
  func tagsNameLanguages(_ tag: String, _ expected: Language?) {
    #expect(Language(tag: tag) == expected)
  }

  /// As gettext's manual has it, in "Locale Environment Variables".
  @Test(arguments: [
    ([:], Language.english),
    (["LANG": "zh_CN.UTF-8"], .chinese),
    (["LANG": "en_US", "LC_MESSAGES": "zh_CN"], .chinese),
    (["LANG": "zh_CN", "LC_MESSAGES": "zh_CN", "LC_ALL": "en_US"], .english),
    (["LANG": "zh_CN", "LC_ALL": ""], .chinese),
    (["LANG": "en_US", "LANGUAGE": "zh_CN:en"], .chinese),
    (["LANG": "zh_CN", "LANGUAGE": "en:zh_CN"], .english),
    (["LANG": "zh_CN", "LANGUAGE": ""], .chinese),
    (["LANG": "de_DE", "LANGUAGE": "de:zh_TW:zh_CN"], .chinese),
    (["LANG": "zh_CN", "LANGUAGE": "de"], .english),
    (["LANG": "C", "LANGUAGE": "zh_CN"], .english),
    (["LANG": "zh_CN", "LC_ALL": "C.UTF-8", "LANGUAGE": "zh_CN"], .english),
    (["LC_ALL": "POSIX", "LANG": "zh_CN"], .english),
    (["LANGUAGE": "zh_CN"], .english),
  ])
  func theEnvironmentIsReadInOrder(_ variables: [String: String], _ expected: Language) {
    #expect(Language { variables[$0] } == expected)
  }

  @Test func thePseudoLanguageIsNotOffered() {
    #expect(Language { _ in "pseudo" } == .english)
    #expect(Language.pseudo.during { localized("Undo") }.hasPrefix("[Undo"))
  }

  // MARK: In the window

  @Test func aCommandOfThePaletteChangesTheLanguageAndItIsSaved() throws {
    var script = Script(Entry.all[0])
    #expect(script.session.savedSession.language == nil)
    script.press(.character("k"), .control)
    script.step(.text("chinese"))
    script.press(.enter)
    #expect(script.session.language == .chinese)
    #expect(script.requests.contains(.title("翻页开场 – Riff")))
    let savedSession = try #require(SavedSession(text: script.session.savedSession.text))
    #expect(savedSession.language == .chinese)
    #expect(script.strings.contains("翻页开场"))

    script.press(.character("k"), .control)
    script.step(.text("english"))
    script.press(.enter)
    #expect(script.session.language == .english)
    #expect(script.session.savedSession.language == .english)
    #expect(script.strings.contains("Paging intro"))
  }

  @Test func withoutAFontTheLanguageStaysAndANoticeSaysWhatToInstall() {
    var session = Script(Entry.all[0]).session
    session.chooseLanguages { $0 != .chinese }
    let events: [InputEvent] = [
      .keyPressed(.character("k"), .control, isRepeat: false), .text("中文"),
      .keyPressed(.enter, [], isRepeat: false),
    ]
    let frame = session.step(events.map { TimedEvent(time: 0, $0) }, dt: 0)
    #expect(session.language == .english)
    #expect(frame.sprites.strings.contains { $0.contains("fonts-wqy-microhei") })
  }

  @Test func rewindingKeepsTheLanguage() {
    var show = RewindableSession(Script(Entry.all[3]).session)
    var time = 0.0
    func press(_ key: Key, _ modifiers: Modifiers = []) -> Frame {
      time += 1
      return show.step(
        [
          TimedEvent(time: time, .keyPressed(key, modifiers, isRepeat: false)),
          TimedEvent(time: time, .keyReleased(key)),
        ], dt: 1)
    }
    _ = press(.space)
    _ = press(.character("k"), .control)
    _ = show.step([TimedEvent(time: time, .text("中文"))], dt: 0)
    _ = press(.enter)
    for _ in 0..<4 { _ = press(.left, .control) }
    _ = press(.enter)
    #expect(!show.isRewinding)
    #expect(show.session.language == .chinese)
  }

  @Test func aRecordingHasItsLanguage() throws {
    let names = catalog.map(\.name)
    var start = SessionStart(demos: names, size: Size(width: 1280, height: 720))
    #expect(!start.text.contains("language"))
    start.language = .chinese
    let recording = Recording(start, steps: [Recording.Step([], dt: 0.1)])
    let read = try Recording(text: recording.text, demos: names)
    #expect(read.start == start)
    var replay = Replay(read, of: catalog, measure: Script.measure)
    let strings = replay.play(to: 1).sprites.strings
    #expect(strings.contains("翻页开场"))
    #expect(throws: LineError.self) {
      _ = try Recording(
        text: recording.text.replacing("language zh", with: "language xx"), demos: names)
    }
  }

  // MARK: Searching

  /// In either language, by words of both.
  @Test(arguments: [Language.english, .chinese])
  func commandsAreFoundByWordsOfBothLanguages(_ language: Language) throws {
    let wanted: [(query: String, action: Action)] = [
      ("export panel", .toggle(.export)), ("导出面板", .toggle(.export)), ("洋葱皮", .toggleTrails),
      ("onion skin", .toggleTrails), ("全屏", .toggleFullscreen), ("full screen", .toggleFullscreen),
      ("撤销历史", .toggle(.history)), ("undo history", .toggle(.history)),
      ("激光笔", .pointing(.choose(.laser))),
      ("english", .useLanguage(.english)), ("中文", .useLanguage(.chinese)),
    ]
    for (query, action) in wanted {
      let lines = language.during { PaletteMatch(query).best(of: PaletteLine.commands) }
      #expect(lines.prefix(3).contains { $0.effect == .action(action) }, "\(query)")
    }
  }

  @Test(arguments: [Language.english, .chinese])
  func demosAreFoundByTitlesOfBothLanguages(_ language: Language) throws {
    for demo in catalog {
      for title in [demo.title, Language.chinese.during { demo.titleNow }] {
        let isFound = language.during { SearchQuery(title).rank(in: demo.searched) != nil }
        #expect(isFound, "\(title)")
      }
    }
  }
}

extension [Sprite] {
  /// The texts that are drawn.
  var strings: [String] {
    compactMap { if case .text(let text) = $0.shape { text.string } else { nil } }
  }
}

extension Script {
  var strings: [String] { frame.sprites.strings }
}
