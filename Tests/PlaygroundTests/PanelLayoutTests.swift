import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// How windows of all shapes are divided among their panels.
@Suite(.languages) struct PanelLayoutTests {
  private static let sizes = [
    Size(width: 640, height: 360), Size(width: 640, height: 480), Size(width: 640, height: 660),
    Size(width: 720, height: 1280), Size(width: 800, height: 600), Size(width: 900, height: 640),
    Size(width: 1000, height: 1000), Size(width: 1024, height: 768),
    Size(width: 1080, height: 1920), Size(width: 1280, height: 720),
    Size(width: 1920, height: 1080), Size(width: 2560, height: 640),
    Size(width: 3840, height: 2160),
  ]
  private static let factors = [1, 1.5, 2.5]
  private static let sides: [SidePanel?] = [nil, .knobs, .curve, .export]
  /// In points, for sums of a few numbers.
  private static let rounding = 1e-6

  /// Checks the layouts of all that can be open; `check` says what is wrong.
  private static func expect(
    _ size: Size, _ factor: Double, _ check: (Layout, Arrangement) -> String?
  ) {
    for side in sides {
      for gallery in [nil, true, false] {
        for flags in 0..<8 {
          var arrangement = Arrangement(window: WindowSize(size: size, pixelsPerPoint: 1))
          arrangement.interfaceFactor = factor
          arrangement.showsGallery = gallery
          arrangement.sides = side.map { [$0] } ?? []
          arrangement.showsTimeline = flags & 1 > 0
          var parts = StageParts(showsGraphs: flags & 2 > 0)
          if flags & 4 > 0 { (parts.lanes, parts.easings) = (2, 3) }
          if let wrong = check(Layout(arrangement, parts: parts), arrangement) {
            Issue.record("\(wrong): \(arrangement)")
          }
        }
      }
    }
  }

  @Test(arguments: sizes, factors)
  func roomsCoverTheWindowWithoutOverlapsOrHoles(_ size: Size, _ factor: Double) {
    Self.expect(size, factor) { layout, _ in
      let rooms = layout.panels
      let isCovered = rooms.galleryCovers
      if isCovered, rooms.gallery != rooms.stage { return "The gallery covers a part" }
      let all =
        [
          rooms.transport, rooms.timeline, rooms.graphs, isCovered ? nil : rooms.gallery,
          rooms.stage,
        ].compactMap { $0 } + rooms.sides.map(\.rect)
      let area = all.reduce(0) { $0 + $1.width * $1.height }
      let whole = layout.window.width * layout.window.height
      if !area.isNear(whole, within: Self.rounding) { return "Holes: \(area) of \(whole)" }
      for (index, one) in all.enumerated() {
        for other in all[(index + 1)...] {
          let shared = one.intersection(other)
          if min(shared.width, shared.height) > Self.rounding { return "\(one) and \(other)" }
        }
      }
      return nil
    }
  }

  /// 200 points, and nothing that edits the demo covers it.
  @Test(arguments: sizes, factors)
  func theStageKeepsItsLeastWidth(_ size: Size, _ factor: Double) {
    Self.expect(size, factor) { layout, _ in
      let room = layout.panels.stage.inset(by: Theme.margin)
      let stage = Layout.fitted(into: room, pixelsPerPoint: 1)
      return stage.width < 200 || layout.galleryCovers && layout.side != nil ? "\(stage)" : nil
    }
  }

  @Test(arguments: sizes, factors)
  func whatIsOpenHasRoom(_ size: Size, _ factor: Double) {
    Self.expect(size, factor) { layout, arrangement in
      // In a low window the graph editor is in the timeline's place.
      let hasTimeline = layout.timeline != nil || layout.graphs != nil
      guard arrangement.showsTimeline ? hasTimeline : layout.timeline == nil,
        layout.panels.sides.map(\.panel) == arrangement.sides
      else { return "It is not shown" }
      if let side = arrangement.sides.last, let room = layout.room(of: side),
        room.width < side.leastWidth || room.height < 240
      {
        return "\(room)"
      }
      return layout.timeline.flatMap { $0.height < 120 || $0.width < 360 ? "\($0)" : nil }
    }
  }

  /// In portrait and in narrow windows the timeline and what lies below the stage have the full width.
  @Test(arguments: [Size(width: 720, height: 1280), Size(width: 640, height: 480)])
  func theTimelineIsAsWideAsANarrowWindow(_ size: Size) {
    Self.expect(size, 1) { layout, _ in
      if let timeline = layout.timeline, timeline.width != layout.window.width {
        return "\(timeline)"
      }
      guard size.isPortrait, let side = layout.panels.sides.first?.rect else { return nil }
      let isBelow = side.width == layout.window.width && side.minY == layout.panels.stage.maxY
      return isBelow ? nil : "\(side)"
    }
  }

  @Test(arguments: [Size(width: 640, height: 480), Size(width: 800, height: 600)])
  func theGalleryGivesWayAndComesBack(_ size: Size) {
    var script = Script(size: size)
    script.change { $0.workspace.showGallery() }
    script.step()
    for key in ["o", "e", "x"] {
      script.press(.character(Character(key)))
      #expect(script.layout.side != nil && script.layout.gallery == nil)
      script.press(.character(Character(key)))
      #expect(script.layout.side == nil && script.layout.gallery != nil)
    }
    // The gallery that is asked for while a panel is open takes its place.
    script.press(.character("x"))
    script.press(.character("g"))
    #expect(script.layout.side == nil && script.layout.gallery != nil)
    script.press(.character("x"))
    script.press(.character("/"))
    #expect(script.layout.side == nil && script.session.field?.name == .gallery(.search))
  }

  @Test func escapeClosesAPanelThatTheGalleryGaveWayTo() {
    var script = Script(size: Size(width: 800, height: 600))
    script.press(.character("e"))
    script.press(.escape)
    #expect(script.layout.side == nil && script.layout.gallery != nil)
  }
}
