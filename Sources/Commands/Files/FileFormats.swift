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
  /// paths of the pictures that it names, including missing ones; `recorded` has the pictures of the recording that
  /// the file is in.
  ///
  /// It may be called on any thread.
  nonisolated static func read(
    _ bytes: [UInt8], _ kind: FileKind, path: String, naming pictures: inout Set<String>,
    recorded: RecordedPictures? = nil
  ) throws(FileErrors) -> SceneFile? {
    let name = FilePath.name(of: path)
    var loading = PictureLoading(
      folder: FilePath.folder(of: path), isPicture: kind == .picture, recorded: recorded)
    defer { pictures = loading.named }
    func picture(_ source: String) throws(FileError) -> Picture { try loading.picture(source) }
    func drawing(_ source: String) throws(FileError) -> [UInt8]? { try loading.drawing(source) }
    var file: SceneFile
    switch kind {
    case .swift: return nil
    case .lottie:
      file = try alone { () throws(FileError) in
        try LottieReader.read(bytes, name: name, pictures: picture)
      }
    case .dotLottie:
      file = try alone { () throws(FileError) in
        try DotLottieReader.read(
          bytes, name: name, inflate: { Zlib.inflate($0, size: $1) }, pictures: picture)
      }
    case .riffScene, .svg, .picture:
      let fonts = NamedFonts()
      file = try SceneFile.read(
        bytes, kind, name: name, outlines: fonts.outlines, drawings: drawing, pictures: picture)
    }
    file.notes += loading.notes
    return try alone { () throws(FileError) in
      try file.checkCost()
      return file
    }
  }

  /// Passes a single mistake on as a list of one.
  private nonisolated static func alone(
    _ read: () throws(FileError) -> SceneFile
  ) throws(FileErrors) -> SceneFile {
    do throws(FileError) {
      return try read()
    } catch {
      throw FileErrors(error)
    }
  }
}
