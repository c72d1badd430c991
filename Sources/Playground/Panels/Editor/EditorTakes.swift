import AppState
import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

/// A motion that was recorded, which other tolerances can fit again.
struct RecordedTake {
  let demo: String
  let take: MotionTake
  let paths: [TrackPath]
  /// The tracks as they were before.
  let base: [TrackPath: Track<Double>]
  /// The tracks that it has become; others mean that something else was edited since.
  var tracks: [TrackPath: Track<Double>] = [:]
  /// The keyframes of the longest track.
  private(set) var count = 0

  /// Nil for a motion of less than two moments, or that has moved nothing.
  init?(_ recording: MotionRecording, _ edit: NumberEdit, demo: String, tolerance: Double) {
    (self.demo, take, paths) = (demo, recording.take, recording.paths)
    let tracks = recording.paths.map { ($0, edit.track($0) ?? Track(0)) }
    base = Dictionary(tracks) { first, _ in first }
    guard fit(tolerance) else { return nil }
  }

  /// - Returns: whether there is anything to show.
  @discardableResult
  mutating func fit(_ tolerance: Double) -> Bool {
    guard let fit = MotionFit(take, tolerance: tolerance) else { return false }
    tracks = [:]
    count = 0
    for (path, track) in zip(paths, fit.tracks) {
      guard let track, let base = base[path] else { continue }
      tracks[path] = base.replacing(with: track)
      count = max(count, track.keyframes.count)
    }
    return !tracks.isEmpty
  }

  /// Whether its tracks are as it has left them.
  func isCurrent(_ workspace: Workspace) -> Bool {
    guard demo == workspace.player.demo.name else { return false }
    return tracks.allSatisfy { path, track in
      if case .number(_, let now)? = workspace.player.edits[path] { now == track } else { false }
    }
  }
}

// Recorded motions: time runs during the drag, and its path becomes keyframes at the release.
extension EditorPanel: TypedPanel, NumberedPanel {
  mutating func advance(by seconds: Double, _ workspace: inout Workspace) {
    guard case .drag(let drag) = grip, let recording = drag.recording else { return }
    workspace.playhead.jump(to: recording.time(at: workspace.input.now))
  }

  /// Releases the nodes.
  mutating func finish(
    _ drag: inout EditorDrag, at pointer: PointerSample, _ workspace: inout Workspace
  ) {
    guard var recording = drag.recording else { return }
    recording.finish(at: pointer.time)
    let made = RecordedTake(
      recording, drag.edit, demo: workspace.player.demo.name,
      tolerance: workspace.editing.stageEditing.tolerance)
    // To be seen from its beginning, and to be recorded again from there.
    workspace.playhead.jump(to: recording.start)
    guard let made else {
      drag.edit.show([:], &workspace)
      return workspace.say(localized("Nothing recorded. Hold W and drag a node."))
    }
    drag.edit.show(tracks: made.tracks, &workspace)
    lastTake = made
    workspace.say(
      localized(
        Message(
          count: made.count, one: "Recorded one keyframe",
          other: "Recorded \(made.count) keyframes. Space plays them.")))
  }

  // MARK: The tolerance

  func number(of part: Part, _ workspace: Workspace) -> NumberEntry? {
    guard part == .editor(.tolerance) || part == .editor(.toleranceLabel) else { return nil }
    return NumberEntry(
      workspace.editing.stageEditing.tolerance, step: 0.5, limits: MotionFit.tolerances,
      perPoint: 0.1, usual: StageEditing().tolerance, notation: .length)
  }

  func isField(_ part: Part) -> Bool {
    part == .editor(.tolerance) || part == .editor(.words)
  }

  func endsWriting(in part: Part) -> Bool { true }

  func text(of part: Part, _ workspace: Workspace) -> String {
    if part == .editor(.tolerance) { return workspace.editing.stageEditing.tolerance.short }
    return writtenText.flatMap { workspace.words(ofText: $0)?.onOneLine } ?? ""
  }

  mutating func set(
    _ number: Double, of part: Part, factor: Double, _ workspace: inout Workspace
  ) {
    let tolerance = (number * 10).rounded() / 10
    guard tolerance != workspace.editing.stageEditing.tolerance else { return }
    let isCurrent = lastTake?.isCurrent(workspace) == true
    workspace.editing.stageEditing.tolerance = tolerance
    guard isCurrent, var take = lastTake else { return }
    take.fit(tolerance)
    lastTake = take
    let demo = take.demo
    workspace.edit { document in
      var edits = document[demo]
      for (path, track) in take.tracks {
        guard let property = Property.named[path.property] else { continue }
        edits[path] = .number(property, track)
      }
      document[demo] = edits
    }
  }

  mutating func commit(
    _ text: String, in part: Part, byEnter: Bool, _ workspace: inout Workspace, _ ui: inout UI
  ) {
    if part == .editor(.words) { return write(text, byEnter: byEnter, &workspace, &ui) }
    guard let entry = number(of: part, workspace), text != self.text(of: part, workspace) else {
      return
    }
    do throws(ArithmeticError) {
      set(try entry.typed(text), of: part, factor: 1, &workspace)
    } catch {
      workspace.say(error.sentence(about: text, Message.notANumber))
    }
  }
}
