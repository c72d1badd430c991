import Demos
import Editing
import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Pinch and twist: drivers of their own.
@Suite(.languages) struct TwoFingerTests {
  /// What one handful is in a demo's time, worked out from its documentation.
  private static func handful(_ script: Script) -> Double {
    switch script.playhead.timeline.unit {
    case .pages, .seconds: 1
    case .points: script.playhead.timeline.length / 4
    }
  }

  /// Handfuls, the slop included.
  private static let pinches: [(scale: Double, handfuls: Double)] = [
    (2, 1), (0.5, -1), (4, 2.5), (0.25, -2.5), (1.25, 0.3), (1, 0), (0.8, -0.3),
  ]
  private static let twists: [(degrees: Double, handfuls: Double)] = [
    (90, 1), (-90, -1), (45, 0.5), (0, 0), (450, 5), (-225, -2.5),
  ]

  /// Begins in the middle and is recognised as a pinch or a twist forwards; 0.08 of it is slop.
  private static func script(_ entry: Entry, _ first: InputEvent) -> (Script, start: Double) {
    var script = Script(entry, at: Script(entry).middle)
    let start = script.time
    script.step(.gestureBegan(at: script.hold))
    script.step(first)
    return (script, start)
  }

  private static func expect(
    _ script: Script, _ start: Double, moved handfuls: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wanted = start + (handfuls - TwoFingers.slop) * handful(script)
    let expected = script.playhead.timeline.clamp(wanted)
    #expect(script.time.isNear(expected), sourceLocation: sourceLocation)
  }

  @Test(arguments: Entry.kinds)
  func pinchingOpensAndClosesTime(_ entry: Entry) {
    var (script, start) = Self.script(
      entry, .gestureChanged(scale: 1.5, degrees: 0, at: .zero))
    Self.expect(script, start, moved: 5.0 / 9)
    for (scale, handfuls) in Self.pinches {
      // The other motion does not count any more.
      script.step(.gestureChanged(scale: scale, degrees: 33, at: .zero), dt: 0.1)
      Self.expect(script, start, moved: handfuls)
    }
  }

  @Test(arguments: Entry.kinds)
  func twistingTurnsTime(_ entry: Entry) {
    var (script, start) = Self.script(entry, .gestureChanged(scale: 1, degrees: 30, at: .zero))
    Self.expect(script, start, moved: 1.0 / 3)
    for (degrees, handfuls) in Self.twists {
      script.step(.gestureChanged(scale: 3, degrees: degrees, at: .zero), dt: 0.1)
      Self.expect(script, start, moved: handfuls)
    }
  }

  @Test(arguments: Entry.kinds, [-1.0, 1])
  func bothWaysBeginWithoutAJump(_ entry: Entry, _ way: Double) {
    for degrees in stride(from: 0, through: 12.0, by: 0.5) {
      let (script, start) = Self.script(
        entry, .gestureChanged(scale: 1, degrees: way * degrees, at: .zero))
      let moved = max(degrees / 90 - TwoFingers.slop, 0) * way * Self.handful(script)
      #expect(script.time.isNear(start + moved))
    }
  }

  @Test(arguments: Entry.kinds)
  func timeStaysWhereTheFingersLeaveIt(_ entry: Entry) {
    var (script, _) = Self.script(entry, .gestureChanged(scale: 1.2, degrees: 0, at: .zero))
    let left = script.time
    script.step(.gestureEnded)
    script.step(dt: 5)
    #expect(script.time == left && script.session.isAtRest)
    script.step(.gestureChanged(scale: 2, degrees: 0, at: .zero))
    #expect(script.time == left, "There is no gesture any more.")
  }

  // MARK: From one pointer to another

  @Test(arguments: Entry.kinds)
  func aSecondFingerEndsTheFirstOnesDragWithoutAThrow(_ entry: Entry) {
    var script = Script(entry, at: Script(entry).middle)
    let forward = script.timeOfDrag(1) > 0 ? 1.0 : -1
    script.step(.pointerPressed(script.hold, clicks: 1))
    for step in 1...5 {
      script.step(
        .pointerMoved(script.hold + Point(x: forward * 12 * Double(step), y: 0)), dt: 1.0 / 60)
    }
    let dragged = script.time
    script.step(.gestureBegan(at: script.hold))
    #expect(script.time == dragged && !script.playhead.isDragging)
    var undisturbed = script
    undisturbed.step(dt: 5)
    if script.playhead.isPaged {
      #expect(undisturbed.time.isNear(dragged.rounded()), "It settles at the nearest page.")
    } else {
      #expect(undisturbed.time.isNear(dragged))
    }
    script.step(dt: 0.02)
    let before = script.time
    script.step(.gestureChanged(scale: 1, degrees: 7.2001, at: .zero))
    #expect(script.time.isNear(before, within: 1e-5))
    script.step(dt: 1)
    #expect(script.time.isNear(before, within: 1e-5), "The fingers hold it.")
  }

  @Test func aSecondFingerMakesAPressNoTap() throws {
    var script = Script(Entry.clips[0])
    for position in [script.hold, try script.position(of: .button("play"))] {
      script.step(.pointerPressed(position, clicks: 1), .gestureBegan(at: position), .gestureEnded)
      script.step(dt: 0.1)
      #expect(!script.playhead.isPlaying && script.time == script.range.lowerBound)
    }
  }

  @Test(arguments: Entry.kinds)
  func fingersTakeTimeFromTheClock(_ entry: Entry) {
    var script = Script(entry)
    script.press(.space)
    script.step(dt: 0.1)
    script.step(.gestureBegan(at: script.hold))
    script.step(dt: 0.1)
    let playing = script.time
    #expect(script.playhead.isPlaying, "Fingers that only lie there leave the clock alone.")
    script.step(.gestureChanged(scale: 1, degrees: 16.2, at: .zero))
    #expect(script.time.isNear(playing + 0.1 * Self.handful(script)))
    script.step(.gestureEnded)
    #expect(!script.playhead.isPlaying)
  }

  @Test(arguments: Entry.paged)
  func aStretchedRubberBandSpringsBackFirst(_ entry: Entry) {
    var script = Script(entry)
    script.step(.pointerPressed(script.hold, clicks: 1))
    script.step(.pointerMoved(script.hold + script.pull(90)), dt: 0.1)
    let stretched = script.time
    #expect(stretched < script.range.lowerBound)
    script.step(.gestureBegan(at: script.hold), .gestureChanged(scale: 2, degrees: 0, at: .zero))
    #expect(script.time == stretched)
    script.step(dt: 5)
    script.step(.gestureChanged(scale: 2, degrees: 0, at: .zero))
    #expect(script.time == script.range.lowerBound, "What was pinched meanwhile does not count.")
    script.step(.gestureChanged(scale: 4, degrees: 0, at: .zero))
    #expect(script.time.isNear(1.5 - TwoFingers.slop))
  }

  @Test(arguments: [Widget.Identity.backdrop("gallery"), .backdrop("help")])
  func fingersOnAPanelDoNotReachTheStage(_ panel: Widget.Identity) throws {
    var script = Script(Entry.clips[0], at: 0.5)
    if panel == .backdrop("help") { script.press(.function(1)) }
    script.step(
      .gestureBegan(at: try script.position(of: panel)),
      .gestureChanged(scale: 2, degrees: 90, at: .zero))
    #expect(script.time.isNear(0.5))
  }

  @Test(arguments: Entry.kinds, DriverChoice.allCases)
  func pinchAndTwistAreDriversOfTheirOwn(_ entry: Entry, _ choice: DriverChoice) {
    let uses: [(driver: DriverChoice, event: InputEvent)] = [
      (.pinch, .gestureChanged(scale: 1.3, degrees: 0, at: .zero)),
      (.twist, .gestureChanged(scale: 1, degrees: -20, at: .zero)),
    ]
    for (driver, event) in uses {
      var script = Script(entry, at: Script(entry).middle)
      script.change { $0.driver = choice }
      let before = script.time
      script.step(.gestureBegan(at: script.hold), event)
      #expect((script.time != before) == choice.admits(driver), "\(driver) under \(choice)")
    }
  }

  @Test func numbersThatAreNoneAreIgnored() {
    var script = Script(Entry.clips[0], at: 0.5)
    script.step(.gestureBegan(at: script.hold))
    for (scale, degrees) in [
      (0.0, 0.0), (-1, 0), (.nan, 0), (.infinity, 0), (.leastNonzeroMagnitude, 0), (1, .nan),
      (1, .infinity),
    ] {
      script.step(.gestureChanged(scale: scale, degrees: degrees, at: .zero), dt: 0.1)
      #expect(script.time.isNear(0.5) && script.frame.sprites.allSatisfy(\.isFinite))
    }
  }
}

/// Fingers, sticks, pointers and keys in whatever order.
@Suite(.languages) struct ManyPointersTests {
  private static func event(_ random: inout Seeded, _ hold: Point) -> InputEvent {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let position = hold + Point(x: number(-400...400), y: number(-300...300))
    return switch Int.random(in: 0...14, using: &random) {
    case 0...1: .gestureBegan(at: position)
    case 2...4: .gestureChanged(scale: number(0.01...20), degrees: number(-900...900), at: position)
    case 5: .gestureEnded
    case 6: .stick(x: number(-1...1), y: number(-1...1))
    case 7: .stick(x: 0, y: 0)
    case 8: .triggers(left: number(0...1), right: number(0...1))
    case 9: .padPressed(PadButton.allCases.randomElement(using: &random) ?? .a)
    case 10: .pointerPressed(position, clicks: 1)
    case 11: .pointerMoved(position)
    case 12: .pointerReleased(position)
    case 13: .wheel(x: 0, y: number(-9...9), at: position, [], isPrecise: true, isFlipped: true)
    default:
      .keyPressed([.space, .escape][Int.random(in: 0...1, using: &random)], [], isRepeat: false)
    }
  }

  @Test(arguments: Entry.kinds)
  func timeIsAlwaysSomewhereAndShownAtOnce(_ entry: Entry) {
    var random = Seeded(state: 7000 + UInt64(entry.index))
    var script = Script(entry)
    for step in 0..<Share.count(150, few: 40) {
      script.step(
        [Self.event(&random, script.hold)],
        dt: [0, 1.0 / 60, 0.2].randomElement(using: &random) ?? 0)
      let slack = script.playhead.timeline.length + 1
      let sane = script.range.lowerBound - slack...script.range.upperBound + slack
      guard script.time.isFinite, sane.contains(script.time) else {
        Issue.record("step \(step): time is \(script.time)")
        return
      }
      let shown = script.frame.sprites
      script.step()
      #expect(script.frame.sprites == shown, "step \(step)")
    }
  }
}

extension Entry {
  /// One demo for each unit of time.
  static let kinds = [
    paged.first, clips.first, others.first { $0.demo.timeline.unit == .points },
  ].compactMap { $0 }
}
