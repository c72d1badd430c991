import Keyframes
public import Stage
public import Syntax
import Words

/// Reads a scene in Riff's JSON, as it is exported and as people write it by hand.
public enum RiffSceneReader {
  /// The scene in `bytes`; `pictures` loads the pictures that it names.
  ///
  /// Comments, a comma behind the last value and the short forms of the schema are allowed. Without a
  /// timeline the scene lasts until its last keyframe.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, in UTF-8.
  ///   - name: the file's name.
  ///   - pictures: loads the picture of a source, which is called once for each.
  /// - Returns: the scene with its time, and its title if it has one.
  /// - Throws: up to 20 mistakes, in the order of the file; fewer of a file above 100 KiB.
  /// - Complexity: O(*n*) in the length of the file, for each mistake.
  public static func read(
    _ bytes: [UInt8], name: String, pictures: (String) throws(FileError) -> Picture
  ) throws(FileErrors) -> SceneFile {
    try RiffSceneText(bytes, pictures: pictures).file
  }
}

/// A scene's text with its content.
struct RiffSceneText {
  let source: Source
  /// As it is written.
  let written: JSONValue
  let file: SceneFile

  init(
    _ bytes: [UInt8], pictures: (String) throws(FileError) -> Picture
  ) throws(FileErrors) {
    do {
      source = try Source(file: bytes)
    } catch {
      throw FileErrors(error)
    }
    var parser = JSONParser(source, isByHand: true)
    do {
      written = try parser.document()
    } catch {
      throw RiffSceneText.errors(parser.mistakes + [error], source)
    }
    var shorthand = JSONShorthand(source)
    let value = shorthand.document(written)
    let known = parser.mistakes + shorthand.mistakes
    var reader = JSONReader(source: source, customs: [])
    reader.isByHand = true
    for name in value.pictureNames {
      do {
        reader.pictures[name] = .success(try pictures(name))
      } catch {
        reader.pictures[name] = .failure(error)
      }
    }
    file = try RiffSceneText.file(value, reader, known, broken: parser.broken)
  }

  private static func errors(_ mistakes: [PasteError], _ source: Source) -> FileErrors {
    let sorted = mistakes.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset)
        < ($1.element.line, $1.element.column, $1.offset)
    }
    return FileErrors(sorted.map { source.fileError($0.element) })
  }

  /// How many bytes are read again to find more mistakes; a large file is read three times all the same.
  private static let mostReadAgain = 2 << 20

  /// Reads until nothing is wrong any more, each time without the values that were wrong before.
  private static func file(
    _ value: JSONValue, _ reader: JSONReader, _ known: [PasteError], broken: Set<Int>
  ) throws(FileErrors) -> SceneFile {
    var reader = reader
    let source = reader.source
    var readings = max(mostReadAgain / max(source.bytes.count, 1), 3)
    var mistakes = known
    var rest: JSONValue? = value
    var last: PasteError?
    for place in broken { rest = rest?.pruned(at: place) }
    while let current = rest, mistakes.count < JSONFormat.mostMistakes, readings > 0 {
      readings -= 1
      reader.pieces = PathPieces()
      do {
        let file = try reader.file(current)
        if mistakes.isEmpty { return file }
        break
      } catch {
        // The same mistake again: what was left out or replaced does not mend it.
        if error == last { break }
        last = error
        if !mistakes.contains(error) { mistakes.append(error) }
        rest = current.pruned(at: source.offset(of: error))
      }
    }
    throw errors(mistakes, source)
  }
}

extension JSONReader {
  /// The scene that a document holds, with its time and title.
  fileprivate func file(_ value: JSONValue) throws(PasteError) -> SceneFile {
    if value[key: "scene"] != nil,
      let misplaced = value.members?.first(where: { JSONMembers.scene.contains($0.key) })
    {
      throw source.error(
        at: misplaced.place, "\(quoted(misplaced.key)) is a part of the scene",
        "move it into \"scene\"")
    }
    let all = try fields(value, "a scene's file", JSONFormat.documentMembers)
    if let version = all["riff"] { try checkVersion(version) }
    if let schema = all["$schema"] { _ = try string(schema) }
    let timeline = try all["timeline"].map(self.timeline)
    let reader = timed(by: timeline)
    var scene = Scene(ground: .white) {}
    switch (all["scene"], all["node"]) {
    case (let value?, nil): scene = try reader.scene(value)
    case (nil, let value?): scene.nodes = [try reader.node(value)]
    case _:
      throw error(value, "The file holds no scene, or two", "give it \"nodes\", a list of nodes")
    }
    return SceneFile(
      scene: scene, timeline: timeline ?? Timeline.seconds(scene.keyframeTimes.last ?? 1),
      title: try all["title"].map(string), notes: scene.notes)
  }
}
