import Keyframes
package import Stage
package import Syntax

/// SVG that plays on its own.
package enum SVGExport {
  package static func text(
    _ scene: Scene, _ timeline: Timeline, named name: String, _ playback: ScenePlayback,
    _ losses: inout Losses
  ) -> String {
    var writer = SVGWriter(scene, timeline, named: name, playback)
    let text = writer.document()
    losses.add(writer.losses)
    return text
  }

  /// A node alone, where it is on the stage, for as long as it moves.
  package static func text(_ node: Node, _ losses: inout Losses) -> String {
    let (scene, timeline) = around(node)
    return text(scene, timeline, named: node.ownName, ScenePlayback(), &losses)
  }

  /// The same, with a bar.
  package static func page(_ node: Node, _ losses: inout Losses) -> String {
    let (scene, timeline) = around(node)
    return HTMLWriter.text(scene, timeline, named: node.ownName, ScenePlayback(), &losses)
  }

  private static func around(_ node: Node) -> (Scene, Timeline) {
    let scene = Scene(ground: .clear) { node }
    return (scene, .seconds(scene.keyframeTimes.last ?? 0))
  }
}
