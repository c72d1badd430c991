import Demos
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// The curve editor as a panel.
@Suite(.languages) struct CurvePanelTests {
  private static let sizes = [
    Size(width: 640, height: 360), Size(width: 800, height: 600), Size(width: 1280, height: 720),
    Size(width: 3840, height: 2160),
  ]

  @Test func theKeyAndTheButtonShowAndHideIt() throws {
    var script = Script()
    let before = script.frame.sprites
    for _ in 0..<2 {
      script.press(.character("e"))
      #expect(script.layout.side == .curve)
      script.press(.character("e"))
      #expect(script.layout.side == nil && script.frame.sprites == before)
    }
    try script.click(.button("curve"))
    #expect(script.layout.side == .curve)
    script.press(.character("o"))
    #expect(script.layout.side == .knobs)
  }

  @Test(arguments: sizes)
  func everythingLiesInThePanelAndNothingOverlaps(_ size: Size) throws {
    let shapes = [Easing.linear, .bouncy, .easeOut(.elastic), .steps(4), .easeInOut(.sine)]
    for easing in shapes {
      for tab in CurveTab.allCases {
        var script = try Script.bending(size: size)
        script.bend(to: easing)
        script.show(tab)
        let room = script.layout.sideRoom.inset(by: -1e-6)
        var controls: [Widget] = []
        for widget in script.widgets {
          guard widget.isOfCurve, widget.rect.width > 0, widget.rect.height > 0 else { continue }
          let rect = widget.rect
          #expect(
            rect.minX >= room.minX && rect.maxX <= room.maxX && rect.minY >= room.minY
              && rect.maxY <= room.maxY, "\(widget.identity) at \(rect) in \(room)")
          if widget.role != .surface, !widget.isHandle { controls.append(widget) }
        }
        for (index, one) in controls.enumerated() {
          for other in controls[(index + 1)...]
          where one.rect.inset(by: 1e-6).intersects(other.rect) {
            Issue.record("\(one.identity) and \(other.identity) overlap at \(size), \(tab)")
          }
          let isCut = if case .curve(.preset) = one.identity { true } else { false }
          #expect(one.rect.height >= 24 - 1e-9 || isCut, "\(one.identity)")
        }
      }
    }
  }

  @Test(arguments: Entry.all)
  func itOpensOnAnyDemoAndBendsWhatMoves(_ entry: Entry) throws {
    var script = Script(entry)
    script.press(.character("e"))
    let tracks = script.session.workspace.curveTracks
    guard let target = script.session.workspace.curveTarget() else {
      #expect(tracks.isEmpty)
      return
    }
    // The first in which something takes time; there the stretch under the playhead.
    func stretches(_ track: TrackPath) -> [ClosedRange<Double>] {
      let times = script.session.workspace.track(at: track)?.marks.map(\.time) ?? []
      return zip(times, times.dropFirst()).filter { $0 < $1 }.map { $0...$1 }
    }
    let lasting = try #require(tracks.first { !stretches($0).isEmpty })
    #expect(target.first.track == lasting)
    let stretch = try #require(target.stretch)
    let under = stretches(lasting).last { $0.lowerBound <= script.time }
    #expect(stretch == under ?? stretches(lasting)[0])
    let index = try #require(CurvePreset.all.firstIndex { $0.easing == .easeIn(.circ) })
    script.reveal(preset: index)
    script.step(dt: 0.1)
    script.settle()
    try script.click(.curve(.preset(index)))
    #expect(script.bent == .easeIn(.circ) && script.undoCount == 1)
    script.press(.character("z"), .control)
    #expect(script.session.document.isEmpty)
  }

  // MARK: Choosing

  @Test func handsAndKeysGoThroughTracksAndStretches() throws {
    var script = try Script.bending("paging-intro")
    let tracks = script.session.workspace.curveTracks
    #expect(tracks.count > 2)
    func track() -> TrackPath? { script.session.workspace.curveTarget()?.first.track }
    try script.click(.curve(.step(.track, 1)))
    #expect(track() == tracks[1])
    try script.click(.curve(.step(.track, -1)))
    try script.click(.curve(.step(.track, -1)))
    #expect(track() == tracks.last)
    script.focus(.chooser(.track))
    script.press(.right)
    #expect(track() == tracks[0])
    let long = try #require(
      tracks.firstIndex { (script.session.workspace.track(at: $0)?.marks.count ?? 0) > 2 })
    for _ in 0..<long { script.press(.right) }
    script.focus(.chooser(.stretch))
    let last = try #require(script.session.workspace.track(at: tracks[long])).marks.count - 2
    for _ in 0..<last + 3 { script.press(.right) }
    #expect(script.session.workspace.curveTarget()?.first == KeyframePath(tracks[long], last))
    for _ in 0..<last + 3 { script.press(.left) }
    #expect(script.session.workspace.curveTarget()?.first == KeyframePath(tracks[long], 0))
    #expect(script.session.selection.isEmpty && script.time == script.range.lowerBound)
  }

  @Test func whatIsSelectedIsBentTogether() throws {
    var script = try Script.bending("paging-intro")
    let tracks = script.session.workspace.curveTracks.prefix(3)
    let keys = tracks.flatMap { track in (0..<2).map { KeyframePath(track, $0) } }
    script.change { $0.selection.keys = KeySet(keys) }
    script.step()
    let target = try #require(script.session.workspace.curveTarget())
    // The last keyframe of a track is not left.
    let left = keys.filter {
      $0.index + 1 < script.session.workspace.track(at: $0.track)?.marks.count ?? 0
    }
    #expect(target.keys == KeySet(left))
    try script.click(.curve(.preset(1)))
    #expect(left.allSatisfy { script.staged($0) == .hold } && script.undoCount == 1)
    // Each is turned by itself.
    script.change { $0.workspace.setEasing(.easeIn(.quad), of: [left[0]]) }
    try script.click(.button("reverse curve"))
    #expect(script.staged(left[0]) == .easeOut(.quad))
    #expect(left.dropFirst().allSatisfy { script.staged($0) == Easing.hold.reversed })
    #expect(script.undoCount == 3)
    // Stepping on selects what it steps to.
    try script.click(.curve(.step(.track, 1)))
    #expect(script.session.selection.keys.count == 1)
  }

  @Test func aSelectionThatIsGoneDoesNoHarm() throws {
    var script = try Script.bending()
    let path = TrackPath(node: "nobody", property: "x")
    script.change { $0.selection.keys = [KeyframePath(path, 4)] }
    script.change { $0.workspace.editing.chosenSegments["rotation"] = KeyframePath(path, -1) }
    script.step()
    #expect(
      script.session.workspace.curveTarget()?.first.track
        == script.session.workspace.curveTracks.first)
  }

  @Test func theDotFollowsThePlayhead() throws {
    var script = try Script.bending()
    let target = try #require(script.session.workspace.curveTarget())
    let stretch = try #require(target.stretch)
    for part in [0.0, 0.25, 0.8, 1] {
      let time = stretch.lowerBound + part * (stretch.upperBound - stretch.lowerBound)
      script.change { $0.workspace.editing.chosenSegments["rotation"] = target.first }
      script.change { $0.player.playhead.jump(to: time) }
      script.step()
      #expect(target.progress(at: script.time)?.isNear(part) == true)
      let position = try script.canvas().point(part, target.easing(part))
      let isThere = script.frame.sprites.contains {
        $0.fill == .color(Theme.brass) && $0.shape == .circle(radius: 4.5)
          && $0.transform == .translation(x: position.x, y: position.y)
      }
      #expect(isThere, "at \(part)")
    }
  }

  // MARK: Words

  @Test func aKindIsChosenByHandAndKeyAndSaysItsError() throws {
    var script = try Script.bending()
    script.bend(to: .easeOut(.bounce))
    script.show(.shape)
    try script.click(.curve(.kind(.bezier)))
    #expect(script.bent?.controlPoints != nil && script.undoCount == 2)
    let note = try #require(script.session.curve.note)
    #expect(
      note.text.hasPrefix("Bézier fitted, largest error 0.") && note.subject.easing == script.bent)
    script.press(.character("z"), .control)
    try script.click(.curve(.kind(.stops)))
    #expect(try #require(script.bent).handles.count > 8)
    script.focus(.kind(.stops))
    script.press(.right)
    #expect(script.bent?.controlPoints != nil)
    script.press(.right)
    #expect(script.bent == .bouncy && script.session.ui.focus == .curve(.kind(.spring)))
  }

  @Test func directionsPositionsAndPairsAreWords() throws {
    var script = try Script.bending()
    script.bend(to: .easeOut(.back(overshoot: 3)))
    script.show(.shape)
    try script.click(.curve(.direction(.easeIn)))
    #expect(script.bent == .easeIn(.back(overshoot: 3)))
    script.focus(.direction(.easeIn))
    script.press(.left)
    #expect(script.bent == .easeInOut(.back(overshoot: 3)))
    script.bend(to: .steps(1))
    try script.click(.curve(.position(.jumpNone)))
    #expect(script.bent == .steps(2, .jumpNone))
    script.bend(to: .bouncy)
    let count = script.undoCount
    script.focus(.pair(.response))
    script.press(.right)
    #expect(script.session.curve.pair == .duration && script.bent == .bouncy)
    #expect(script.undoCount == count)
  }

  @Test func reversingAndMirroringTwiceIsTheSame() throws {
    for easing in CurveShapeTests.easings {
      var script = try Script.bending()
      script.bend(to: easing)
      for name in ["reverse curve", "mirror curve"] where !easing.notation.hasPrefix("mirrored") {
        try script.click(.button(name))
        #expect(script.bent == (name == "reverse curve" ? easing.reversed : easing.mirrored))
        try script.click(.button(name))
        #expect(script.bent?.notation == easing.notation, "\(name)")
      }
    }
  }

  @Test func theCopyIsTheNotation() throws {
    var script = try Script.bending()
    script.bend(to: .bouncy)
    try script.click(.button("copy curve"))
    #expect(script.requests.contains(.copy(Easing.bouncy.notation)))
  }

  /// Who changes the tab finds the tabs where they were, in every room.
  @Test(arguments: [180.0, 240, 339, 341, 459, 461, 700], [240.0, 320, 519, 521, 800])
  func tabsStayWhereTheyAre(_ height: Double, _ width: Double) {
    let room = Rect(x: 10, y: 20, width: width, height: height)
    let layouts = CurveTab.allCases.map { CurveLayout(in: room, tab: $0) }
    #expect(Set(layouts.map(\.tabs.minY)).count == 1)
    for layout in layouts {
      let parts = [layout.stretches, layout.canvas, layout.notation, layout.tabs, layout.content]
      for (index, part) in parts.enumerated() {
        for other in parts[(index + 1)...] where !part.isEmpty && !other.isEmpty {
          #expect(part.intersection(other).isEmpty)
        }
      }
    }
  }
}

extension Widget {
  fileprivate var isOfCurve: Bool {
    switch identity {
    case .curve, .button("reverse curve"), .button("mirror curve"),
      .button("copy curve"):
      true
    case _: false
    }
  }

  fileprivate var isHandle: Bool {
    if case .curve(let part) = identity { part.isGrabbed } else { false }
  }
}
