import Formats
import Keyframes
import Stage
import TestSupport
import Testing
import Words

@Suite struct TrackReadingTests {
  @Test(arguments: Share.of(0..<100, few: 25))
  func tracksInSwiftReadBackEqual(_ seed: Int) throws {
    var random = RandomNodes(seed: UInt64(3000 + seed))
    let tracks: [PropertyTrack] = [
      .number(nil, random.numbers()), .number(random.pick(Property.allCases), random.numbers()),
      .color(nil, random.colors()),
      .color(random.pick(ColorProperty.allCases), random.colors()),
      .hidden(random.track { $0.isLikely(0.5) }),
    ]
    for track in tracks {
      let exported = ExportFormat.swift.export(track)
      #expect(try Pasted(exported.text) == .track(track), "\(exported.text)")
      #expect(exported.losses.isEmpty)
    }
  }

  @Test(arguments: Share.of(0..<100, few: 25))
  func tracksInCSSReadBackAsWhatTheyShow(_ seed: Int) throws {
    var random = RandomNodes(seed: UInt64(4000 + seed))
    // Leaps and controls are left to tests of their own.
    var time = random.random.number(-3...3)
    let keyframes = (0...random.pick([1, 2, 4])).map { _ in
      time += random.random.number(0.1...2)
      return Keyframe(time: time, value: random.random.number(), easing: random.easing())
    }
    let property = random.pick(Property.allCases)
    let track = Track(keyframes).extrapolated(after: random.pick([.hold, .repeat, .pingPong]))
    let exported = ExportFormat.css.export(track, of: property)
    guard case .track(.number(let found, let read)) = try Pasted(exported.text) else {
      Issue.record("\(exported.text) is not a track.")
      return
    }
    #expect(found == property)
    #expect(read.after == track.after)
    #expect(read.keyframes.count == track.keyframes.count)
    let range = (track.times ?? 0...1)
    for step in 0..<500 {
      let part = (Double(step) + random.random.number(0.3...0.7)) / 500
      let time = range.lowerBound + part * (range.upperBound - range.lowerBound)
      // Up to 0.0021 of the way of a stretch, and 10⁻⁹ of time; a step may lie just before or behind.
      let near = [-1e-9, 0, 1e-9].map { abs(read.value(at: time + $0) - track.value(at: time)) }
      #expect((near.min() ?? 0) <= 0.0021 * 200, "\(time) of\n\(exported.text)")
    }
  }

  @Test func colorsAndFlagsReadBackFromCSS() throws {
    let fill: Track<Color> = [
      1: Color(0xFF7F50), 1.5: Color(red: 0.1, green: 0.2, blue: 1.0 / 3), 3: .white,
    ]
    #expect(
      try Pasted(ExportFormat.css.export(fill, of: .fill).text) == .track(.color(.fill, fill)))
    let hidden: Track<Bool> = [0: true, 0.5: false, 2: true]
    guard
      case .track(.hidden(let read)) = try Pasted(ExportFormat.css.export(.hidden(hidden)).text)
    else {
      Issue.record("hidden is not read back.")
      return
    }
    for time in [-1, 0, 0.25, 0.5, 0.75, 1.9, 2, 3] {
      #expect(read.value(at: time) == hidden.value(at: time), "at \(time)")
    }
  }

  @Test func leapsStayWhereTheyAreInCSS() throws {
    let track: Track<Double> = [0: 0, 1: 10, 1: 50, 2: 60]
    let exported = ExportFormat.css.export(track, of: .x)
    #expect(exported.losses.map(\.english) == ["Before a leap x is 0.000002 early."])
    guard case .track(.number(.x, let read)) = try Pasted(exported.text) else {
      Issue.record("x is not read back.")
      return
    }
    for time in [0, 0.5, 0.99, 1 - 1e-12, 1 + 1e-12, 1.5, 2] {
      #expect(abs(read.value(at: time) - track.value(at: time)) < 1e-3, "at \(time)")
    }
  }

  @Test func controlsAreAbsorbedExactlyWhereTimeIsEven() throws {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 10, controls: Controls(40, -20)), Keyframe(time: 2, value: 30),
    ])
    let exported = ExportFormat.css.export(track, of: .y)
    #expect(exported.losses.isEmpty)
    guard case .track(.number(.y, let read)) = try Pasted(exported.text) else {
      Issue.record("y is not read back.")
      return
    }
    for step in 0...100 {
      let time = Double(step) / 50
      #expect(abs(read.value(at: time) - track.value(at: time)) < 1e-9)
    }
  }

  @Test func controlsThatCannotBeAbsorbedAreSampledAndSaidToBe() throws {
    let track: Track<Double> = Track([
      Keyframe(time: 0, value: 10, easing: .easeOut(.bounce), controls: Controls(40, -20)),
      Keyframe(time: 2, value: 10),
    ])
    let exported = ExportFormat.css.export(track, of: .y)
    let sentence = try #require(exported.losses.first)
    let error = try #require(
      sentence.english.firstMatch(of: /largest error ([0-9.]+)\.$/).flatMap { Double($0.1) })
    guard case .track(.number(.y, let read)) = try Pasted(exported.text) else {
      Issue.record("y is not read back.")
      return
    }
    let measured =
      (0...10_007).map { step in
        let time = 2 * Double(step) / 10_007
        return abs(read.value(at: time) - track.value(at: time))
      }.max() ?? 0
    #expect(measured <= error * 1.05 && measured >= error / 2)
  }

  static let handwritten: [(text: String, pasted: Pasted)] = [
    ("[0: 0, 0.5: 1]", .track(.number(nil, [0: 0, 0.5: 1]))),
    ("  [ 1: -2.5e1,\n 0: 3, ]  ", .track(.number(nil, [0: 3, 1: -25]))),
    ("let x: Track<Double> = [0: 0, 0.5: 1]", .track(.number(.x, [0: 0, 0.5: 1]))),
    ("var opacity = Track(0.5)", .track(.number(.opacity, 0.5))),
    (
      "([0: 0, 1: 1] as Track<Double>).eased(.easeOut(.quad))",
      .track(.number(nil, ([0: 0, 1: 1] as Track<Double>).eased(.easeOut(.quad))))
    ),
    (
      "[0: 0, 1: 90].eased(.spring(bounce: 0.3)).extrapolated(after: .cumulative)",
      .track(
        .number(
          nil,
          ([0: 0, 1: 90] as Track<Double>).eased(.spring(bounce: 0.3))
            .extrapolated(after: .cumulative)))
    ),
    (
      "[0: .white, 1: Color(0xFF_7F50, alpha: 0.5)]",
      .track(.color(nil, [0: .white, 1: Color(0xFF7F50, alpha: 0.5)]))
    ),
    (
      "Track([Keyframe(time: 0, value: true), Keyframe(time: 1, value: false)])",
      .track(.hidden([0: true, 1: false]))
    ),
    (
      "@keyframes a { from { opacity: 0 } to { opacity: 1; } }",
      .track(.number(.opacity, [0: 0, 1: 1]))
    ),
    (
      "@keyframes a { from { opacity: 0 } to { opacity: 1; } }\n"
        + ".x { animation: a 2s; animation-timing-function: linear; }",
      .track(.number(.opacity, [0: 0, 2: 1]))
    ),
    (
      "@keyframes a { from, to { rotate: 0.25turn } 50% { rotate: -90deg } }\n"
        + ".x { animation: b 9s, a 500ms 1s infinite alternate }",
      .track(
        .number(
          .rotation,
          Track([
            Keyframe(time: 1, value: 90, easing: .ease),
            Keyframe(time: 1.25, value: -90, easing: .ease), Keyframe(time: 1.5, value: 90),
          ]).extrapolated(after: .pingPong)))
    ),
    (
      "@keyframes f { from { opacity: 0 } to { opacity: 100% } }\n.a { animation: f 2s ease-in-out }",
      .track(
        .number(
          .opacity,
          Track([
            Keyframe(time: 0, value: 0, easing: .easeInOut), Keyframe(time: 2, value: 1),
          ])))
    ),
    (
      """
      @keyframes f { from { opacity: 0; animation-timing-function: linear }
        50% { opacity: 0.5 } to { opacity: 1 } }
      .a { animation: g 3s, f 2s cubic-bezier(.4, 0, .2, 1) infinite }
      """,
      .track(
        .number(
          .opacity,
          Track([
            Keyframe(time: 0, value: 0),
            Keyframe(time: 1, value: 0.5, easing: .cubicBezier(0.4, 0, 0.2, 1)),
            Keyframe(time: 2, value: 1),
          ]).extrapolated(after: .repeat)))
    ),
    (
      "/* { */ @keyframes a { 0% { background: #f00000; animation-timing-function: ease-in }"
        + " 100% { background: rgb(0, 255, 0) } }",
      .track(
        .color(
          .fill,
          Track([
            Keyframe(time: 0, value: Color(0xF00000), easing: .easeIn),
            Keyframe(time: 1, value: Color(red: 0, green: 1, blue: 0)),
          ])))
    ),
    ("ease-out-bounce", .easing(.easeOut(.bounce))),
    ("0.4, 0, 0.2, 1", .easing(.cubicBezier(0.4, 0, 0.2, 1))),
    ("[0.4, 0, 0.2, 1]", .easing(.cubicBezier(0.4, 0, 0.2, 1))),
    (
      ".spring(Spring(response: 0.5, dampingRatio: 0.5))",
      .easing(.spring(Spring(response: 0.5, dampingRatio: 0.5)))
    ),
    ("CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)", .easing(.easeIn)),
    ("\n  {\"riff\": 1, \"easing\": \"hold\"}\n", .easing(.hold)),
    ("{\"easing\": \"\\u0068old\", \"riff\": 1.0}", .easing(.hold)),
  ]

  /// A percentage of a length is a share of the parent's.
  @Test(arguments: ["width", "height", "border-radius", "rotate", "z-index"])
  func lengthsInPercentAreRefused(_ property: String) {
    let error = #expect(throws: PasteError.self) {
      try Pasted("@keyframes f { from { \(property): 0 } to { \(property): 50% } }")
    }
    #expect(error?.problem.english == "\"50%\" is not a number that can be read")
  }

  @Test func whatPeopleWriteByHandIsReadToo() throws {
    for (text, pasted) in Self.handwritten { #expect(try Pasted(text) == pasted, "\(text)") }
  }
}
