import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Talks
import Words

/// The pictures of stops, each as it begins, drawn by their demos when they come into sight.
struct TalkPictures {
  struct Thumbnail {
    let size: Size
    let sprites: [Sprite]
  }

  /// By the index of the stop; nil for a stop whose file is not there.
  private var made: [Int: Thumbnail?] = [:]
  /// The stops of these pictures, the gallery's revision, and the edits from before the talk.
  private var source: ([TalkStop], Int, Document) = ([], -1, Document())
  private var stops: [TalkStop] { source.0 }
  /// The stops whose pages are shown: each takes a moment to be reduced when it is drawn first.
  private var begun: Set<Int> = []
  /// Whether all that are in sight have been made.
  private(set) var isComplete = true

  /// A stop's picture without a page of slides.
  subscript(stop: Int) -> Thumbnail? { made[stop] ?? nil }

  /// A stop's picture as it begins: of slides the page, with what is on it, as soon as that has been drawn.
  func thumbnail(of stop: Int, _ workspace: Workspace) -> Thumbnail? {
    let still = self[stop]
    guard stops.indices.contains(stop), stops[stop].isSlide else { return still }
    guard begun.contains(stop) else { return nil }
    return workspace.miniature(of: stops[stop], with: still?.sprites ?? [], of: still?.size)
      .map { Thumbnail(size: $0.size, sprites: $0.sprites) }
  }

  /// Whether the page of a stop has been drawn.
  private func hasPage(_ stop: Int, _ workspace: Workspace) -> Bool {
    guard stops.indices.contains(stop), stops[stop].isSlide,
      let order = workspace.smallOrder(of: stops[stop])
    else { return false }
    return workspace.talk.slides.pictures.anySize(of: order) != nil
  }

  /// Makes at most `most` of the wanted and missing pictures.
  ///
  /// - Complexity: O(*n*) in the number of stops, and as long as `most` demos take.
  mutating func make(_ wanted: [Int], most: Int, _ workspace: Workspace) {
    guard let presentation = workspace.talk.presentation else { return }
    let source = (presentation.stops, workspace.gallery.revision, presentation.document)
    if source != self.source { (made, begun, self.source) = ([:], [], source) }
    let missing = wanted.filter { made[$0] == nil }
    for index in missing.prefix(most) {
      made[index] = .some(
        player(of: index, workspace).map { player in
          thumbnail(of: player, at: start(of: index, player))
        } ?? beginning(of: index, workspace))
    }
    let pages = wanted.filter { !begun.contains($0) && hasPage($0, workspace) }
    begun.formUnion(pages.prefix(most))
    isComplete = missing.count <= most && pages.count <= most
  }

  private func start(of stop: Int, _ player: Player) -> Double {
    let timeline = player.playhead.timeline
    return stops.indices.contains(stop)
      ? stops[stop].start(in: timeline) : timeline.range.lowerBound
  }

  /// The first picture of a recorded run.
  private func beginning(of stop: Int, _ workspace: Workspace) -> Thumbnail? {
    guard stops.indices.contains(stop) else { return nil }
    let size = workspace.layout.window.size
    return workspace.recording(of: stops[stop]).map { recording in
      Thumbnail(
        size: size, sprites: recording.beginning.sprites(in: size, pixelsPerPoint: 1))
    }
  }

  private func thumbnail(of player: Player, at time: Double) -> Thumbnail {
    Thumbnail(
      size: player.plainScene.size, sprites: player.scene.localized(by: player.demo).frame(at: time)
    )
  }

  /// A stop's demo, with its knobs.
  private func player(of stop: Int, _ workspace: Workspace) -> Player? {
    let found = stops.indices.contains(stop) ? stops[stop] : stop < 0 ? workspace.testCard : nil
    guard let found, let index = workspace.player(of: found) else { return nil }
    var player = workspace.gallery.players[index]
    player.follow(workspace.gallery.shared)
    player.reset()
    player.apply(workspace.edits(of: found, demo: player.demo))
    return player
  }
}
