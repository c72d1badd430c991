import AppState
import Formats
import Playground
import SDLHost
import Stage

/// The reader of each kind of file.
enum FileFormats {
  /// Files that are compiled, each kind by its own reader.
  static let code: [FileKind: (FileToRead) -> any FileReader] = [
    .swift: { LiveReader($0) }
  ]

  /// Reads a file of data into a scene; nil for the kinds that are compiled. `pictures` becomes the
  /// paths of the pictures that it names, including missing ones.
  ///
  /// It may be called on any thread.
  nonisolated static func read(
    _ bytes: [UInt8], _ kind: FileKind, path: String, naming pictures: inout Set<String>
  ) throws(FileErrors) -> SceneFile? {
    let (folder, name) = (OpenedFile.folder(of: path), OpenedFile.fileName(of: path))
    var named: Set<String> = []
    defer { pictures = named }
    var budget = PictureBudget()
    func picture(_ source: String) throws(FileError) -> Picture {
      if !DataURL.isOne(source), kind != .png {
        named.insert(Storage.absolute(folder + "/" + source))
      }
      try budget.check()
      let picture = try Self.picture(source, in: folder)
      budget.left -= picture.width * picture.height
      try budget.check()
      return picture
    }
    do throws(FileError) {
      switch kind {
      case .swift: return nil
      case .lottie: return try LottieReader.read(bytes, name: name, pictures: picture)
      case .dotLottie:
        return try DotLottieReader.read(
          bytes, name: name, inflate: { Zlib.inflate($0, size: $1) }, pictures: picture)
      case .riffScene, .svg, .png: break
      }
    } catch {
      throw FileErrors(error)
    }
    return try SceneFile.read(bytes, kind, name: name, pictures: picture)
  }

  /// The picture that a file in `folder` refers to: a data URL, or the path of a PNG in that folder or in
  /// one below it. Nothing else is ever read.
  nonisolated static func picture(
    _ source: String, in folder: String
  ) throws(FileError) -> Picture {
    let bytes: [UInt8]
    if DataURL.isOne(source) {
      guard let data = DataURL(source) else {
        throw FileError(sentence: "A picture inside the file is a damaged data URL.")
      }
      bytes = data.bytes
    } else {
      let path = Storage.absolute(folder + "/" + source)
      let (real, realFolder) = (Storage.real(path), Storage.real(folder))
      let isInside = real.flatMap { real in realFolder.map { real.hasPrefix($0 + "/") } }
      guard !source.hasPrefix("/"), path.hasPrefix(folder + "/"), isInside != false else {
        throw FileError(
          sentence: "The picture \(source) is outside the file's folder: copy it there.")
      }
      do throws(SDLError) {
        bytes = try Storage.bytes(path)
      } catch {
        throw FileError(sentence: error.message)
      }
    }
    do throws(SDLError) {
      return try PictureReading.picture(png: bytes, source: source)
    } catch {
      throw FileError(sentence: error.message)
    }
  }
}

/// The limit for all pictures of one file together.
nonisolated struct PictureBudget {
  /// Pixels: 160 MiB.
  static let most = 40 << 20
  var left = most

  func check() throws(FileError) {
    guard left >= 0 else {
      throw FileError(
        sentence: "The pictures of the file have more than \(Self.most >> 20) megapixels together.")
    }
  }
}
