import CZlib
import Formats
import Keyframes
import Stage
import Testing
import Words

/// Animations in archives.
@Suite struct DotLottieTests {
  private static let animation = Lottie.text(
    [Lottie.layer(2, #""refId": "a""#)],
    assets: #"{"id": "a", "w": 8, "h": 8, "u": "images/", "p": "dot.png"}"#,
    more: #""nm": "inside", "#)

  /// A zip archive of stored or deflated files.
  private static func archive(_ files: [(name: String, contents: String)], deflated: Bool)
    -> [UInt8]
  {
    var (bytes, directory): ([UInt8], [UInt8]) = ([], [])
    for (name, contents) in files {
      let plain = Array(contents.utf8)
      let packed = deflated ? deflate(plain) : plain
      let fields: [[UInt8]] = [
        number(deflated ? 8 : 0, 2), number(0, 4), number(Int(checksum(plain)), 4),
        number(packed.count, 4), number(plain.count, 4), number(name.utf8.count, 2), number(0, 2),
      ]
      let place: [[UInt8]] = [
        number(0, 2), number(0, 2), number(0, 2), number(0, 4), number(bytes.count, 4),
      ]
      let entry: [[UInt8]] = [number(0x0201_4B50, 4), number(20, 2), number(20, 2), number(0, 2)]
      directory += (entry + fields + place).joined() + Array(name.utf8)
      let header: [[UInt8]] = [number(0x0403_4B50, 4), number(20, 2), number(0, 2)]
      bytes += (header + fields).joined() + Array(name.utf8) + packed
    }
    let start = bytes.count
    bytes += directory
    let end: [[UInt8]] = [
      number(0x0605_4B50, 4), number(0, 4), number(files.count, 2), number(files.count, 2),
      number(directory.count, 4), number(start, 4), number(0, 2),
    ]
    return bytes + end.joined()
  }

  private static func number(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(crc32(0, bytes, uInt(bytes.count)))
  }

  /// zlib's stream without its head and its checksum.
  private static func deflate(_ bytes: [UInt8]) -> [UInt8] {
    var count = compressBound(uLong(bytes.count))
    var stream = [UInt8](repeating: 0, count: Int(count))
    compress2(&stream, &count, bytes, uLong(bytes.count), 9)
    return Array(stream[2..<Int(count) - 4])
  }

  private static func inflate(_ packed: ArraySlice<UInt8>, _ size: Int) -> [UInt8]? {
    var stream = z_stream()
    guard
      inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var source = Array(packed)
    var bytes = [UInt8](repeating: 0, count: size + 1)
    let result = source.withUnsafeMutableBufferPointer { source in
      bytes.withUnsafeMutableBufferPointer { target in
        (stream.next_in, stream.avail_in) = (source.baseAddress, uInt(source.count))
        (stream.next_out, stream.avail_out) = (target.baseAddress, uInt(size))
        return CZlib.inflate(&stream, Z_FINISH)
      }
    }
    return result == Z_STREAM_END ? Array(bytes.prefix(size)) : nil
  }

  private static func read(_ bytes: [UInt8]) throws -> SceneFile {
    try DotLottieReader.read(bytes, name: "test", inflate: inflate) { source throws(FileError) in
      guard source == "data:image/png;base64,ZG90" else {
        throw FileError(sentence: "Not \(source).")
      }
      return Picture(width: 1, height: 1, pixels: [0xFF00_FF00], source: "dot")
    }
  }

  @Test(
    arguments: [
      (#"{"version": "2", "animations": [{"id": "x"}]}"#, "a/x.json", "i/dot.png"),
      (
        #"{"version": "1.0", "animations": [{"id": "x", "loop": true}]}"#, "animations/x.json",
        "images/dot.png"
      ),
      (
        #"{"version": "2", "animations": [{"id": "y"}, {"id": "x"}], "initial": {"animation": "x"}}"#,
        "a/x.json", "i/dot.png"
      ),
    ], [false, true])
  func bothVersionsAreRead(
    _ contents: (manifest: String, path: String, image: String), _ deflated: Bool
  ) throws {
    let file = try Self.read(
      Self.archive(
        [
          ("manifest.json", contents.manifest), (contents.image, "dot"),
          (contents.path, Self.animation),
        ], deflated: deflated))
    #expect(file.title == "inside")
    #expect(Lottie.sprites(file, 0).count == 1)
    #expect(
      file.notes.map(\.feature) == (contents.manifest.contains("y") ? ["more animations"] : []))
  }

  @Test func damagedArchivesAreRefused() throws {
    let whole = Self.archive(
      [("manifest.json", #"{"animations": [{"id": "x"}]}"#), ("a/x.json", Self.animation)],
      deflated: true)
    for length in stride(from: 0, to: whole.count, by: 7) {
      let error = try #require(throws: FileError.self) { try Self.read(Array(whole[..<length])) }
      #expect(error.sentence.english.hasSuffix("."))
    }
    // A byte that is changed anywhere never traps; in the packed text it is found.
    for index in stride(from: 0, to: whole.count, by: 5) {
      var changed = whole
      changed[index] ^= 0x55
      _ = try? Self.read(changed)
    }
    var changed = whole
    changed[whole.count / 2] ^= 0x10
    #expect(throws: FileError.self) { try Self.read(changed) }
  }

  @Test func archivesOfOtherThingsAreRefused() throws {
    let error = try #require(throws: FileError.self) {
      try Self.read(Self.archive([("hello.txt", "hello")], deflated: false))
    }
    #expect(error.sentence.english.contains("no animation"))
  }
}
