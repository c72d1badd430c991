import Keyframes
public import Stage
public import Syntax
import Words

/// Reads SVG 1.1 and 2 with their animations, by SMIL and by CSS, but without scripts.
///
/// Each element becomes a node, named after its id. Shapes have their origin in their middle, so
/// that they turn and grow about it. Styles, classes, `use`, gradients, clips and masks are
/// followed; animations become tracks; unsupported features are noted. Nothing outside of the file is read but the pictures
/// that it names.
public enum SVGReader {
  /// The picture in `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, in UTF-8 or an encoding of the Latin alphabet that it names.
  ///   - name: the file's name.
  ///   - outlines: the installed fonts. With them, texts in another font than Riff's own, in italics, with a
  ///     stroke or with a gradient become outlines; without them, they are shown in Riff's own font.
  ///   - drawings: loads the picture of a source if it is itself an SVG file, in UTF-8; by default only data
  ///     URLs are.
  ///   - pictures: loads the picture of a source: a path in the file's folder, or a data URL.
  /// - Returns: a scene as large as the picture and as long as its animations, of which endless ones
  ///   play once, or until all of them begin together again if that is soon; and notes on parts that
  ///   are not shown.
  /// - Throws: a mistake in the text, or a file that is too large.
  /// - Complexity: O(*n*) in the length of the file and in the elements drawn again by `use`.
  public static func read(
    _ bytes: [UInt8], name: String, outlines: NamedOutlines? = nil,
    drawings: (String) throws(FileError) -> [UInt8]? = { _ throws(FileError) in nil },
    pictures: (String) throws(FileError) -> Picture
  ) throws(FileError) -> SceneFile {
    let root = try root(of: bytes)
    var builder = SVGBuilder(root)
    builder.outlines = outlines
    try builder.loadPictures(drawing: drawings, picture: pictures)
    return try builder.file(root)
  }

  /// The outermost element of a file.
  static func root(of bytes: [UInt8]) throws(FileError) -> XMLElement {
    let source = try Source(file: XMLEncoding.utf8(bytes))
    var parser = XMLParser(source)
    let root: XMLElement
    do {
      root = try parser.document()
    } catch {
      throw source.fileError(error)
    }
    guard root.name == "svg" else {
      throw source.fileError(
        source.error(
          at: root.place, "The file begins with <\(root.name)>", "give it the element <svg>"))
    }
    return root
  }

  /// The length of the scene of a picture that does not move, in seconds.
  package static let duration = 4.0
}
