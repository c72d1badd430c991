import DemoKit
import Demos
import Editing
import Formats
import Foundation
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground
@testable import Talks

/// Code beside the stage: what it says, what of it is lit, and where it lies.
@Suite(.languages) struct CodePanelTests {
  private static let sizes = [
    Size(width: 640, height: 480), Size(width: 800, height: 600), Size(width: 1024, height: 768),
    Size(width: 1280, height: 720), Size(width: 1920, height: 1080),
    Size(width: 2560, height: 1080), Size(width: 3840, height: 2160),
    Size(width: 720, height: 1280),
  ]

  private static func shown(_ script: Script) -> ShownCode? {
    script.session.panel(CodePanel.self).shown
  }

  /// Numbers with many decimals have four.
  private static func agree(_ texts: [String], _ numbers: [Double]) -> Bool {
    let read = texts.compactMap(Double.init)
    return read.count == numbers.count && zip(read, numbers).allSatisfy { abs($0 - $1) <= 5e-5 }
  }

  /// During a talk no row is cut at the lower edge.
  @Test(arguments: sizes)
  func anAudienceSeesWholeRows(_ size: Size) throws {
    let desk = TalkDesk("demo rainbow\n  code track\n", size: size)
    let panel = desk.script.session.panel(CodePanel.self)
    let layout = try #require(panel.layout(desk.script.session.workspace))
    let rows = (layout.text.height - 8) / layout.line
    #expect(rows >= 1 && abs(rows - rows.rounded()) < 1e-6, "\(rows)")
    #expect(layout.text.maxY <= layout.room.maxY)
  }

  // MARK: The text

  /// What stands at the place of a value or a time is that number.
  @Test(arguments: Entry.all)
  func theValuesOfKeyframesAreFound(_ entry: Entry) throws {
    for (_, node) in entry.demo.scene.allNodes {
      for track in node.tracks where track.marks.count <= TrackCode.mostKeyframes {
        let code = TrackCode(track)
        guard case .number(_, let numbers) = track, !track.isConstant else { continue }
        let texts = code.values.map { String(code.code[$0]) }
        #expect(Self.agree(texts, numbers.keyframes.map(\.value)), "\(texts)")
        let times = code.times.map { String(code.code[$0]) }
        #expect(Self.agree(times, numbers.keyframes.map(\.time)), "\(times)")
      }
    }
  }

  @Test(arguments: [
    ("let x = 1.5 // two", "kkkpppppnnnpcccccc"), ("\"a\\\"b\" -3", "ssssssp nn"),
    ("a /* b */ c", "ppcccccccpp"), ("Track(.init, 1e-3)", "tttttppppppppnnnnp"),
    ("\"open\n2", "sssssp n"), ("/*", "cc"), ("\"\"\"\n\" \"\"\"x", "sssssssssp"),
  ])
  func lettersHaveKinds(_ code: String, _ signs: String) {
    let table: [Character: CodeKind] = [
      "p": .plain, "k": .keyword, "n": .number, "s": .string, "c": .comment, "t": .type,
    ]
    let kinds = CodeKind.kinds(of: Array(code))
    #expect(kinds == signs.filter { $0 != " " }.compactMap { table[$0] }, "\(kinds)")
  }

  @Test(arguments: [12, 20, 46, 200])
  func rowsHaveAllLettersAndFit(_ columns: Int) {
    let text = "func a() {\n    let b = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]\n\n}"
    let page = CodePage(Array(text), columns: columns)
    #expect(page.lineCount == 4)
    let letters = page.rows.flatMap(\.spans).map(\.text).joined()
    #expect(letters == text.filter { $0 != "\n" })
    for row in page.rows {
      #expect((row.spans.last.map { $0.column + $0.text.count } ?? 0) <= columns)
    }
  }

  // MARK: What is lit

  @Test func theKeyframesAroundThePlayheadAreLive() throws {
    var script = Script(Entry.clips[0], at: 0)
    script.press(.character("x"), .shift)
    let shown = try #require(Self.shown(script))
    guard case .track(let track, _, _) = shown.content else {
      Issue.record("\(shown.content)")
      return
    }
    let times = track.marks.map(\.time)
    #expect(times.count > 1)
    for (index, time) in times.enumerated() {
      #expect(shown.liveMarks(at: time) == index..<index + 1)
      guard index + 1 < times.count else { continue }
      #expect(shown.liveMarks(at: (time + times[index + 1]) / 2) == index..<index + 2)
    }
    #expect(shown.liveMarks(at: times[0] - 1) == 0..<1)
    #expect(shown.liveMarks(at: times[times.count - 1] + 1).count == 1)
  }

  @Test func aChangedNumberLightsUpOnceAndFades() throws {
    var script = Script(Entry.clips[0], at: 0)
    script.press(.character("t"))
    script.press(.character("x"), .shift)
    let path = try #require(script.session.workspace.codeTrack)
    let old = try #require(Self.shown(script))
    script.change { session in
      session.workspace.selection = Selection(keys: [KeyframePath(path, 1)], track: path)
    }
    script.settle()
    #expect(script.session.panel(CodePanel.self).change == nil)
    // The time of the second keyframe changes.
    script.press(.character("."))
    #expect(Self.shown(script) != old)
    let panel = script.session.panel(CodePanel.self)
    guard case .track(let track, _, _)? = Self.shown(script)?.content else { return }
    let mark = track.marks.count + 1
    #expect(panel.change?.marks == [mark] && panel.freshness(of: mark) == 1)
    #expect(script.frame.isMoving)
    script.step(dt: CodePanel.fading / 2)
    #expect(script.session.panel(CodePanel.self).freshness(of: mark).isNear(0.5))
    script.step(dt: CodePanel.fading)
    #expect(script.session.panel(CodePanel.self).change == nil)
  }

  /// Of WCAG 2: the ratio of the relative luminances, each raised by 0.05.
  @Test func everyColourHasEnoughContrast() {
    func luminance(_ color: Color) -> Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    func contrast(_ one: Color, _ other: Color) -> Double {
      let (a, b) = (luminance(one), luminance(other))
      return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
    let kinds: [CodeKind] = [.plain, .keyword, .type, .number, .string, .comment]
    for kind in kinds { #expect(contrast(kind.color, Theme.ground) >= 7, "\(kind)") }
    for light in [Theme.brass, Theme.mint] { #expect(contrast(Theme.onBrass, light) >= 7) }
  }

  // MARK: Where it lies

  @Test(arguments: sizes)
  func duringATalkItLiesBesideTheStageInLargeType(_ size: Size) throws {
    var desk = TalkDesk("demo rainbow\ncaption Six colours\ncode track\ndemo flip\n", size: size)
    desk.wait(0.1)
    let layout = desk.script.layout
    let room = try #require(layout.codeRoom)
    // The picture's edges are whole pixels.
    #expect(!room.inset(by: 1).intersects(layout.stage) && !room.intersects(layout.panels.stage))
    #expect(layout.stage.width > 0.5 * layout.window.width || size.width < 1.5 * size.height)
    let texts = desk.script.frame.sprites.filter {
      $0.transform.apply(to: .zero).x >= room.minX && $0.transform.apply(to: .zero).y >= room.minY
    }.compactMap { if case .text(let text) = $0.shape { text } else { nil } }
    #expect(texts.count > 4)
    for text in texts { #expect(text.style.size >= layout.stage.height / 40, "\(text)") }
    // The next stop does not ask for it.
    desk.press(.pageDown)
    #expect(desk.script.layout.codeRoom == nil)
    // A pointer does, and the stop after leaves it.
    desk.press(.character("x"), .shift)
    desk.press(.pageUp)
    desk.press(.pageDown)
    #expect(desk.script.layout.codeRoom == nil)
    desk.press(.character("x"), .shift)
    #expect(desk.script.layout.codeRoom != nil)
    desk.press(.escape)
    #expect(desk.script.layout.codeRoom == nil && desk.script.session.isPresenting)
  }

  @Test func itIsAPanelOtherwise() {
    var script = Script(Entry.clips[0], at: 1)
    script.press(.character("x"), .shift)
    #expect(
      script.layout.side == .code
        && script.layout.codeRoom?.intersects(script.layout.stage) == false)
    script.press(.character("x"), .shift)
    #expect(script.layout.side == nil)
  }

  // MARK: Files

  @Test func theTextOfAFileIsAskedForAndShown() throws {
    var script = Script(nil, at: nil)
    let file = OpenedFile(name: "ball", path: "/home/ada/ball.json", kind: .riffScene)
    script.change { $0.add(FileSessionTests.demo(), file: file) }
    script.step(.opened(name: "ball", path: file.path))
    script.press(.character("x"), .shift)
    #expect(script.requests.filter { $0 == .source(file.path) }.count == 1)
    #expect(Self.shown(script)?.content == .none("Reading the file…"))
    let text = "{\n  \"riff\": 1,\n  \"a\": 2\n}\n"
    script.step(.source(path: file.path, text: text))
    #expect(Self.shown(script)?.page.lineCount == 5)
    // It is read again once it has changed, and the lines that differ light up.
    script.change { $0.replace("ball", by: FileSessionTests.demo()) }
    script.step()
    script.step()
    #expect(script.requests.filter { $0 == .source(file.path) }.count == 2)
    script.step(.source(path: file.path, text: "{\n  \"riff\": 1,\n  \"b\": 3,\n  \"a\": 2\n}\n"))
    #expect(script.session.panel(CodePanel.self).change?.marks == [2])
    script.step(.source(path: file.path, text: ""))
    #expect(Self.shown(script)?.content == .none("The file is too large to show, or isn't text"))
    script.change { $0.perform(.code(.subject(.track))) }
    script.step()
    #expect(Self.shown(script)?.content.isTrack != false)
  }

  @Test func aFileOfTheSameNameHasItsOwnText() {
    var script = Script(nil, at: nil)
    func bring(_ path: String) {
      let file = OpenedFile(name: "ball", path: path, kind: .riffScene)
      script.change { $0.add(FileSessionTests.demo(), file: file) }
      script.step(.opened(name: "ball", path: path))
    }
    bring("/a/ball.json")
    script.press(.character("x"), .shift)
    script.step(.source(path: "/a/ball.json", text: "{\n}\n"))
    script.change { $0.perform(.file(.remove("ball"))) }
    script.step()
    bring("/b/ball.json")
    script.step()
    #expect(script.requests.contains(.source("/b/ball.json")))
    #expect(Self.shown(script)?.content == .none("Reading the file…"))
  }

  /// They differ from others in more than the colour of their numbers, where it can be seen.
  @Test(arguments: sizes)
  func litLinesHaveABar(_ size: Size) throws {
    let file = OpenedFile(name: "ball", path: "/home/ada/ball.json", kind: .riffScene)
    var script = TalkDesk("file ball.json\ncode lines 2 to 3\n", size: size, presents: false).script
    script.change { $0.add(FileSessionTests.demo(), file: file) }
    script.step(.opened(name: "ball", path: file.path))
    script.press(.function(5))
    script.step(.source(path: file.path, text: "{\n\"a\": 1,\n\"b\": 2,\n\"c\": 3\n}\n"))
    script.step(dt: 1)
    let shown = try #require(Self.shown(script))
    #expect(shown.litLines == 1..<3)
    let text = try #require(script.layout.codeRoom)
    let bars = script.frame.sprites.filter { sprite in
      let rect = sprite.reach
      return text.contains(rect.centre) && rect.width < rect.height / 4
        && sprite.fill == .color(ThemeColors.talk.brass) && sprite.shows(rect.centre)
    }
    #expect(bars.count == 2)
  }

  // MARK: The talk's file

  @Test(arguments: [
    "code track", "code lines", "code lines 12 to 20", "code track ball x",
    "code track \"big ball\" \"a\\\"b\"",
  ])
  func whatAStopAsksForReadsBack(_ line: String) throws {
    let text = "riff talk 1\nfile a.swift\n  \(line)\n"
    let talk = try Talk(text: text, demos: catalog)
    let code = try #require(talk.stops[0].code)
    #expect(code.text == line.replacing("\"a\\\"b\"", with: "a\"b"))
    #expect(try Talk(text: talk.text, demos: catalog) == talk)
  }

  @Test(arguments: [
    ("demo rainbow", "code", "After \"code\" comes \"track\" or \"lines\", as in \"code track\"."),
    ("demo rainbow", "code trakc", "must be \"track\" or \"lines\". Did you mean \"track\"?"),
    ("demo rainbow", "code lines", "Only files in Swift, SVG and Riff's JSON have lines."),
    ("demo rainbow", "code track nobody x", "rainbow has no node \"nobody\"."),
    ("demo rainbow", "code track ball", "has no node \"ball\"."),
    ("file a.swift", "code lines 3", "Lines are written as in \"code lines 12 to 20\"."),
    ("file a.swift", "code lines 5 to 3", "it must be between 5 and 1000000."),
    ("file a.swift", "code track \"a", "has no closing quotation mark"),
    ("file a.swift", "code track a", "The property is missing."),
    ("file a.swift", "code track a b c", "Unexpected word after the track"),
  ])
  func mistakesAreSentences(_ stop: String, _ line: String, _ part: String) {
    do {
      _ = try Talk(text: "riff talk 1\n\(stop)\n\(line)\n", demos: catalog)
      Issue.record("\(line) was read.")
    } catch {
      #expect(error.errors.count == 1 && error.errors[0].line == 3)
      let isExpected =
        error.errors[0].sentence.english.contains(part) || line == "code track ball"
      #expect(isExpected, "\(error.errors[0].sentence)")
    }
  }
}

/// Presets are commands.
@Suite(.languages) struct PresetCommandTests {
  @Test func aPresetIsFoundAndApplied() throws {
    var script = Script(Entry.clips[0], at: 0.1)
    script.press(.character("?"))
    for letter in "easing to quick" { script.step(.text(String(letter))) }
    script.press(.enter)
    script.settle()
    let target = try #require(script.session.workspace.curveTarget())
    let preset = try #require(CurvePreset.all.first { $0.title == "Quick" })
    #expect(target.easing == preset.easing && script.undoCount == 1)
  }
}
