import Keyframes
public import Stage
public import Syntax
import Words

/// The text of a scene that somebody wrote by hand, into which changes of the scene are written back.
///
/// Only changed values differ: all other comments, order, spaces and short forms stay as they are.
///
/// ```swift
/// let text = try SceneText(bytes, name: "sun.json", pictures: load)
/// var scene = text.file.scene
/// scene.nodes[0].x = [0: 0, 1: 40]
/// let new = try text.text(of: scene, text.file.timeline)
/// ```
public struct SceneText {
  /// The scene in the text.
  public let file: SceneFile
  private let source: Source
  private let written: JSONValue

  /// Reads a text; see ``RiffSceneReader/read(_:name:pictures:)``.
  public init(
    _ bytes: [UInt8], name: String, pictures: (String) throws(FileError) -> Picture
  ) throws(FileErrors) {
    let text = try RiffSceneText(bytes, pictures: pictures)
    file = text.file
    source = text.source
    written = text.written
  }

  /// The text with another scene and timeline in it; it reads as those. Byte by byte the same if nothing
  /// changed.
  ///
  /// Values that a knob sets are not written in the nodes. Colours and easings are spelled as in the text; numbers that
  /// changed are written with as many decimals as the text has, and at least four: 1.6667.
  /// Where the text can't be merged, its title, its schema and the comments beside them stay.
  ///
  /// A node is recognised by its name, or by its content if it was renamed. Additions are in the
  /// scene's order, and comments go with the value that they stand before or behind on its line.
  ///
  /// - Complexity: O(*n*) in the length of the text and the size of the scene, and O(*n*²) in the children
  ///   of one node that changed at once.
  /// - Throws: a sentence if no text of the scene can be read, such as one with too many knobs.
  public func text(of scene: Scene, _ timeline: Timeline) throws(FileError) -> [UInt8] {
    if scene == file.scene, timeline == file.timeline { return source.bytes }
    var losses = Losses()
    var new = SceneText.tree(scene, timeline, &losses)
    let pictures = scene.pictures
    var wanted: (scene: Scene, timeline: Timeline) = (scene, timeline)
    let original = SceneText.tree(file.scene, file.timeline, &losses)
    let numbers = ShortNumbers([original.scene, original.timeline], written, source)
    let short = (scene: numbers.shortened(new.scene), timeline: numbers.shortened(new.timeline))
    let whole = JSONWriter.document(scene: short.scene, timeline: short.timeline)
    if short != new, let read = SceneText.read(Array(whole.utf8), pictures) {
      (new, wanted) = (short, (read.scene, read.timeline))
    }
    let turnedTree = SceneText.tree(file.scene.set(by: scene.knobs), file.timeline, &losses)
    let knobSet = (scene: numbers.shortened(turnedTree.scene), timeline: turnedTree.timeline)
    func isRead(in text: [UInt8]) -> Bool {
      guard let read = SceneText.read(text, pictures), read.timeline == wanted.timeline else {
        return false
      }
      if read.scene == wanted.scene { return true }
      let all = JSONWriter.scene(read.scene.turned(to: [:]), &losses)
      return numbers.shortened(all) == new.scene
    }
    let spelling = Spelling(written)
    for degree in TextMerge.Degree.allCases {
      // The first of these that reads as the same scene counts. Without the values that knobs set it can be another
      // one, and the author's spelling can change a text that only looks like a colour.
      for (old, spelling) in [
        (knobSet, spelling), (knobSet, nil), (original, spelling), (original, nil),
      ] {
        let merge = TextMerge(source, written, degree, spelling)
        let text = Array(merge.document(old, new).utf8)
        if isRead(in: text) { return text }
      }
    }
    let text = Array(JSONWriter.document(scene: new.scene, timeline: new.timeline).utf8)
    guard SceneText.read(text, pictures) != nil else {
      throw FileError(
        sentence: "The scene has become too large for a file: use fewer keyframes or knobs.")
    }
    return text
  }

  private static func tree(
    _ scene: Scene, _ timeline: Timeline, _ losses: inout Losses
  ) -> (scene: JSON, timeline: JSON) {
    (JSONWriter.scene(scene, &losses), JSONWriter.timeline(timeline, &losses))
  }

  private static func read(_ text: [UInt8], _ pictures: [String: Picture]) -> SceneFile? {
    try? RiffSceneText(text) { source throws(FileError) in
      guard let picture = pictures[source] else { throw FileError(sentence: "") }
      return picture
    }.file
  }
}

extension Scene {
  /// The scene with all that these knobs set as they set it, so that this is not a change; its own knobs stay.
  fileprivate func set(by knobs: [SceneKnob]) -> Scene {
    guard !knobs.isEmpty else { return self }
    var scene = self
    scene.knobs = knobs
    scene = scene.turned(to: [:])
    scene.knobs = self.knobs
    return scene
  }

  /// All pictures in it, by their sources.
  fileprivate var pictures: [String: Picture] {
    var all: [String: Picture] = [:]
    func collect(_ nodes: [Node]) {
      for node in nodes {
        if case .picture(let picture, _) = node.shape { all[picture.source] = picture }
        collect(node.children)
        collect(node.matte?.nodes ?? [])
      }
    }
    collect(nodes)
    return all
  }
}
