import Keyframes
import SVG
import SceneText
public import Stage
import Syntax
import Words

extension SceneFile {
  /// Reads a file of any kind but Swift and archives, which need a compiler and an unpacker.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - kind: its kind; see ``FileKind/of(_:)``.
  ///   - name: its name, without its folder.
  ///   - outlines: the installed fonts, for texts that only outlines can show; nil shows them in Riff's own
  ///     font.
  ///   - drawings: loads the picture of a source if it is itself an SVG file, in UTF-8.
  ///   - pictures: loads the picture of a source: a path in the file's folder, or a data URL.
  /// - Returns: its content.
  /// - Throws: all mistakes that were found, in the order of the file.
  public static func read(
    _ bytes: [UInt8], _ kind: FileKind, name: String, outlines: NamedOutlines? = nil,
    drawings: (String) throws(FileError) -> [UInt8]? = { _ throws(FileError) in nil },
    pictures: (String) throws(FileError) -> Picture
  ) throws(FileErrors) -> SceneFile {
    do throws(FileError) {
      switch kind {
      case .riffScene:
        break
      case .svg:
        return try SVGReader.read(
          bytes, name: name, outlines: outlines, drawings: drawings, pictures: pictures)
      case .picture: return SceneFile(try pictures(name))
      case .lottie, .dotLottie, .swift:
        throw FileError(sentence: "A file of the kind \(kind.rawValue) cannot be read here.")
      }
    } catch {
      throw FileErrors(error)
    }
    return try RiffSceneReader.read(bytes, name: name, pictures: pictures)
  }

  /// A scene of one picture, on a stage of its size: a point for each pixel, but at most 4,096 points.
  public init(_ picture: Picture) {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let fit = min(1, 4096 / max(width, height))
    let size = Size(width: max(1, width * fit), height: max(1, height * fit))
    var node = Node {}
    node.shape = .picture(picture, size)
    node.name = "picture"
    var scene = Scene(ground: .white, pageWidth: size.width) {
      node.at(x: size.width / 2, y: size.height / 2)
    }
    scene.pageHeight = size.height
    scene.size = size
    self.init(scene: scene, timeline: .seconds(SVGReader.duration))
  }
}
