package import Editing
import Formats
import Stage

/// Keyframes being written as text for the clipboard: writing thousands takes longer than a frame.
package struct KeysBeingCopied {
  /// How many keyframes a frame has time for.
  private static let perFrame = 400

  private let tracks: [(path: TrackPath?, track: PropertyTrack)]
  private var text: GroupText
  /// The number of keyframes of each node.
  private let counts: [Int]
  private var next = 0
  /// Whether this is still the frame in which it began, which has enough to do.
  private var isNew = true

  /// Nil if there are no keyframes.
  package init?(_ edit: KeyEdit) {
    let paths = edit.keys.tracks.sorted { $0.order < $1.order }
    let picked = paths.compactMap { path in
      edit.tracks[path]?.picking(edit.keys[path]).map { (path, $0) }
    }
    guard !picked.isEmpty else { return nil }
    tracks = picked.map { ($0.0, $0.1) }
    var nodes: [Node] = []
    var counts: [Int] = []
    for (path, track) in picked {
      if nodes.last?.name != path.node {
        nodes.append(Node {}.named(path.node))
        counts.append(0)
      }
      nodes[nodes.count - 1].take(track)
      counts[counts.count - 1] += edit.keys[path].count
    }
    self.counts = counts
    text = GroupText(nodes, named: "keyframes")
  }

  /// Whether a frame has time for all of them.
  package var isShort: Bool { tracks.count == 1 || counts.reduce(0, +) <= Self.perFrame }

  /// Writes as much as a frame has time for.
  ///
  /// - Returns: the copied keyframes once all is written; nil before.
  package mutating func goOn() -> CopiedKeys? {
    if isNew {
      isNew = false
      return nil
    }
    var written = 0
    while !text.isWhole {
      guard written == 0 || written + counts[next] <= Self.perFrame else { return nil }
      text.writeNext()
      written += counts[next]
      next += 1
    }
    return whole
  }

  /// The copied keyframes.
  ///
  /// - Complexity: O(*n*) in the keyframes.
  package var whole: CopiedKeys {
    CopiedKeys(
      tracks,
      text: tracks.count > 1 ? text.text : ExportFormat.json.export(tracks[0].track).text)
  }
}

extension Workspace {
  /// Copies keyframes; many are on the clipboard some frames later.
  /// - Returns: whether there was anything to copy.
  @discardableResult
  package mutating func copy(_ edit: KeyEdit) -> Bool {
    guard let copying = KeysBeingCopied(edit) else { return false }
    (editing.keyEditing.copying, editing.keyEditing.copyingNodes) = (copying, nil)
    if copying.isShort { finishCopying() }
    return true
  }

  package mutating func goOnCopying() {
    goOnCopyingNodes()
    if let copied = editing.keyEditing.copying?.goOn() { hold(copied) }
  }

  /// Copies the rest at once, because it may be pasted now.
  package mutating func finishCopying() {
    finishCopyingNodes()
    if let copied = editing.keyEditing.copying?.whole { hold(copied) }
  }

  private mutating func hold(_ copied: CopiedKeys) {
    editing.keyEditing.copied = copied
    copy(copied.text)
  }
}
