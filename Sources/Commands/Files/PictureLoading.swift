import Formats
import SDLHost
import Stage

/// Loads the pictures that a file refers to, within its folder and a limit.
nonisolated struct PictureLoading {
  /// The most pixels of all pictures of a file together.
  static let mostPixels = PictureReading.mostPixels

  /// The folder of the file.
  let folder: String
  /// Whether the file is itself the picture.
  let isPicture: Bool
  /// The paths of the pictures that were named, including missing ones.
  private(set) var named: Set<String> = []
  /// The features of pictures that are not shown.
  private(set) var notes: [ImportNote] = []
  private var pixels = 0
  /// The pictures of the recording that has the file; nil for a file on the disk.
  private let recorded: RecordedPictures?

  init(folder: String, isPicture: Bool, recorded: RecordedPictures?) {
    (self.folder, self.isPicture, self.recorded) = (folder, isPicture, recorded)
  }

  mutating func picture(_ source: String) throws(FileError) -> Picture {
    if !DataURL.isOne(source), !isPicture { named.insert(path(of: source)) }
    try check()
    let bytes = try bytes(source)
    let picture = try picture(bytes, source)
    pixels += picture.width * picture.height
    try check()
    if PictureReading.isAnimated(bytes) {
      let name = DataURL.isOne(source) ? "" : source
      notes.note("animated picture", of: name, instead: "its first picture is shown")
    }
    return picture
  }

  private func picture(_ bytes: [UInt8], _ source: String) throws(FileError) -> Picture {
    guard let recorded else { return try Self.read(bytes, source) }
    let name = DataURL.isOne(source) ? source : "\(folder)\n\(source)"
    return try recorded.picture(name) { () throws(FileError) in try Self.read(bytes, source) }
  }

  private static func read(_ bytes: [UInt8], _ source: String) throws(FileError) -> Picture {
    do throws(SDLError) {
      return try PictureReading.picture(bytes, source: source)
    } catch {
      throw FileError(sentence: error.message)
    }
  }

  /// The text of a picture that is itself an SVG file, packed or not; nil if it is of another kind.
  mutating func drawing(_ source: String) throws(FileError) -> [UInt8]? {
    let isData = DataURL.isOne(source)
    let isNamed = [".svg", ".svgz"].contains { source.lowercased().hasSuffix($0) }
    // In base64, a file that is packed with gzip begins with these letters.
    guard isData ? source.prefix(80).contains("base64,H4sI") : isNamed else { return nil }
    let packed = try bytes(source)
    if !isData { named.insert(path(of: source)) }
    do throws(SDLError) {
      return try LegibleFile.bytes(of: packed, name: isData ? "" : source)
    } catch {
      throw FileError(sentence: error.message)
    }
  }

  private func check() throws(FileError) {
    if pixels > Self.mostPixels { throw Self.tooMany(Self.mostPixels) }
  }

  static func tooMany(_ pixels: Int) -> FileError {
    FileError(
      sentence: "The pictures of the file have more than \(pixels >> 20) megapixels together.")
  }

  static let damagedData = FileError(
    sentence: "A picture inside the file is a damaged data URL.")

  /// The path of a source, which is read as a URL (`%20` is a space) if there is no file of exactly this name.
  private func path(of source: String) -> String {
    func path(_ name: String) -> String {
      Storage.absolute(name.hasPrefix("/") ? name : folder + "/" + name)
    }
    let name = source.hasPrefix("file://") ? String(source.dropFirst(7)) : source
    guard !Storage.exists(path(name)), let bytes = DataURL.unescaped(Array(name.utf8)),
      !bytes.contains(0), let plain = String(validating: bytes, as: UTF8.self)
    else { return path(name) }
    return path(plain)
  }

  /// The file of a data URL, or of a path in the folder or in one below it. Nothing else is ever
  /// read.
  private func bytes(_ source: String) throws(FileError) -> [UInt8] {
    if DataURL.isOne(source) {
      guard let data = DataURL(source) else {
        throw Self.damagedData
      }
      return data.bytes
    }
    if let sentence = refusal(ofWebAddress: source) { throw FileError(sentence: sentence) }
    guard !source.isEmpty else { throw FileError(sentence: "No file is named.") }
    let path = path(of: source)
    guard Storage.isInside(path, folder) else {
      throw FileError(
        sentence: "The picture \(source) is outside the file's folder: copy it there.")
    }
    do throws(SDLError) {
      return try Storage.bytes(path)
    } catch {
      throw FileError(sentence: error.message)
    }
  }
}
