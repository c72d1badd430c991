public import Stage
public import Words

/// The content of a file that was opened: a scene, its time, and notes on parts that could not be
/// imported.
public struct SceneFile: Equatable, Sendable {
  /// The scene.
  public var scene: Scene
  /// The scene's time.
  public var timeline: Timeline
  /// The title that the file gives itself.
  public var title: String?
  /// The features of the file that are not shown, or shown otherwise; in the order of the file.
  public var notes: [ImportNote]

  /// The content of a file.
  public init(
    scene: Scene, timeline: Timeline, title: String? = nil, notes: [ImportNote] = []
  ) {
    self.scene = scene
    self.timeline = timeline
    self.title = title
    self.notes = notes
  }
}

extension SceneFile {
  /// How many nodes may lie in each other, so that a document that keeps them can be read again. A matte counts as
  /// two.
  public static let deepestNode = 90

  /// Throws a sentence if more of a file's nodes lie in each other than `deepestNode`.
  ///
  /// - Complexity: O(*n*) in the nodes.
  public static func checkNesting(of nodes: [Node]) throws(FileError) {
    let (depth, name) = nodes.deepest
    guard depth > deepestNode else { return }
    throw FileError(
      sentence:
        "\(depth) groups lie in each other, down to \(quoted(name)); up to \(deepestNode) are shown."
    )
  }
}

extension [Node] {
  /// How many of them lie in each other, and the innermost name there; empty without nodes.
  fileprivate var deepest: (depth: Int, name: String) {
    reduce((0, "")) { deepest, node in
      var inner = node.children.deepest
      if let matte = node.matte?.nodes.deepest, matte.depth >= inner.depth {
        inner = (matte.depth + 1, matte.name)
      }
      guard inner.depth >= deepest.depth else { return deepest }
      return (inner.depth + 1, inner.name.isEmpty ? node.name : inner.name)
    }
  }
}

/// A feature of a file that is not supported, and its replacement.
public struct ImportNote: Hashable, Sendable {
  /// The name of the layer or element; empty for the whole file.
  public var layer: String
  /// The unsupported feature, by its name in the format: "drop shadow".
  public var feature: Message
  /// How often the layer has it, at least 1.
  public var count: Int
  /// The replacement: "shown without it".
  public var instead: Message

  /// A note on `feature` of `layer`.
  public init(layer: String, feature: Message, count: Int = 1, instead: Message) {
    self.layer = layer
    self.feature = feature
    self.count = count
    self.instead = instead
  }
}

extension [ImportNote] {
  /// The most notes; further ones are counted in one note more.
  private static var most: Int { 400 }

  /// Counts `feature` of `layer`: one more of a note that is there, else a new one at the end.
  ///
  /// - Complexity: O(*n*) in the number of notes.
  public mutating func note(_ feature: Message, of layer: String, instead: Message) {
    var note = ImportNote(layer: layer, feature: feature, instead: instead)
    var same = index(of: note)
    if same == nil, count >= Self.most {
      note = ImportNote(layer: "", feature: "other features", instead: "shown without them")
      same = index(of: note)
    }
    if let same { self[same].count += 1 } else { append(note) }
  }

  /// The index of the same note, however often it is counted.
  private func index(of note: ImportNote) -> Int? {
    firstIndex {
      $0.layer == note.layer && $0.feature == note.feature && $0.instead == note.instead
    }
  }
}
