import Foundation

/// A picture to compare in tests. If it differs from the expected one, both are written as PNG
/// files together with their difference, and the test's message contains the paths.
public struct Pixels: Equatable, Sendable, CustomStringConvertible {
  public let width: Int
  public let height: Int
  /// Pixels as 0xAARRGGBB, row by row.
  public let values: [UInt32]

  public init(width: Int, height: Int, _ values: [UInt32]) {
    precondition(values.count == width * height, "\(values.count) pixels, \(width)x\(height).")
    self.width = width
    self.height = height
    self.values = values
  }

  public var description: String { "\(width)x\(height) pixels" }

  /// The folder for pictures that differ.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/differences")

  /// Returns nil if the pictures are the same; else a sentence with their differences and the paths
  /// of the written files.
  ///
  /// `tolerance` is the largest accepted difference of a channel, of 255; the names of the files
  /// begin with `name`.
  public func difference(
    from expected: Pixels, tolerance: Int = 0, named name: String
  ) -> String? {
    guard width == expected.width, height == expected.height else {
      let files = write(as: "\(name)-actual") + " " + expected.write(as: "\(name)-expected")
      return "\(name) is \(self), not \(expected): \(files)"
    }
    let apart = zip(values, expected.values).map(Self.distance)
    let wrong = apart.indices.filter { apart[$0] > tolerance }
    guard let first = wrong.first else { return nil }
    let marks = apart.map { distance -> UInt32 in
      guard distance > tolerance else { return 0xFF00_0000 }
      // Bright enough that a difference of 1 is visible.
      return 0xFF00_0000 | (0x40 + UInt32(distance) * 0xBF / 0xFF) * 0x01_0101
    }
    let files = [
      expected.write(as: "\(name)-expected"), write(as: "\(name)-actual"),
      Pixels(width: width, height: height, marks).write(as: "\(name)-difference"),
    ]
    let hex = [expected, self].map { String($0.values[first], radix: 16) }
    return """
      \(name): \(wrong.count) of \(values.count) pixels differ, by up to \(apart.max() ?? 0) of 255. \
      The first is at \(first % width), \(first / width): \(hex[1]) instead of \(hex[0]).
      \(files.joined(separator: "\n"))
      """
  }

  /// The largest difference of any channel.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16, 24].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }

  /// Writes the picture as a PNG file and returns its path.
  @discardableResult
  public func write(as name: String) -> String {
    let word = name.map { $0.isLetter || $0.isNumber || "-._".contains($0) ? $0 : "-" }
    let url = Self.folder.appending(path: String(word) + ".png")
    do {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(png).write(to: url)
      return url.path
    } catch {
      return "(\(url.path) cannot be written: \(error.localizedDescription))"
    }
  }
}
