import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

/// A marker whose name is being typed.
struct MarkerNaming: Equatable {
  let demo: String
  let marker: Cue
}

// Markers: adding, naming, deleting.
extension TimelinePanel {
  /// While time moves, markers are added one after the other, and named later.
  mutating func addMarker(_ workspace: inout Workspace) {
    let marker = Cue(workspace.nextMarkerName, at: workspace.keyTime)
    let demo = workspace.player.demo.name
    if let here = self.marker(near: marker.time, workspace) { return rename(here, workspace) }
    guard workspace.playhead.isMoving else { return rename(marker, workspace) }
    workspace.edit { $0[demo].add(marker) }
  }

  /// A new marker is added once it has a name.
  mutating func rename(_ marker: Cue, _ workspace: Workspace) {
    naming = MarkerNaming(demo: workspace.player.demo.name, marker: marker)
  }

  mutating func delete(_ marker: Cue, _ workspace: inout Workspace) {
    let demo = workspace.player.demo.name
    workspace.edit { $0[demo].remove(marker) }
    selectedMarker = nil
  }

  /// Ends naming; an empty name leaves the one that it had.
  mutating func name(_ text: String, _ workspace: inout Workspace) {
    guard let naming else { return }
    self.naming = nil
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    let named = Cue(words.isEmpty ? naming.marker.name : words, at: naming.marker.time)
    workspace.edit { document in
      document[naming.demo].remove(naming.marker)
      document[naming.demo].add(named)
    }
    if selectedMarker == naming.marker { selectedMarker = named }
  }

  /// The selected marker, or the one at the playhead; shows a notice if there is none.
  func meantMarker(_ workspace: inout Workspace) -> Cue? {
    if let selectedMarker, workspace.player.edits.markers.contains(selectedMarker) {
      return selectedMarker
    }
    if let marker = self.marker(near: workspace.keyTime, workspace) { return marker }
    workspace.say(localized("No marker is selected, and none is at the playhead."))
    return nil
  }

  private func marker(near time: Double, _ workspace: Workspace) -> Cue? {
    workspace.player.edits.markers.first { abs($0.time - time) < workspace.playhead.frame / 2 }
  }

  /// After each event: deselects a marker that is gone or hidden, and ends its naming.
  mutating func tidyMarkers(_ workspace: inout Workspace, _ ui: UI) {
    let now = workspace.player.demo.name
    if let demo, demo != now { selectedMarker = nil }
    demo = now
    if let naming, ui.focus != .timeline(.markerName) { name(naming.marker.name, &workspace) }
    guard let marker = selectedMarker else { return }
    let isThere = workspace.player.edits.markers.contains(marker)
    if !isThere || !workspace.selection.keys.isEmpty { selectedMarker = nil }
  }

  // MARK: Drawing

  /// Flags with names below the ruler, as far as they fit before the next one.
  func drawFlags(_ view: TimelineView, _ ui: inout UI) {
    let strip = view.parts.ruler
    let clips = [Clip(strip)]
    for flag in view.flags {
      let y = strip.maxY - TimelineParts.cueHeight / 2
      let isHot = flag.isMarker && view.hovered == .marker(flag.cue)
      let isSelected = flag.isMarker && selectedMarker == flag.cue
      let color = isSelected ? Theme.brass : isHot ? Theme.text : flag.landmark.color
      ui.box(
        Rect(
          x: flag.x, y: strip.maxY - TimelineParts.cueHeight, width: ui.hair * 2, height: 16),
        color, clips: clips)
      if let take = flag.landmark.take {
        draw(take, of: flag, at: y, clips, &ui)
      } else {
        ui.sprites.append(
          Sprite(
            .corners([Point(x: 0, y: -6), Point(x: 8, y: -2.5), Point(x: 0, y: 1)]),
            transform: Transform.scale(isSelected ? 1.5 : 1).then(.translation(x: flag.x, y: y)),
            fill: .color(color), clips: clips))
      }
      guard flag.room > TimelineFlag.leastRoom else { continue }
      ui.text(
        ui.fitted(flag.cue.name, Theme.caption, width: flag.room), Theme.caption, color,
        at: Point(x: flag.nameX, y: y), clips: clips)
    }
    drawNaming(view, &ui)
  }

  /// A diamond, filled if the node jumps.
  private func draw(
    _ take: TakeStart, of flag: TimelineFlag, at y: Double, _ clips: [Clip], _ ui: inout UI
  ) {
    _ = ui.add(
      Widget(
        identity: .timeline(.take(take)), rect: flag.rect, role: .surface, isStop: false))
    var path = Path()
    path.addDiamond(at: Point(x: flag.x, y: y), radius: 4.5)
    ui.sprites.append(
      Sprite(
        .path(path), name: "take",
        fill: .color(take.isVisible ? Theme.coral : Theme.panel),
        stroke: Stroke(flag.landmark.color, width: 1.25), clips: clips))
  }

  /// The field in which a marker gets its name, at its flag.
  private func drawNaming(_ view: TimelineView, _ ui: inout UI) {
    guard let naming else { return }
    let ruler = view.parts.ruler
    let width = min(160, ruler.width)
    let x = min(max(view.scale.x(of: naming.marker.time), ruler.minX), ruler.maxX - width)
    ui.field(
      .timeline(.markerName), Rect(x: x, y: ruler.maxY - 24, width: width, height: 24),
      text: naming.marker.name, style: Theme.caption)
  }
}

extension Landmark {
  var color: Color {
    switch kind {
    case .cue: Theme.coral
    case .marker: Theme.sky
    case .take(let start): start.isVisible ? Theme.coral : Theme.mint
    }
  }
}

/// A cue, a marker or the start of a take, below the ruler.
struct TimelineFlag: Equatable {
  let landmark: Landmark
  let x: Double
  /// How wide its name may be, in points.
  let room: Double
  /// Where its name begins.
  let nameX: Double
  /// Where it can be pressed.
  let rect: Rect

  var cue: Cue { landmark.cue }
  var isMarker: Bool { landmark.isMarker }

  /// Names with no more room than this, in points, are left out.
  static let leastRoom = 24.0

  /// The visible flags, in order of time; of several at one time the last shows its name.
  static func all(
    _ landmarks: [Landmark], _ scale: TimelineScale, _ ruler: Rect, _ ui: UI
  ) -> [TimelineFlag] {
    // How far the flags and names before reach.
    var taken = ruler.minX
    return landmarks.enumerated().compactMap { index, landmark in
      let x = ui.snap(scale.x(of: landmark.cue.time))
      guard x > ruler.minX - 200, x < ruler.maxX + 8 else { return nil }
      let next = index + 1 < landmarks.count ? landmarks[index + 1].cue.time : nil
      let right = (next.map { scale.x(of: $0) } ?? ruler.maxX) - x - 12
      // The last name is to the left of its flag if it does not fit at the right.
      let isLeft = right <= leastRoom && next == nil
      let name = ui.measure(Text(landmark.cue.name, Theme.caption))
      let most = isLeft ? x - taken - 12 : right
      // A take's number that is cut off would look like another number.
      let room = landmark.take == nil || name <= most ? most : 0
      let width = room > leastRoom ? min(name, room) : 0
      taken = x + 10 + (isLeft ? 0 : width)
      return TimelineFlag(
        landmark: landmark, x: x, room: room,
        nameX: isLeft ? x - 6 - width : x + 10,
        rect: Rect(
          x: x - 5 - (isLeft ? width : 0), y: ruler.maxY - TimelineParts.cueHeight,
          width: 15 + width, height: TimelineParts.cueHeight))
    }
  }
}
