import Foundation
import Stage
import TestSupport
import Testing

@testable import SDLHost

/// Reads JPEG and WebP files of every kind.
@Suite struct PictureReaderTests {
  /// JPEG and WebP round colours; flat areas stay close.
  private static let tolerance = 6

  @Test(arguments: PictureKinds.all)
  func everyKindIsReadAndTurned(_ kind: PictureKinds.Kind) throws {
    #expect(PictureFormat(kind.bytes) == kind.format)
    let picture = try PictureReading.picture(kind.bytes, source: "a")
    #expect(picture.width == PictureKinds.width && picture.height == PictureKinds.height)
    #expect(picture.file == kind.bytes)
    for (x, y) in [(1, 1), (4, 10), (12, 3), (14, 12), (2, 20), (4, 28), (11, 22), (15, 31)] {
      let color = kind.color(x, y)
      let expected = color.prefix(3).map { $0 * color[3] / 255 } + [color[3]]
      let pixel = picture.pixels[y * picture.width + x]
      let found = [16, 8, 0, 24].map { Int(pixel >> $0 & 0xFF) }
      #expect(
        zip(found, expected).allSatisfy { abs($0 - $1) <= Self.tolerance },
        "at \(x), \(y): \(found) instead of \(expected)")
    }
  }

  /// Also the last byte: nothing that is cut off is taken for a picture.
  @Test(arguments: PictureKinds.all)
  func whatIsCutOffIsRefusedWhereverThatIs(_ kind: PictureKinds.Kind) {
    for count in kind.bytes.indices {
      let error = #expect(throws: SDLError.self) {
        try PictureReading.picture(Array(kind.bytes.prefix(count)), source: "a")
      }
      #expect(error?.description.hasPrefix("The picture a is ") == true)
    }
  }

  /// A damaged byte gives another picture or a sentence, and no crash.
  @Test(arguments: PictureKinds.all)
  func damagedFilesAreReadOrRefused(_ kind: PictureKinds.Kind) {
    for position in kind.bytes.indices {
      var bytes = kind.bytes
      bytes[position] ^= UInt8(truncatingIfNeeded: 0x15 &+ 37 &* position) | 1
      do throws(SDLError) {
        let picture = try PictureReading.picture(bytes, source: "a")
        #expect(picture.pixels.count == picture.width * picture.height)
      } catch {
        #expect(error.description.hasPrefix("The picture a "))
      }
    }
  }

  /// A text that claims to have two billion bytes would get as much memory.
  @Test func aPartLongerThanTheFileIsRefusedAtOnce() throws {
    let still = try #require(PNGKinds.all.first)
    var bytes = [UInt8](try #require(Data(base64Encoded: still.base64)))
    // Behind the signature and the head.
    bytes.insert(contentsOf: [0x7F, 0, 0, 0] + Array("zTXta".utf8), at: 33)
    let error = #expect(throws: SDLError.self) {
      try PictureReading.picture(bytes, source: "a")
    }
    #expect(error?.description.contains("claims to be longer") == true)
  }

  @Test func theFirstPictureOfAnAnimationMayCoverAPart() throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: PictureKinds.partlyCovered)))
    #expect(PictureReading.isAnimated(bytes))
    let picture = try PictureReading.picture(bytes, source: "a")
    #expect(picture.width == 16 && picture.height == 32)
    for y in 0..<32 {
      for x in 0..<16 {
        let expected: UInt32 = x >= 8 && y >= 16 ? 0x8073_7373 : 0
        #expect(picture.pixels[y * 16 + x] == expected)
      }
    }
  }

  @Test func animationsAreKnownByTheirHeads() throws {
    for kind in PictureKinds.all {
      let isAnimated = kind.testDescription == "animated WebP"
      #expect(PictureReading.isAnimated(kind.bytes) == isAnimated, "\(kind.testDescription)")
    }
    let still = try #require(PNGKinds.all.first)
    var bytes = [UInt8](try #require(Data(base64Encoded: still.base64)))
    #expect(!PictureReading.isAnimated(bytes))
    bytes.insert(contentsOf: [0, 0, 0, 1] + Array("acTL".utf8) + [0, 0, 0, 0, 0], at: 33)
    #expect(PictureReading.isAnimated(bytes))
  }

  /// The head alone says how large a picture is: nothing is unpacked.
  @Test func picturesThatAreTooLargeAreRefusedByTheirHeads() throws {
    let jpeg = try #require(PictureKinds.all.first { $0.testDescription == "baseline" })
    var bytes = jpeg.bytes
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x40, 0, 0x40, 0])
    try refuses(bytes, "16384 × 16384 pixels")
    let webp = try #require(PictureKinds.all.first { $0.testDescription == "lossy WebP" })
    bytes = webp.bytes
    bytes.replaceSubrange(26..<30, with: [0xFF, 0x3F, 0xFF, 0x3F])
    try refuses(bytes, "16383 × 16383 pixels")
  }

  /// A small file can draw a large picture hundreds of times.
  @Test func jpegsOfTooManyPassesAreRefused() throws {
    let kind = try #require(PictureKinds.all.first { $0.testDescription == "progressive" })
    var bytes = kind.bytes
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC2 })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x10, 0, 0x10, 0])
    let scan = try #require(
      bytes.indices.dropLast().last { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    for _ in 0..<90 { bytes.insert(contentsOf: [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0], at: scan) }
    try refuses(bytes, "passes to draw")
  }

  /// Phones put a preview into the file, and a film behind its end.
  @Test func markersOfOtherFilesAreNoPasses() throws {
    for kind in PictureKinds.all where kind.format == .jpeg {
      let scans = (0..<4_000).map { $0.isMultiple(of: 2) ? UInt8(0xFF) : 0xDA }
      let size = [UInt8((scans.count + 4) >> 8), UInt8((scans.count + 4) & 0xFF)]
      let preview: [UInt8] = [0xFF, 0xE2] + size + scans + [0xFF, 0xD9]
      var bytes = kind.bytes
      bytes.insert(contentsOf: preview, at: 2)
      bytes += scans
      let passes = JPEGParts.passes(of: kind.bytes)
      #expect(passes > 0 && JPEGParts.passes(of: bytes) == passes, "\(kind.testDescription)")
      #expect(JPEGParts.hasEnd(bytes))
      // Without the mark of its own end, and without the film.
      #expect(!JPEGParts.hasEnd(Array(bytes.dropLast(scans.count + 2))))
      #expect(
        try PictureReading.picture(bytes, source: "a").pixels
          == PictureReading.picture(kind.bytes, source: "a").pixels)
    }
  }

  @Test func otherFilesAreRefused() throws {
    for bytes in [[], Array("GIF89a".utf8), [0xFF, 0xD8], Array("RIFFabcdWAVE".utf8)] {
      try refuses(bytes, "is not a PNG, JPEG or WebP file")
    }
  }

  private func refuses(
    _ bytes: [UInt8], _ words: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let error = #expect(throws: SDLError.self, sourceLocation: location) {
      try PictureReading.picture(bytes, source: "a")
    }
    #expect(error?.description.contains(words) == true, sourceLocation: location)
  }
}
