import Exporting
import Keyframes
import Scrolling
import Stage

/// What is taken home: the easing, the track or the node that is selected, or the scene.
extension Session {
  /// The track that is meant: of the first keyframe that is selected, else the one that was pressed
  /// last, else the first that moves.
  var homePlace: TrackPlace? {
    let first = selection.keys.min { $0.order < $1.order }
    if let track = first?.track ?? selection.track, self.track(at: track) != nil { return track }
    return curveTarget()?.first.track ?? homePlaces.first
  }

  /// All tracks that can be stepped through: those that move, or all where none does.
  var homePlaces: [TrackPlace] {
    let moving = player.rowsNow.filter { !$0.isConstant }
    let rows = moving.isEmpty ? TimelineRow.rows(of: player.scene, showsConstants: true) : moving
    return rows.compactMap(\.place)
  }

  /// The keyframe whose easing is meant: the first that is selected, else the one that begins the
  /// stretch under the playhead.
  func homeKey(of place: TrackPlace) -> KeyPlace? {
    if let key = selection.keys.filter({ $0.track == place }).min(by: { $0.index < $1.index }) {
      return key
    }
    if let key = curveTarget()?.first, key.track == place { return key }
    return track(at: place).map { KeyPlace(place, $0.stretch(at: player.time)) }
  }

  var homeNode: String? {
    if let node = home.node, node.selection == selection { return node.name }
    return homePlace?.node ?? player.scene.allNodes.first?.name
  }

  /// Nil where the demo has nothing of that kind.
  func homeThing(_ subject: HomeSubject) -> HomeThing? {
    switch subject {
    case .easing:
      guard let place = homePlace, let key = homeKey(of: place) else { return nil }
      return track(at: place)?.easing(at: key.index).map { .easing($0) }
    case .track: return homePlace.flatMap { track(at: $0) }.map { .track($0) }
    case .node:
      let name = homeNode
      return player.scene.allNodes.first { $0.name == name }.map { .node($0.node) }
    case .scene:
      return .scene(player.scene, player.playhead.timeline, name: player.demo.name)
    }
  }

  /// What the panel says of it: "x of bird".
  func homeTitle(_ subject: HomeSubject) -> String {
    switch subject {
    case .easing:
      guard let place = homePlace, let key = homeKey(of: place), let track = track(at: place)
      else { return "No track" }
      let times = track.marks.map(\.time)
      let range =
        times.indices.contains(key.index + 1)
        ? "\(times[key.index].tidy) to \(times[key.index + 1].tidy)" : "the last keyframe"
      return "\(place.words), \(range)"
    case .track: return homePlace?.words ?? "No track"
    case .node: return homeNode ?? "No node"
    case .scene: return player.demo.title
    }
  }

  // MARK: Actions

  mutating func takeHome(_ subject: HomeSubject) {
    home.subject = subject
    home.scroller.jump(to: 0)
  }

  mutating func writeHome(_ format: ExportFormat) {
    home.format = format
    home.scroller.jump(to: 0)
  }

  /// The next or the one before: a stretch of its track, a track, a node. The ends meet.
  mutating func stepHome(by way: Int) {
    home.scroller.jump(to: 0)
    switch home.subject {
    case .easing: stepStretch(by: way)
    case .track:
      guard let place = homePlaces.after(homePlace, by: way) else { return }
      selection = Selection(keys: [], track: place)
    case .node:
      let names = player.scene.allNodes.map(\.name)
      guard let name = names.after(homeNode, by: way) else { return }
      home.node = (name, selection)
    case .scene: break
    }
  }

  /// Through all stretches of all tracks.
  private mutating func stepStretch(by way: Int) {
    let stretches = homePlaces.flatMap { place in
      (0..<max((track(at: place)?.marks.count ?? 0) - 1, 1)).map { KeyPlace(place, $0) }
    }
    let now = homePlace.flatMap { homeKey(of: $0) }
    guard let key = stretches.after(now, by: way) else { return }
    selection = Selection(keys: [key], track: key.track)
  }

  /// To the clipboard, as the demo is just now.
  mutating func copyHome(_ subject: HomeSubject, as format: ExportFormat) {
    guard let thing = homeThing(subject) else {
      notice = Notice("This demo has no \(subject.rawValue) to copy.")
      return
    }
    let exported = thing.exported(as: format)
    requests.append(.copy(exported.text))
    let lines = exported.text.lineList.count
    let losses = exported.losses.count
    let lost =
      losses == 0 ? "." : losses == 1 ? "; 1 thing is lost." : "; \(losses) things are lost."
    notice = Notice(
      "Copied \(lines) \(lines == 1 ? "line" : "lines") of \(format.title)\(lost)")
  }

  // MARK: Keys and hands

  /// - Returns: whether the panel took the key.
  mutating func keyToHome(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard layout.side == .home, field == nil else { return false }
    if key == .character("c"), modifiers == .control || modifiers == .command {
      perform(.copyHome)
      return true
    }
    guard case .home(let part)? = ui.focus, modifiers.isEmpty else { return false }
    let way = key == .left ? -1 : key == .right ? 1 : 0
    switch part {
    case .subject(let subject) where way != 0:
      guard let next = HomeSubject.allCases.after(subject, by: way) else { return false }
      perform(.takeHome(next))
      ui.setFocus(.home(.subject(next)))
    case .format(let format) where way != 0:
      guard let next = ExportFormat.allCases.after(format, by: way) else { return false }
      perform(.writeHome(next))
      ui.setFocus(.home(.format(next)))
    case .step where way != 0: perform(.stepHome(way))
    case .text: return scrollHome(key)
    case .subject, .format, .step, .copy: return false
    }
    return true
  }

  private mutating func scrollHome(_ key: Key) -> Bool {
    let page = Double(Int(home.scroller.extent.viewport / HomeRow.line) - 1) * HomeRow.line
    let steps: [Key: Double] = [
      .up: -HomeRow.line, .down: HomeRow.line, .pageUp: -page, .pageDown: page,
      .home: -1e7, .end: 1e7,
    ]
    guard let way = steps[key] else { return false }
    let range = home.scroller.extent.range
    let wanted = home.scroller.destination + way
    home.scroller.settle(to: min(max(wanted, range.lowerBound), range.upperBound))
    return true
  }

  mutating func hold(homeTextAt place: Point) {
    begin(HomeTextDrag(y: place.y, start: home.scroller.position))
  }
}

/// A hand that moves the text.
struct HomeTextDrag: PanelDrag {
  let y: Double
  let start: Double
  var pointerShape: PointerShape { .grab }

  mutating func move(to place: Point, in session: inout Session) {
    let range = session.home.scroller.extent.range
    let wanted = start + y - place.y
    session.home.scroller.jump(to: min(max(wanted, range.lowerBound), range.upperBound))
  }
}

extension KeyPlace {
  fileprivate var order: (String, String, Int) { (track.node, track.property, index) }
}

extension PropertyTrack {
  /// The index of the keyframe that begins the stretch in which `time` lies; before the first it is
  /// that of the first stretch, after the last that of the last.
  func stretch(at time: Double) -> Int {
    let times = marks.map(\.time)
    let last = max(times.count - 2, 0)
    return min(max((times.lastIndex { $0 <= time } ?? 0), 0), last)
  }
}

extension Double {
  /// With two decimals at most.
  fileprivate var tidy: String { ((self * 100).rounded() / 100).short }
}

extension Array where Element: Equatable {
  /// The element `way` after another, the ends meeting; the first where that other is not there.
  fileprivate func after(_ element: Element?, by way: Int) -> Element? {
    guard !isEmpty else { return nil }
    guard let index = element.flatMap({ firstIndex(of: $0) }) else { return first }
    return self[(index + way % count + count) % count]
  }
}
