import CPNG
import Drawing
import Formats
import Foundation
import Keyframes
import Stage
import TestSupport
import Testing

/// Files that others made, with pictures of what they must look like, if they lie beside the checkout.
@Suite struct LottieFixtureTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/fixtures/lottie").standardizedFileURL

  private static func files(_ path: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.appending(path: path).path)
    return (all?.allObjects as? [String] ?? []).map { "\(path)/\($0)" }.sorted()
  }

  /// The pictures that show a frame of a feature; the last two digits of the name are its number.
  private static let pictures = files("features").filter { name in
    name.hasSuffix(".png") && name.dropLast(4).suffix(3).first == "-"
  }

  /// What is not shown: the curves by which After Effects blends towards the middle of two stops, which Lottie's text
  /// does not have.
  private static let unlike = ["features/properties/gradient-linear"]

  @Test(
    .enabled(if: !pictures.isEmpty, "The files are not beside the checkout."), arguments: pictures)
  func featuresLookAsTheyShould(_ name: String) throws {
    let frame = try #require(Double(name.dropLast(4).suffix(2)))
    let file = try Self.read(String(name.dropLast(7)) + ".json")
    var scene = file.scene
    scene.ground = Track(.clear)
    let drawn = Raster(scene, at: frame / (file.timeline.frameRate ?? 60))
    let expected = try Self.picture(Self.bytes(name), name)
    var wanted = Raster(width: expected.width, height: expected.height)
    wanted.pixels = expected.pixels
    try #require(drawn.width == wanted.width && drawn.height == wanted.height)
    let mean = PictureDifference(drawn, wanted).mean
    if Self.unlike.contains(String(name.dropLast(7))) {
      #expect(mean >= 2, "It looks as it should now: remove it from the list.")
    } else {
      #expect(mean < 2)
    }
  }

  /// Whatever real files hold, they are read, and every frame can be made.
  @Test(arguments: files("files").filter { $0.hasSuffix(".json") })
  func filesAreRead(_ name: String) throws {
    let file = try Self.read(name)
    #expect(!file.scene.nodes.isEmpty)
    for part in [0, 0.3, 0.7, 1] {
      let sprites = file.scene.frame(at: part * file.timeline.range.upperBound)
      #expect(sprites.first?.name == "ground")
    }
  }

  // MARK: Reading

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name)))
  }

  private static func read(_ name: String) throws -> SceneFile {
    try LottieReader.read(try bytes(name), name: name) { source throws(FileError) in
      let parts = source.split(separator: ",", maxSplits: 1)
      guard source.hasPrefix("data:"), parts.count == 2,
        let data = Data(base64Encoded: String(parts[1]), options: .ignoreUnknownCharacters)
      else { throw FileError(sentence: "There is no such file.") }
      return try picture([UInt8](data), source)
    }
  }

  private static func picture(_ bytes: [UInt8], _ source: String) throws(FileError) -> Picture {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else {
      throw FileError(sentence: "It is not a PNG file.")
    }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    var samples = [UInt8](repeating: 0, count: 4 * Int(image.width * image.height))
    png_image_finish_read(&image, nil, &samples, 0, nil)
    let pixels = stride(from: 0, to: samples.count, by: 4).map { at in
      Color(
        red: Double(samples[at]) / 255, green: Double(samples[at + 1]) / 255,
        blue: Double(samples[at + 2]) / 255, alpha: Double(samples[at + 3]) / 255
      ).premultiplied
    }
    return Picture(
      width: Int(image.width), height: Int(image.height), pixels: pixels,
      source: String(source.prefix(60)))
  }
}
