import Demos
import Editing
import Formats
import Interface
import Keyframes
import AppState
import Playground
import Stage
import Testing
import Words

@Suite struct ExportFormatTests {
  @Test func formatsHaveTitlesAndExtensions() {
    let titles = ExportFormat.allCases.map(\.title)
    #expect(titles == ["Swift (Riff)", "UIKit", "SwiftUI", "CSS", "SVG", "HTML", "JSON", "Lottie"])
    let extensions = ExportFormat.allCases.map(\.fileExtension)
    #expect(extensions == ["swift", "swift", "swift", "css", "svg", "html", "json", "json"])
  }

  @Test(arguments: ExportFormat.allCases)
  func everyDemoIsExportedTheSameTwice(_ format: ExportFormat) {
    for demo in catalog {
      let exported = format.export(demo.scene, demo.timeline, named: demo.name)
      #expect(!exported.text.isEmpty)
      #expect(
        exported == format.export(demo.scene, demo.timeline, named: demo.name), "\(demo.name)")
      expectSentences(exported.losses)
    }
  }

  @Test(arguments: ExportFormat.allCases)
  func anyNodeAndAnyTrackIsExported(_ format: ExportFormat) {
    for seed in 0..<5 {
      var random = RandomNodes(seed: UInt64(6000 + seed))
      expectSentences(format.export(random.node(chance: 0.5)).losses)
      for property in Property.allCases {
        let exported = format.export(random.numbers(), of: property)
        #expect(!exported.text.isEmpty)
        expectSentences(exported.losses)
      }
      for property in ColorProperty.allCases {
        expectSentences(format.export(random.colors(), of: property).losses)
      }
      expectSentences(format.export(.hidden(random.track { $0.isLikely(0.5) })).losses)
      expectSentences(format.export(.gradient(random.track { $0.gradient() })).losses)
      let others: [PropertyTrack] = [
        .outline(random.outlines()), .string(random.strings()),
        .rangeColor(random.range(), random.colors()),
        .maskPath(12, random.outlines()), .maskOpacity(0, random.numbers()),
      ]
      for track in others {
        let exported = format.export(track)
        #expect(!exported.text.isEmpty)
        expectSentences(exported.losses)
      }
    }
  }

  private func expectSentences(_ messages: [Message]) {
    let losses = messages.map(\.english)
    #expect(Set(losses).count == losses.count)
    for loss in losses {
      #expect(loss.hasSuffix(".") && !loss.contains("\n"), "\(loss)")
      #expect(!loss.contains("e-0"), "\(loss)")
    }
  }

  private func expectClosedBrackets(_ text: String, _ name: String) {
    var open: [Character: Int] = [:]
    for character in text { open[character, default: 0] += 1 }
    for (one, other) in [("{", "}"), ("(", ")"), ("[", "]")] as [(Character, Character)] {
      #expect(open[one] == open[other], "\(name)")
    }
  }

  /// The camera is nobody's property; everything else that moves in CSS is read back.
  @Test func everyKeyframesRuleOfADemoIsATrack() throws {
    for demo in catalog {
      let text = ExportFormat.css.export(demo.scene, demo.timeline).text
      let rules = text.matches(of: /@keyframes [^ ]+ \{\n(?:  .*\n)+\}\n/).map { String($0.0) }
      #expect(!rules.isEmpty, "\(demo.name)")
      for rule in rules where !rule.contains("--camera-") {
        guard case .track = try Pasted(rule) else {
          Issue.record("\(rule) is not a track.")
          continue
        }
      }
    }
  }

  /// What no language but Riff's own can say is said to be lost.
  @Test(arguments: [ExportFormat.uiKit, .swiftUI, .css])
  func nothingIsLostInSilence(_ format: ExportFormat) {
    var path = Path()
    path.move(to: .zero)
    path.line(to: Point(x: 10, y: 20))
    let rich: [(String, Node)] = [
      (
        "cues",
        {
          var node = Node {}; node.cues = [Cue("pop", at: 1)]; return node
        }()
      ),
      ("clock", Node {}.timed(sinceSettlingOn: 2)),
      (
        "typed text",
        Node("Hello", TextStyle(12), .white).characters([0: 0, 1: 1])
      ),
      (
        "moving gradient",
        Node(
          .circle(radius: 3),
          gradient: [0: .vertical(.white, .black), 1: .vertical(.black, .white)])
      ),
      (
        "extrapolation",
        Node {}.at(x: ([0: 0, 1: 1] as Track<Double>).extrapolated(before: .linear))
      ),
      ("text", Node("a", TextStyle(9), .white).text([0: "a", 1: "b"])),
      ("colours of ranges", Node("ab", TextStyle(9), .white).fill(Track(.black), of: 0..<1)),
      ("tint", Node(.circle(radius: 3), fill: .white).tint([0: .clear, 1: .black])),
      (
        "constraint",
        Node(.circle(radius: 3), fill: .white).constrained(.left, to: .right, of: .stage)
      ),
      ("elastic", Node {}.rotation([0: 0, 1: 1], .easeOut(.elastic))),
    ]
    for (name, node) in rich {
      #expect(!format.export(node).losses.isEmpty, "\(name)")
      // Riff's own say everything, and so has nothing to state.
      for own in [ExportFormat.swift, .json] { #expect(own.export(node).losses.isEmpty, "\(name)") }
    }
    let morph = Node {}.morphing([0: .circle(radius: 3), 1: .star(points: 5, radius: 4)])
    // Core Animation morphs paths; see `pathsMorphInCoreAnimation`.
    #expect(format.export(morph).losses.isEmpty == (format == .uiKit))
    let turned = Node {}.rotation3D([0: 0, 1: 9], about: SIMD3(1, 1, 0))
    #expect(format.export(turned).losses.isEmpty == (format != .uiKit))
    let route = Node {}.along(path, [0: 0, 1: 1], pace: .raw)
    #expect(!format.export(route).losses.isEmpty)
    #expect(ExportFormat.swift.export(route).losses.isEmpty)
    #expect(ExportFormat.json.export(route).losses.isEmpty)
  }

  @Test(arguments: [ExportFormat.uiKit, .swiftUI, .css])
  func whatIsNotFiniteIsReplacedAndSaid(_ format: ExportFormat) {
    let nowhere = Color(red: .infinity, green: .nan, blue: 0)
    let node = Node { Node(.circle(radius: 1), gradient: .vertical(nowhere, .white)) }
    let exported = format.export(node)
    let sentence =
      "gradient is not finite everywhere: the nearest number stands in its place."
    #expect(exported.losses.map(\.english).contains(sentence))
    #expect(exported.text.firstMatch(of: /\b(inf|nan)\b/) == nil)
  }

  /// Each keyframe is a path, with as many elements as the one before.
  @Test func pathsMorphInCoreAnimation() {
    let node = Node {}.morphing([0: .circle(radius: 3), 2: .star(points: 5, radius: 4)])
    let text = ExportFormat.uiKit.export(node).text
    #expect(text.contains("let outlineAnimation = CAKeyframeAnimation(keyPath: \"path\")"))
    #expect(text.contains("outlineAnimation.keyTimes = [0, 1]"))
    let paths = text.components(separatedBy: "CGMutablePath in").dropFirst()
    #expect(paths.count == 3, "The layer's own, and two keyframes.")
    let counts = paths.dropFirst().map { $0.components(separatedBy: "addCurve").count }
    #expect(Set(counts).count == 1)
  }

  @Test func textsAndAxesAreSaidInCSSAndSwiftUI() {
    let turned = Node {}.rotation3D([0: 0, 1: 9], about: SIMD3(1, 2, 0))
    #expect(
      ExportFormat.css.export(turned).text.contains(
        "rotate3d(1, 2, 0, calc(var(--axisRotation) * 1deg))"))
    #expect(
      ExportFormat.swiftUI.export(turned).text.contains(
        "rotation3DEffect(.degrees(value.axisRotation), "
          + "axis: (x: value.axisX, y: value.axisY, z: value.axisZ))"))
    let words = Node("a", TextStyle(9), .white).fontSize([0: 9, 1: 20]).letterSpacing([0: 0, 1: 1])
    let css = ExportFormat.css.export(words).text
    #expect(css.contains("font-size: calc(var(--fontSize) * 1px)"))
    #expect(css.contains("letter-spacing: calc(var(--letterSpacing) * 1em)"))
    let view = ExportFormat.swiftUI.export(words).text
    #expect(view.contains("size: value.fontSize"))
    #expect(view.contains(".kerning(value.letterSpacing * value.fontSize)"))
  }

  @Test(arguments: [
    (ExportFormat.css, "width: 640px;\n  height: 360px;"),
    (ExportFormat.uiKit, "width: 640, height: 360)"),
    (ExportFormat.swiftUI, ".frame(width: 640, height: 360)"),
  ])
  func scenesKeepTheirOwnSize(_ format: ExportFormat, _ words: String) {
    var scene = Scene(ground: .black) {
      Node(.ellipse(Size(width: 40, height: 10)), fill: .white)
    }
    scene.size = Size(width: 640, height: 360)
    #expect(format.export(scene, .seconds(2), named: "a").text.contains(words))
  }

  @Test func swiftKeepsTheFrameRate() {
    let scene = Scene(ground: .black) {
      Node(.ellipse(Size(width: 40, height: 10)), fill: .white)
    }
    var timeline = Timeline.seconds(2)
    timeline.frameRate = 24
    let text = ExportFormat.swift.export(scene, timeline, named: "a").text
    #expect(text.contains("timeline.range = 0...2\n"))
    #expect(text.contains("timeline.frameRate = 24\n"))
  }

  @Test func swiftSaysTheNewWords() {
    let node = Node("ab", TextStyle(9), .white).text([0: "ab", 1: "cd"]).fontSize([0: 9, 1: 20])
      .fill([0: .white, 1: .black], of: 0..<1)
      .constrained(.left, to: .right, of: "sun", plus: [0: 1, 1: 2]).tint(Track(.black))
    #expect(
      ExportFormat.swift.export(node).text == """
        Node("ab", TextStyle(9), Color.white)
          .text([0: "ab", 1: "cd"])
          .fontSize([0: 9, 1: 20])
          .tint(Track<Color>(Color.black))
          .fill([0: Color.white, 1: Color.black], of: 0..<1)
          .constrained(.left, to: .right, of: .node("sun"), plus: [0: 1, 1: 2])

        """)
  }

  /// A node that is called like what a scene needs does not get into its way.
  @Test func namesDoNotMeet() {
    let scene = Scene(ground: [0: .black, 1: .white]) {
      Node {}.at(x: [0: 1, 1: 2]).onPage(1).named("camera")
      Node {}.at(x: [0: 1, 1: 2]).named("ground")
      for _ in 0..<2 { Node {}.at(x: [0: 1, 1: 2]).named("a b") }
    }
    let text = ExportFormat.css.export(scene, .pages(2), named: "s").text
    let names = text.matches(of: /@keyframes (\S+)/).map { String($0.1) }
    #expect(Set(names).count == names.count, "\(names)")
    #expect(names.contains("s-camera-x") && names.contains("s--camera-x"))
  }

  @Test func swiftReadsLikeADemo() {
    let node = Node(.circle(radius: 26), fill: Color(0xFF6B5E)).at(x: [0: 1, 0.5: 2])
      .rotation([0: 0, 1: 90], .easeOut(.bounce)).onPages(0...1).named("sun")
    #expect(
      ExportFormat.swift.export(node).text == """
        Node(.circle(radius: 26), fill: Color(0xFF6B5E))
          .at(x: [0: 1, 0.5: 2])
          .rotation([0: 0, 1: 90], .easeOut(.bounce))
          .onPages(0...1)
          .named("sun")

        """)
  }

  @Test func cssComposesInRiffsOrder() {
    let node = Node(.rectangle(40, 20), fill: .white).at(x: [0: 0, 2: 100], y: 50)
      .rotation3D(x: 30).perspective(500).rotation(15).scale(2).anchor(.topLeft).named("card")
    let text = ExportFormat.css.export(node).text
    #expect(text.contains("  translate: calc(var(--x) * 1px) 50px;\n"))
    #expect(
      text.contains(
        "  transform: perspective(500px) rotateX(30deg) rotate(15deg) scale(2, 2) translate(0%, 0%);\n"
      ))
    #expect(text.contains("  animation: card-x 2s linear 0s both;\n"))
    #expect(text.contains("@keyframes card-x {\n  0% { --x: 0; }\n  100% { --x: 100; }\n}\n"))
  }

  @Test func scrolledScenesGoByTheScroll() {
    let scene = Scene(ground: .black) {
      Node(.circle(radius: 5), fill: .white).at(x: 10, y: [1: 0, 2: 90]).onPage(1).named("ball")
    }
    let text = ExportFormat.css.export(scene, .pages(5), named: "intro").text
    #expect(text.contains("animation-timeline: scroll(root);\n  animation-range: 25% 50%;\n"))
    #expect(text.contains("calc(10 * 1px + (1 - var(--camera-x)) * 960px)"))
    #expect(text.contains("body {\n  margin: 0;\n  height: 500vh;\n}\n"))
    #expect(text.hasPrefix("/* <div class=\"intro\"><div class=\"intro-ball\"></div></div> */\n"))
  }

  @Test func springsAreSpringsWhereThereAreSprings() {
    let track: Track<Double> = Track([
      Keyframe(time: 1, value: 0, easing: .spring(Spring(stiffness: 100, damping: 10))),
      Keyframe(time: 2, value: 50),
    ])
    let natural = Easing.spring(Spring(stiffness: 100, damping: 10)).naturalDuration ?? 0
    let uiKit = ExportFormat.uiKit.export(track, of: .x)
    #expect(uiKit.text.hasPrefix("let x = CASpringAnimation(keyPath: \"position.x\")\n"))
    let stiffness = uiKit.text.firstMatch(of: /stiffness = ([0-9.]+)/).flatMap { Double($0.1) }
    // A second instead of its own time: time runs `natural` times as fast.
    #expect(abs((stiffness ?? 0) - 100 * natural * natural) < 1e-9)
    let swiftUI = ExportFormat.swiftUI.export(track, of: .x)
    #expect(swiftUI.text.contains("SpringKeyframe(50, duration: 1, spring: Spring(mass: 1, "))
  }

  @Test func cubicsInValueAreCubicKeyframes() {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 0, controls: Controls(10, 40)), Keyframe(time: 2, value: 30),
    ])
    let exported = ExportFormat.swiftUI.export(track, of: .x)
    #expect(
      exported.text.contains("CubicKeyframe(30, duration: 2, startVelocity: 15, endVelocity: -15)"))
    #expect(exported.losses.isEmpty)
  }
}
