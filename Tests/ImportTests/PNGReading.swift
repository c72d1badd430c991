import CPNG
import Drawing
import Foundation

extension Raster {
  /// The picture in a PNG file, over white; nil if there is none.
  init?(png url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    let bytes = Array(data)
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { return nil }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    let (width, height) = (Int(image.width), Int(image.height))
    var samples = [UInt8](repeating: 0, count: 4 * width * height)
    guard png_image_finish_read(&image, nil, &samples, 0, nil) != 0 else { return nil }
    self.init(width: width, height: height)
    for index in 0..<width * height {
      let alpha = Int(samples[4 * index + 3])
      let parts = (0..<3).map { channel in
        UInt32((Int(samples[4 * index + channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
      self[index % width, index / width] = 0xFF00_0000 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }
  }
}

/// What lies beside the checkout, for tests that skip without it.
enum ImportFixtures {
  static let features = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared/fixtures/lottie/features")

  /// The files with an extension, by their paths below the folder.
  static func files(_ ending: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: features.path)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".\(ending)") }.sorted()
  }
}
