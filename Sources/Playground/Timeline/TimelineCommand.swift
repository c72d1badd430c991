import Exporting
import Keyframes

/// What can be asked of the keyframes and rows of the timeline.
enum TimelineCommand: Equatable {
  /// All keyframes of the selected track; where they are selected, of all tracks.
  case selectAll
  case copy, cut, duplicate, delete
  /// A keyframe at the playhead on the selected tracks.
  case insert
  /// Later by so many frames.
  case nudge(frames: Int)
  /// The last of the selected keyframes later by so many frames, the others in proportion.
  case stretch(frames: Int)
  /// The name of a row was pressed.
  case chooseRow(TimelineRow.Name)
  /// Folds a node's tracks away, or shows them again.
  case fold(String)
  /// A keyframe at the playhead comes, or goes.
  case toggleKey(TrackPlace)
  case toggleConstants
  case toggleColors
  /// Gives the selected keyframe of `hidden` a value.
  case setHidden(Bool)
}

extension Session {
  /// Nothing is done to keyframes that nobody sees.
  mutating func perform(_ command: TimelineCommand) {
    guard layout.timeline != nil else { return }
    switch command {
    case .selectAll: selectAllKeys()
    case .copy: copyKeys()
    case .cut: if copyKeys() { deleteKeys() }
    case .duplicate: duplicateKeys()
    case .delete: deleteKeys()
    case .insert: insertKeys()
    case .nudge(let frames): nudgeKeys(by: Double(frames) * player.playhead.frame)
    case .stretch(let frames): stretchKeys(by: Double(frames) * player.playhead.frame)
    case .chooseRow(let name): choose(row: name)
    case .fold(let node): fold(node)
    case .toggleKey(let place): toggleKey(of: place)
    case .toggleConstants: timeline.showsConstants.toggle()
    case .toggleColors: timeline.showsColors.toggle()
    case .setHidden(let isHidden): setHidden(isHidden)
    }
  }

  // MARK: Selecting

  private mutating func selectAllKeys() {
    let rows = player.rows()
    func keys(of rows: [TimelineRow]) -> Set<KeyPlace> {
      Set(rows.flatMap { row in row.place.map { row.keys(of: $0) } ?? [] })
    }
    let own = keys(of: rows.filter { $0.place != nil && $0.place == selection.track })
    selection.keys = own.isEmpty || own == selection.keys ? keys(of: rows) : own
  }

  /// A track is selected by its name, a node with all of its keyframes; Shift adds.
  private mutating func choose(row name: TimelineRow.Name) {
    timeline.cursor = name
    let adds = modifiers.contains(.shift)
    if let place = name.place {
      if selection.track != place { timeline.showsColors = false }
      selection.track = place
      curve.chosen[player.demo.name] = nil
      guard !adds else { return selectKeys(of: [name], adding: true) }
      return selection.keys = selection.keys.filter { $0.track == place }
    }
    let names = player.rows().filter { $0.node == name.node && !$0.isNode }.map(\.name)
    selectKeys(of: names, adding: adds)
    if !adds || selection.track == nil { selection.track = names.first?.place }
  }

  private mutating func selectKeys(of names: [TimelineRow.Name], adding: Bool) {
    let rows = player.rows().filter { names.contains($0.name) }
    let keys = Set(rows.flatMap { row in row.place.map { row.keys(of: $0) } ?? [] })
    selection.keys = adding ? selection.keys.union(keys) : keys
  }

  private mutating func fold(_ node: String) {
    timeline.folded[player.demo.name, default: []].formSymmetricDifference([node])
  }

  /// Esc: the colours close, then nothing is selected any more.
  /// - Returns: whether anything was.
  mutating func giveUpKeys() -> Bool {
    if timeline.showsColors, layout.timeline != nil {
      timeline.showsColors = false
      return true
    }
    guard !selection.isEmpty else { return false }
    selection = Selection()
    return true
  }

  // MARK: Editing

  /// So many keyframes are doubled at once.
  private static var mostKeys: Int { 20_000 }

  /// - Returns: whether there was anything to copy.
  @discardableResult
  private mutating func copyKeys() -> Bool {
    guard
      let copied = CopiedKeys(KeyEdit(tracks: timelineTracks(), keys: selection.keys))
    else { return false }
    timeline.copied = copied
    requests.append(.copy(copied.text))
    return true
  }

  private mutating func deleteKeys() {
    guard !selection.keys.isEmpty else { return }
    let time = keyTime
    change { $0.removed(at: time) }
  }

  /// Right after those that are selected: a frame after the last; ten after a single one.
  private mutating func duplicateKeys() {
    guard let span = selectedKeys().span else { return }
    guard selection.keys.count <= Self.mostKeys else {
      notice = Notice("\(selection.keys.count) keyframes are too many to double: select fewer.")
      return
    }
    let frame = player.playhead.frame
    let gap = span.length > 0 ? span.length + frame : 10 * frame
    change { $0.repeated(after: gap) }
  }

  private mutating func nudgeKeys(by time: Double) {
    guard !selection.keys.isEmpty else { return }
    history.begin()
    var gesture = timeline.gesture ?? keyGesture()
    gesture.time += time
    show(gesture.base.moved(by: gesture.time), in: &gesture)
    timeline.gesture = gesture
  }

  private mutating func stretchKeys(by time: Double) {
    guard selectedKeys().span?.length ?? 0 > 0 else { return }
    history.begin()
    var gesture = timeline.gesture ?? keyGesture()
    guard let span = gesture.base.span else { return }
    gesture.time = max(gesture.time + time, player.playhead.frame - span.length)
    let factor = (span.length + gesture.time) / span.length
    show(gesture.base.stretched(by: factor, about: span.lowerBound), in: &gesture)
    timeline.gesture = gesture
  }
}

extension TimelineRow {
  /// All keyframes of the row, which is that of the track at `place`.
  func keys(of place: TrackPlace) -> [KeyPlace] {
    keyframes.indices.map { KeyPlace(place, $0) }
  }
}
