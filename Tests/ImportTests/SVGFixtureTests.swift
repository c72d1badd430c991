import Drawing
import Formats
import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

/// The pictures of others that show one feature each, compared with what they must look like.
struct SVGFixtureTests {
  /// Those that move, so that the first frame is not the still picture, or that show another file.
  private static let others: Set<String> = [
    "layers/image-layer.svg", "layers/matte-above.svg", "layers/precomp-time-start.svg",
    "properties/gradient-linear.svg", "properties/position-path-auto-orient.svg",
    "shape-modifiers/trim-group.svg",
  ]

  @Test(arguments: ImportFixtures.files("svg"))
  func filesLookAsTheirPictures(_ file: String) throws {
    let url = ImportFixtures.features.appending(path: file)
    let reference = url.deletingPathExtension().path + "-00.png"
    guard let expected = Raster(png: URL(filePath: reference)) else { return }
    let read = try SVGReader.read(Array(try Data(contentsOf: url)), name: file) {
      source throws(FileError) in
      throw FileError(sentence: "There is no \(source).")
    }
    let size = (width: Int(read.scene.size.width), height: Int(read.scene.size.height))
    var painter = RasterPainter()
    var text = NoText()
    painter.paint(read.scene.frame(at: 0), on: .white, size: size, scale: 1, text: &text)
    let difference = painter.raster.difference(
      from: expected, mean: 2, maximum: 255, named: "svg-" + file.replacing("/", with: "-"))
    if Self.others.contains(file) {
      #expect(difference != nil, "It looks as it should now: remove it from the list.")
    } else {
      #expect(difference == nil, "\(read.notes)")
    }
  }
}
