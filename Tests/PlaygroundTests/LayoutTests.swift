import DemoKit
import Demos
import Editing
import Interface
import Keyframes
import Stage
import TestSupport
import Testing

@testable import AppState
@testable import Playground

/// Where things lie, from the smallest window to a 4K screen.
@Suite(.languages) struct LayoutTests {
  private static let sizes = [
    Size(width: 640, height: 360), Size(width: 800, height: 600), Size(width: 1024, height: 1400),
    Size(width: 1280, height: 720), Size(width: 2560, height: 640), Size(width: 3840, height: 2160),
  ]
  /// In points, for sums of a few numbers.
  private static let rounding = 1e-6

  /// Nothing pressed, everything shown, everything hidden, and the keys over it.
  private static let keys: [[Key]] = [
    [], [.character("g")], [.character("h")], [.function(1)], [.character("/")],
    [.character("t")],
  ]

  /// At rounded corners, on the stage, beside it and in the gallery, the ground does not shine through what hides all of
  /// it, as it does through what is not opaque, or has a rounded corner of its own.
  @Test(arguments: [(1.0, 0.0), (0.5, 0), (1, 40)])
  func aHiddenGroundIsNotDrawn(_ opacity: Double, _ corner: Double) {
    let size = Stage.Scene.size
    let scene = Scene(ground: .white) {
      Node(.rectangle(size, cornerRadius: corner), fill: .black).opacity(Track(opacity))
        .at(x: size.width / 2, y: size.height / 2)
    }
    let demo = SceneDemo("dark", title: "Dark", scene: scene, timeline: .seconds(2))
    var script = Script()
    let window = Size(width: 1280, height: 720)
    script.change { $0 = Session(demos: [demo], size: window, measure: Script.measure) }
    script.press(.character("c"))
    script.settle()
    let grounds = script.frame.sprites.withoutLayers.filter { $0.name == "ground" }
    #expect(script.layout.lanes.count == 2 && script.layout.stageCorner > 0)
    #expect(grounds.count == (opacity < 1 || corner > 0 ? 3 : 0))
  }

  @Test(arguments: sizes, [1.0, 1.5, 2])
  func everythingLiesInTheWindow(_ size: Size, _ pixelsPerPoint: Double) {
    for keys in Self.keys {
      var script = Script(size: size)
      script.step(.resized(size, pixelsPerPoint: pixelsPerPoint))
      for key in keys { script.press(key) }
      for entry in Share.of(Entry.all, few: 5) {
        script.change { $0.start(demo: entry.demo.name) }
        script.step()
        let window = script.layout.window.inset(by: -Self.rounding)
        #expect((window.width * script.layout.interfaceScale).isNear(size.width, within: 1e-6))
        for widget in script.widgets {
          let rect = widget.rect
          // A card may be scrolled out of sight.
          if case .gallery(.card) = widget.identity {
          } else {
            #expect(!rect.isEmpty, "\(widget.identity)")
          }
          #expect(
            rect.minX >= window.minX && rect.minY >= window.minY && rect.maxX <= window.maxX
              && rect.maxY <= window.maxY, "\(widget.identity) at \(rect), \(keys)")
        }
      }
    }
  }

  @Test(arguments: sizes, [1.0, 1.5, 2])
  func theStageIsSixteenToNineAndBesideThePanels(_ size: Size, _ pixelsPerPoint: Double) {
    for keys in Self.keys {
      var script = Script(size: size)
      script.step(.resized(size, pixelsPerPoint: pixelsPerPoint))
      for key in keys { script.press(key) }
      let (layout, stage) = (script.layout, script.layout.stage)
      // Its edges lie on whole pixels.
      let pixel = 1 / (pixelsPerPoint * layout.interfaceScale)
      #expect(abs(stage.width / stage.height - 16.0 / 9) * stage.height <= 2 * pixel)
      if let transport = layout.transport {
        #expect(!transport.intersects(stage))
        #expect(layout.gallery?.intersects(transport) != true)
      }
      if let gallery = layout.gallery {
        #expect(gallery.intersects(stage) == layout.galleryCovers)
        #expect(!layout.galleryCovers || layout.window.width < 480)
      }
    }
  }

  /// What can be pressed in the panels has a place of its own, large enough to hit.
  @Test(arguments: sizes)
  func controlsDoNotOverlap(_ size: Size) {
    var script = Script(size: size)
    for entry in Entry.all {
      script.change { $0.start(demo: entry.demo.name) }
      script.step()
      let controls = script.widgets.filter { $0.role != .surface }
      for (index, one) in controls.enumerated() {
        // Edges between panels are thin; keys move them too.
        switch one.identity {
        case .gallery(.card), .divider: break
        case _: #expect(one.rect.height >= 20, "\(one.identity)")
        }
        for other in controls[(index + 1)...] where one.rect.intersects(other.rect) {
          // A card that is scrolled half away lies under the search field, which is drawn over it.
          Issue.record("\(one.identity) and \(other.identity) overlap")
        }
      }
      #expect(controls.contains { $0.identity == .transport(.scrubBar) })
    }
  }

  @Test(arguments: Entry.all)
  func resizingKeepsPageAndTime(_ entry: Entry) {
    for time in [0, Script(entry).middle, entry.demo.timeline.range.upperBound] {
      var script = Script(entry, at: time)
      for size in Self.sizes {
        script.step(.resized(size, pixelsPerPoint: 2))
        #expect(script.time == time && script.chosen == entry.index)
        #expect(!script.frame.isMoving)
      }
    }
  }

  @Test(arguments: [Size.zero, Size(width: -5, height: 9), Size(width: 1, height: 1)])
  func windowsOfNoSizeDoNoHarm(_ size: Size) {
    var script = Script()
    script.step(.resized(size, pixelsPerPoint: 1), .pointerPressed(.zero, clicks: 1))
    #expect(script.frame.sprites.allSatisfy { $0.isFinite })
    script.step(
      .resized(Size(width: 1280, height: 720), pixelsPerPoint: 1), .pointerReleased(.zero))
    #expect(script.layout == Script().layout)
  }

  @Test func largeWindowsHaveALargerInterface() {
    let small = Script(size: Size(width: 1280, height: 720))
    let large = Script(size: Size(width: 3840, height: 2160))
    #expect(large.frame.scale == 3 * small.frame.scale)
    #expect(large.layout.window == small.layout.window)
  }
}
