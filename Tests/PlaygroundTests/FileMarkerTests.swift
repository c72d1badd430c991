import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Testing
import Words

@testable import AppState
@testable import Playground

/// The markers of a file are shown, reached and exported together with those that the user adds.
@Suite(.languages) struct FileMarkerTests {
  private static let file = OpenedFile(name: "ball", path: "/tmp/ball.json", kind: .riffScene)

  /// Opens a file with these markers, and adds others.
  private static func opened(_ markers: [Cue], adding new: [Cue] = []) -> Script {
    var timeline = Timeline.seconds(4)
    timeline.markers = markers
    let scene = Scene(ground: .black) { Node(.circle(radius: 9), fill: .white).named("ball") }
    let demo = SceneDemo("ball", title: "Ball", scene: scene, timeline: timeline)
    var script = Script.timeline()
    script.change { $0.add(demo, file: file) }
    script.step(.opened(name: file.name, path: file.path))
    script.change { session in
      for marker in new { session.workspace.edit { $0["ball"].add(marker) } }
    }
    script.step()
    return script
  }

  private static let drop = Cue("drop", at: 1)
  private static let end = Cue("end", at: 3)

  private func flags(_ script: Script) throws -> [Cue] {
    try script.timelineView().flags.map(\.cue)
  }

  @Test func theyAreShownAndReached() throws {
    var script = Self.opened([Self.drop], adding: [Self.end])
    let flags = try flags(script)
    #expect(flags == [Self.drop, Self.end])
    for marker in [Self.drop, Self.end] {
      script.press(.character("n"))
      #expect(script.time == marker.time)
    }
  }

  /// Only those that are not in the file can be moved, renamed and deleted.
  @Test func onlyAddedOnesAreEdits() {
    let script = Self.opened([Self.drop], adding: [Self.end])
    #expect(script.session.workspace.landmarks.map(\.isMarker) == [false, true])
    let other = Self.opened([], adding: [Self.end])
    #expect(other.session.workspace.landmarks.map(\.isMarker) == [true])
  }

  @Test func aSavedOneIsStillShown() throws {
    var script = Self.opened([Self.drop], adding: [Self.end])
    let saved = try #require(script.session.savedScene(of: "ball"))
    let new = SceneDemo("ball", scene: saved.scene, timeline: saved.timeline)
    script.change { $0.saved("ball", path: Self.file.path, by: new) }
    script.step()
    #expect(script.edits.isEmpty)
    let flags = try flags(script)
    #expect(flags == [Self.drop, Self.end])
    let again = try #require(script.session.savedScene(of: "ball"))
    #expect(again.timeline.markers == [Self.drop, Self.end])
  }

  @Test func theyAreExported() throws {
    let script = Self.opened([Self.end], adding: [Self.drop])
    let panel = script.session.panel(ExportPanel.self)
    let source = try #require(panel.source(of: .scene, script.session.workspace))
    guard case .scene(_, let timeline?) = try Pasted(source.exported(as: .json).text) else {
      Issue.record("The JSON is no scene with a timeline.")
      return
    }
    #expect(timeline.markers == [Self.drop, Self.end])
  }

  @Test func newOnesHaveOtherNames() {
    let script = Self.opened([Cue("Marker 1", at: 1)])
    #expect(script.session.workspace.nextMarkerName == "Marker 2")
  }

  @Test func pastingWhatTheFileHasAddsNothing() {
    var script = Self.opened([Self.drop])
    let timeline = script.playhead.timeline
    script.change { $0.workspace.paste(timeline) }
    #expect(script.edits.markers.isEmpty)
  }
}
