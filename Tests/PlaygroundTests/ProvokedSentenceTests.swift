import DemoKit
import Demos
import Editing
import Formats
import Keyframes
import Stage
import TestSupport
import Testing
import Words

@testable import AppState
@testable import Persistence
@testable import Playground
@testable import Talks

/// What readers say of damaged texts, and writers of what they lose, is in Chinese without a word of English.
@Suite(.languages) struct ProvokedSentenceTests {
  /// The sentences that are still partly English.
  private static func check(_ sentences: Set<Message>, least: Int, _ source: String) {
    let enough = Share.isAll ? least : least / 4
    #expect(sentences.count >= enough, "\(source) provokes only \(sentences.count) sentences.")
    Language.chinese.during {
      for message in sentences {
        let (english, chinese) = (message.english, message.localized)
        let left = englishLeft(in: chinese)
        #expect(
          left.isEmpty && (chinese.hasHan || english.hasHan),
          "\(source): \(english)\n  \(chinese)\n  \(left)")
      }
    }
  }

  // MARK: Damage

  private static let marks = [
    "{", "}", "[", "]", "(", ")", ",", ":", ";", "\"", "\\", "/", "*", "<", ">", "&", "=", "%", "#",
    "-",
  ]
  private static let words = [
    "-1", "0", "1e999", "nan", "null", "true", "\"x\"", "[]", "{}", "banana", "2.5", "1e10",
    "\"\\q\"",
    "99999",
  ]

  /// A text with one to three words or marks replaced, removed or added.
  private static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
    var pieces = pieces(of: text)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let position = Int.random(in: 0..<max(pieces.count, 1), using: &random)
      let all = Bool.random(using: &random) ? marks : words + pieces
      let new = all[Int.random(in: 0..<all.count, using: &random)]
      switch Int.random(in: 0..<5, using: &random) {
      case 0: pieces.insert(new, at: position)
      case 1: pieces.remove(at: position)
      case 2 where Int.random(in: 0..<8, using: &random) == 0: pieces.removeSubrange(position...)
      case _: pieces[position] = new
      }
      if pieces.isEmpty { pieces = [""] }
    }
    return pieces.joined()
  }

  /// Words, numbers, and every other character alone.
  private static func pieces(of text: String) -> [String] {
    text.matches(of: /[A-Za-z][A-Za-z0-9-]*|-?[0-9.]+|\s+|./).map { String($0.output) }
  }

  /// What is said of a text and of its damaged copies.
  private static func said(
    of texts: [String], copies: Int, seed: UInt64, by read: (String) -> [Message]
  ) -> Set<Message> {
    var random = SeededGenerator(seed)
    var sentences: Set<Message> = []
    for text in texts {
      sentences.formUnion(read(text))
      for _ in 0..<Share.count(copies, few: max(copies / 8, 25)) {
        sentences.formUnion(read(damaged(text, &random)))
      }
    }
    return sentences
  }

  // MARK: Files

  /// The mistakes of a file, or its notes.
  private static func file(_ text: String, _ kind: FileKind) -> [Message] {
    func missing(_ source: String) throws(FileError) -> Picture {
      throw FileError(sentence: "The archive has no such file.")
    }
    let bytes = Array(text.utf8)
    do throws(FileErrors) {
      let file =
        kind == .lottie
        ? try lottie(bytes, missing)
        : try SceneFile.read(bytes, kind, name: "file", pictures: missing)
      return file.notes.flatMap { [$0.feature, $0.instead] }.filter {
        !$0.english.hasPrefix("<") && !$0.english.hasPrefix("clip-path") && $0.english.last != " "
      }
    } catch {
      return error.errors.map(\.sentence)
    }
  }

  private static func lottie(
    _ bytes: [UInt8], _ pictures: (String) throws(FileError) -> Picture
  ) throws(FileErrors) -> SceneFile {
    do throws(FileError) {
      return try LottieReader.read(bytes, name: "file", pictures: pictures)
    } catch {
      throw FileErrors(error)
    }
  }

  /// A scene that uses much of what scenes have.
  private static let scene = #"""
    {"riff": 1, "size": [640, 360], "title": "A", "ground": "#102030", "timeline": {"seconds": 3,
     "markers": {"a": 1}}, "tokens": {"enter": "ease-out", "short": 0.3, "both": ["ease-in", 0.5]},
     "nodes": [{"name": "sun", "at": {"0": [1, 2], "1": [[3, 4], "ease-out"]}, "rectangle": [40, 20],
     "cornerRadius": 4, "fill": "coral", "stroke": {"color": "#FF7F50", "width": 2, "dash": [1, 2]},
     "cues": {"pop": 1}, "mask": {"reveal": "circle"}, "clip": [0, 0, 10, 10]},
     {"text": "Hi", "style": {"size": 24, "weight": "bold"}, "colors": [{"range": [0, 1],
     "color": "red"}], "x": {"0": 1, "2": [9, "spring(0.5)"], "after": "repeat"}, "scale": 2},
     {"path": "M 1 2 L 3 4 C 1 2 3 4 5 6 A 1 2 0 0 1 5 5 Z", "gradient": {"from": [0, 0], "to": [1, 1],
     "stops": [[0, "red"], [1, "blue"]]}, "rotation": {"keyframes": [{"time": 0, "value": 1,
     "easing": "cubic-bezier(0.4, 0, 0.2, 1)"}, {"time": 1, "value": 5, "controls": [2, 3]}]},
     "children": [{"shape": {"ellipse": [9, 9]}, "number": 4, "numberFormat": {"decimals": 1}},
     {"shape": {"picture": "sun.png", "size": [20, 10]}, "constraints": [{"attribute": "x", "of": "sun"}],
     "route": {"path": "M 0 0 L 9 9", "turning": "turning"}}]}]}
    """#

  private static let picture = """
    <?xml version="1.0"?><!-- a --><svg viewBox="0 0 10 10" width="20" height="20"><style>.a{fill:red}
    b > c{fill:blue}</style><linearGradient id="g" spreadMethod="repeat"><stop offset="0"/><stop offset="1"/>
    </linearGradient><clipPath id="c" clip-path="url(#c)"><path d="M0 0A1 2 3 0 1 4 5z" clip-rule="evenodd"/>
    <text>a</text></clipPath><g clip-path="url(#c)" transform="rotate(5)skewX(3)" filter="url(#f)">
    <rect class="a" width="9" height="2" stroke="url(#g)" stroke-miterlimit="9" paint-order="stroke"
    vector-effect="non-scaling-stroke" mask="url(#m)" style="mix-blend-mode:hue"/><text x="1 2" stroke="red"
    fill="url(#g)">&amp;a<tspan dy="2" font-size="9">b</tspan><textPath>c</textPath></text></g>
    <path d="M0 0 L 1 x" marker-end="url(#e)"/><use href="#no"/><image href="a.png" width="1" height="1"/>
    <script>a()</script><set/><video/></svg>
    """

  private static let animation = #"""
    {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "w": 100, "h": 100, "assets": [{"id": "i", "p": "a.png",
     "w": 9, "h": 9}, {"id": "c", "layers": []}], "fonts": {"list": [{"fName": "F", "fFamily": "Comic"}]},
     "layers": [{"ty": 4, "nm": "a", "ind": 1, "ip": 0, "op": 60, "st": 0, "ddd": 1, "bm": 12, "ks": {
     "o": {"k": 100, "x": "wiggle"}, "p": {"s": true, "x": {"k": 1}, "y": {"k": 2}}, "ao": 1}, "ef": [{
     "nm": "Blur"}], "sy": [{"nm": "Glow"}], "masksProperties": [{"mode": "l", "pt": {"k": {"i": [[0, 0]],
     "o": [[0, 0]], "v": [[1, 2]], "c": true}}, "x": {"k": 4}, "f": {"k": [1, 1]}}], "shapes": [{"ty": "sr",
     "pt": {"k": 5}, "or": {"k": 9}, "ir": {"k": 3}, "p": {"k": [0, 0]}, "r": {"k": 0}, "sy": 1}, {"ty": "mm"},
     {"ty": "gf", "t": 3, "g": {"p": 2, "k": {"k": [0, 1, 0, 0, 1, 0, 0, 1]}}, "s": {"k": [0, 0]},
     "e": {"k": [9, 9]}, "o": {"k": 100}}, {"ty": "tm", "m": 2, "s": {"k": 0}, "e": {"k": 50}, "o": {"k": 0}},
     {"ty": "rp", "c": {"k": 3}, "o": {"k": 0}, "tr": {}}, {"ty": "zz", "r": {"k": 5}, "s": {"k": 2}}]},
     {"ty": 2, "refId": "i", "tt": 1, "parent": 1, "ks": {}}, {"ty": 0, "refId": "c", "w": 9, "h": 9, "ks": {}},
     {"ty": 5, "ks": {}, "t": {"a": [{}], "p": {"m": 0}, "d": {"k": [{"t": 0, "s": {"t": "Hi", "f": "F",
     "s": 9, "sc": [1, 0, 0], "sz": [9, 9]}}]}}}, {"ty": 13}, {"ty": 6}, {"ty": 99, "ks": {}}]}
    """#

  @Test func whatIsWrongWithScenes() {
    Self.check(
      Self.said(of: [Self.scene], copies: 2500, seed: 1) { Self.file($0, .riffScene) },
      least: 300, "A scene")
  }

  @Test func whatIsWrongWithPicturesAndWhatIsLeftOut() {
    Self.check(
      Self.said(of: [Self.picture], copies: 1500, seed: 2) { Self.file($0, .svg) },
      least: 60, "An SVG")
  }

  @Test func whatIsWrongWithAnimationsAndWhatIsLeftOut() {
    Self.check(
      Self.said(of: [Self.animation], copies: 1500, seed: 3) { Self.file($0, .lottie) },
      least: 60, "A Lottie")
  }

  // MARK: Pasted texts

  private static let pasted = [
    "[0: 1, 2: 3].eased(.easeOut(.bounce))",
    "Track([Keyframe(time: 0, value: 1, easing: .hold), Keyframe(time: 1, value: 2)])",
    "[0: Color(0xFF7F50), 1: Color(red: 1, green: 0.5, blue: 0)].extrapolated(after: .repeat)",
    #"{"riff": 1, "track": {"keyframes": [{"time": 0, "value": 1}]}, "of": "x"}"#,
    "@keyframes a { from { opacity: 0 } 50% { opacity: 1 } } .b { animation: a 2s linear }",
    "cubic-bezier(0.4, 0, 0.2, 1)", "linear(0, 0.5 20%, 1)", "steps(4, jump-end)",
    "spring(duration: 0.5, bounce: 0.3)", "spring(1 100 10 0)", "ease-out-elastic(1, 0.3)",
    "ease-out-bounce(3, 0.5)", "joined(ease-in, ease-out, 0.5)", "part(ease-in, 0.2, 0.8)",
    "token(enter, ease-out)", "lasting(short, ease-out)", "custom(a)", "power(3)",
    ".spring(response: 0.5, dampingFraction: 0.7)", ".timingCurve(0.4, 0, 0.2, 1, duration: 1)",
    "[0.4, 0, 0.2, 1]",
  ]

  @Test func whatIsWrongWithWhatIsPasted() {
    let said = Self.said(of: Self.pasted, copies: 250, seed: 4) { text in
      do throws(PasteError) {
        _ = try Pasted(text)
        return []
      } catch {
        return ["\(error)", error.problem, error.remedy]
      }
    }
    Self.check(said, least: 600, "What is pasted")
  }

  @Test func whatIsWrongWithEasings() {
    let said = Self.said(of: Self.pasted, copies: 250, seed: 5) { text in
      do throws(EasingNotationError) {
        _ = try Easing(notation: text)
        return []
      } catch {
        return ["\(error)"]
      }
    }
    Self.check(said, least: 600, "An easing")
  }

  @Test func whatIsWrongWithEasingsOfOtherTools() {
    let easings: [Easing] = [
      .easeInOut, .spring(Spring(duration: 0.5, bounce: 0.3)), .easeOut(.bounce),
      .steps(4, .jumpEnd),
    ]
    let texts = easings.flatMap { easing in
      EasingDialect.allCases.map { $0.write(easing, over: 0.5).text }
    }
    let said = Self.said(of: texts, copies: 40, seed: 6) { text in
      do throws(PasteError) {
        _ = try ReadEasing(text)
        _ = try TokenReading(found: text)
        return []
      } catch {
        return ["\(error)"]
      }
    }
    Self.check(said, least: 100, "A dialect")
  }

  // MARK: Talks and what Riff saves

  private static let talk = """
    riff talk 1
    title "A talk"
    minutes 20 warn 5 1
    demo rainbow
    at 1
    play 0 to 2 loop for 10 s
    speed 0.5
    caption "Hello"
    note One
    demo springs
    set bounce=0.4
    code track ball x
    file "a b.json"
    code lines 1 to 4
    replay run.riff
    caption Bye
    """

  @Test func whatIsWrongWithTalks() {
    let said = Self.said(of: [Self.talk], copies: 3000, seed: 7) { text in
      do throws(FileErrors) {
        _ = try Talk(text: text, demos: catalog)
        return []
      } catch {
        return error.errors.map(\.sentence)
      }
    }
    Self.check(said, least: 300, "A talk")
  }

  @Test func whatIsWrongWithKeys() {
    let text = "riff keys 1\nnext = right pagedown\nblack = b .\nwhite = w\nfirst = none\n"
    let said = Self.said(of: [text], copies: 500, seed: 8) { text in
      do throws(FileErrors) {
        _ = try TalkKeys(text: text)
        return []
      } catch {
        return error.errors.map(\.sentence)
      }
    }
    Self.check(said, least: 50, "A file of keys")
  }

  @Test func whatIsWrongWithRecordings() {
    let text = DamagedRecordingTests.lines.joined(separator: "\n") + "\n"
    let said = Self.said(of: [text], copies: 2000, seed: 9) { text in
      do throws(LineError) {
        _ = try Recording(text: text, demos: ["rainbow", "rotation"])
        return []
      } catch {
        return ["\(error)", "\("run.riff") cannot be replayed. \(error)"]
      }
    }
    Self.check(said, least: 150, "A recording")
  }

  @Test(arguments: UInt64(1)...4)
  func whatIsWrongWithDocuments(_ seed: UInt64) {
    var random = Seeded(state: seed)
    let text = Document.random(&random).text
    let said = Self.said(of: [text], copies: 300, seed: seed) { text in
      DocumentReading(text).problems.map { "\($0)" }
    }
    Self.check(said, least: 60, "A document")
  }

  // MARK: Exports

  @Test func whatExportsLose() {
    var sentences: Set<Message> = []
    for demo in catalog {
      let timeline = demo.timeline
      for format in ExportFormat.allCases {
        sentences.formUnion(format.export(demo.scene, timeline, named: demo.name).losses)
        for node in demo.scene.nodes.prefix(4) { sentences.formUnion(format.export(node).losses) }
      }
    }
    let easings: [Easing] = [
      .easeInOut, .spring(Spring(duration: 0.5, bounce: 0.3)), .easeOut(.bounce), .hold,
      .spring(Spring(response: 0.4, dampingRatio: 0.5), velocity: 3),
      .custom("mine") { $0 * $0 },
    ]
    for easing in easings {
      for format in ExportFormat.allCases { sentences.formUnion(format.export(easing).losses) }
      for dialect in EasingDialect.allCases {
        for seconds in [nil, 0.5] {
          let written = dialect.write(easing, over: seconds)
          sentences.formUnion(ExportedText(written).losses)
        }
      }
    }
    Self.check(sentences, least: 60, "An export")
  }
}
