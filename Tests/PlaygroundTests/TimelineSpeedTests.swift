import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Testing

@testable import AppState
@testable import Playground

/// Many tracks of many keyframes.
private struct ManyKeys: Demo {
  static let name = "many"
  static let title = "Many"
  static let caption = "Tracks of 50 keyframes."
  let timeline = Timeline.seconds(50, ticks: [0])
  var nodes = 50

  var scene: Scene {
    Scene(ground: .black) {
      for node in 0..<nodes {
        Node(.circle(radius: 4), fill: .white)
          .at(x: track(node, 0), y: track(node, 1)).rotation(track(node, 2))
          .opacity(track(node, 3)).named("dot")
      }
    }
  }

  private func track(_ node: Int, _ part: Int) -> Track<Double> {
    let easings: [Easing] = [.easeIn(.cubic), .easeOut(.bounce), .cubicBezier(0.3, -0.4, 0.2, 1.6)]
    return Track(
      (0..<50).map { key in
        Keyframe(
          time: Double(key) + Double(node % 7) / 10, value: Double((key * 37 + node + part) % 200),
          easing: easings[(key + part) % 3])
      })
  }
}

/// Two hundred tracks of fifty keyframes.
@Suite(.languages) struct TimelineSpeedTests {
  private static func elements(_ script: Script) -> Int {
    script.frame.sprites.reduce(0) { sum, sprite in
      if case .path(let path) = sprite.shape { sum + path.elements.count } else { sum + 1 }
    }
  }

  @Test func whatIsDrawnDoesNotGrowWithWhatIsNotSeen() throws {
    var few = Script.timeline(ManyKeys(nodes: 4))
    var many = Script.timeline(ManyKeys(nodes: 50))
    let nodes = many.session.player.scene.nodes.count - few.session.player.scene.nodes.count
    for script in [few, many] {
      #expect(script.rows.count == script.session.player.scene.nodes.count * 5)
    }
    few.step()
    many.step()
    #expect(Self.elements(many) - Self.elements(few) <= nodes, "Only the stage has more.")
    // Close up there are less keyframes to see.
    let position = try many.position(TrackPath(node: "dot", property: "y"), at: 25)
    let before = Self.elements(many)
    for _ in 0..<12 { many.step(.wheel(x: 0, y: 3, at: position, .control)) }
    #expect(Self.elements(many) < before / 2)
  }

  private static func copied(_ script: Script) -> [String] {
    script.requests.compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  private static func copying() -> Script {
    var script = Script.timeline(ManyKeys())
    script.press(.character("a"), .control)
    script.press(.character("c"), .control)
    return script
  }

  /// Their text takes longer than a frame; it is on the clipboard before anything else can be.
  @Test func tenThousandKeyframesAreCopiedInTheNextFrames() throws {
    var script = Self.copying()
    #expect(Self.copied(script).isEmpty && !script.session.isAtRest)
    for _ in 0..<60 { script.step() }
    let texts = Self.copied(script)
    #expect(texts.count == 1 && script.session.isAtRest)
    let text = try #require(texts.first)
    let tracks = try #require(CopiedKeys(text: text)).tracks
    #expect(tracks.reduce(0) { $0 + $1.track.marks.count } == 10_000)
    #expect(script.session.workspace.editing.keyEditing.copied?.text == text)
    let scene = script.session.player.scene
    script.change { $0.player.playhead.jump(to: 0) }
    script.step(.pasted(text))
    #expect(script.session.player.scene == scene, "They are pasted where they were.")
  }

  @Test func whatIsBeingCopiedIsFinishedBeforeItIsPasted() {
    var script = Self.copying()
    script.press(.character("v"), .control)
    let kinds = script.requests.compactMap { request -> String? in
      switch request {
      case .copy: "copy"
      case .paste: "paste"
      default: nil
      }
    }
    #expect(kinds == ["copy", "paste"])
    script = Self.copying()
    script.step(.focusLost)
    #expect(Self.copied(script).count == 1, "Another program may paste it.")
  }

  @Test func whatIsCopiedNextReplacesIt() {
    var script = Self.copying()
    script.change { $0.workspace.copy("ease-out") }
    for _ in 0..<60 { script.step() }
    #expect(Self.copied(script) == ["ease-out"])
  }

  @Test func tenThousandKeyframesAreDraggedAsOne() throws {
    var script = Script.timeline(ManyKeys())
    script.press(.character("a"), .control)
    #expect(script.selection.keys.count == 10_000)
    let track = TrackPath(node: "dot", property: "x")
    let start = try script.position(track, at: 3)
    script.drag(from: start, to: try script.position(track, at: 3.2))
    #expect(script.undoCount == 1)
    script.press(.character("z"), .control)
    #expect(script.session.document.isEmpty)
  }
}
