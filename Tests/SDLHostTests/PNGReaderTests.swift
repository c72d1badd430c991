import Foundation
import Stage
import Testing

@testable import SDLHost

/// Reads pictures of every kind that the PNG specification (third edition, table 8) allows.
@Suite struct PNGReaderTests {
  @Test(arguments: PNGKinds.all)
  func everyKindIsRead(_ kind: PNGKinds.Kind) throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: kind.base64)))
    let picture = try PictureReading.picture(bytes, source: "a")
    #expect(picture.width == PNGKinds.width && picture.height == PNGKinds.height)
    for y in 0..<PNGKinds.height {
      for x in 0..<PNGKinds.width {
        let (pixel, expected) = (
          picture.pixels[y * PNGKinds.width + x], kind.premultiplied(x, y)
        )
        // Halves are rounded either way, and 16 bits to 8 by a table.
        let difference = [24, 16, 8, 0].map { (shift: UInt32) in
          abs(Int(pixel >> shift & 0xFF) - Int(expected >> shift & 0xFF))
        }
        #expect((difference.max() ?? 0) <= 1, "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [0, 8, 20, 33, 60])
  func whatIsCutOffIsRefused(_ count: Int) throws {
    let kind = try #require(PNGKinds.all.last)
    let bytes = [UInt8](try #require(Data(base64Encoded: kind.base64))).prefix(count)
    #expect(throws: SDLError.self) {
      try PictureReading.picture(Array(bytes), source: "a")
    }
  }

  /// A text is unpacked to as much as 8 MB, and a file can have thousands.
  @Test(arguments: PNGKinds.all)
  func whatDoesNotChangeThePixelsIsLeftOut(_ kind: PNGKinds.Kind) throws {
    let plain = [UInt8](try #require(Data(base64Encoded: kind.base64)))
    #expect(try PNG.withNeededChunks(plain) == plain)
    var bytes = plain
    for name in ["zTXt", "iTXt", "tEXt", "acTL", "eXIf", "sPLT"] {
      let chunk: [UInt8] = [0, 0, 0, 2] + Array(name.utf8) + [1, 2, 0, 0, 0, 0]
      bytes.insert(contentsOf: chunk, at: bytes.count - 12)
      // Behind the signature and the head.
      bytes.insert(contentsOf: chunk, at: 33)
    }
    #expect(try PNG.withNeededChunks(bytes) == plain)
    #expect(
      try PictureReading.picture(bytes, source: "a").pixels
        == PictureReading.picture(plain, source: "a").pixels)
  }

  @Test(arguments: [(100, true), (1 << 21, false)])
  func onlyAShortColorProfileIsRead(_ length: Int, _ isNeeded: Bool) throws {
    let kind = try #require(PNGKinds.all.first)
    let plain = [UInt8](try #require(Data(base64Encoded: kind.base64)))
    let size = [24, 16, 8, 0].map { UInt8(length >> $0 & 0xFF) }
    let profile = size + Array("iCCP".utf8) + [UInt8](repeating: 1, count: length + 4)
    let bytes = Array(plain[..<33]) + profile + Array(plain[33...])
    #expect(try PNG.withNeededChunks(bytes) == (isNeeded ? bytes : plain))
  }

  /// Its head alone says how large it is: nothing is unpacked.
  @Test func whatIsTooLargeIsRefusedByItsHead() throws {
    let kind = try #require(PNGKinds.all.first { $0.colorType == 6 && $0.depth == 8 })
    var bytes = [UInt8](try #require(Data(base64Encoded: kind.base64)))
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x20, 0, 0, 0, 0x20, 0])
    let checksum =
      UInt32(0xFFFF_FFFF)
      ^ bytes[12..<29].reduce(0xFFFF_FFFF) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
          rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
        }
      }
    bytes.replaceSubrange(
      29..<33, with: [24, 16, 8, 0].map { UInt8(checksum >> ($0 as UInt32) & 0xFF) })
    let error = #expect(throws: SDLError.self) {
      try PictureReading.picture(bytes, source: "a")
    }
    #expect(error?.description.contains("megapixels") == true)
  }
}
