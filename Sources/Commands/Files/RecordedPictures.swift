import Formats
import SDLHost
import Stage

/// The pictures of a recording. Each is read once, however many of its scenes have it.
nonisolated final class RecordedPictures: Sendable {
  /// The most pixels of all of them together.
  static let mostPixels = 2 * PictureLoading.mostPixels

  private let mostPixels: Int
  private let known = Shared<[String: Picture]>([:])
  private let pixels = Shared(0)

  init(mostPixels: Int = RecordedPictures.mostPixels) { self.mostPixels = mostPixels }

  /// The picture of a name, which `read` reads the first time.
  func picture(
    _ name: String, _ read: () throws(FileError) -> Picture
  ) throws(FileError) -> Picture {
    if let picture = known.change({ $0[name] }) { return picture }
    try check()
    let picture = try read()
    pixels.change { $0 += picture.width * picture.height }
    try check()
    known.change { $0[name] = picture }
    return picture
  }

  /// The picture of a data URL, for ``Formats/PictureDecoder``.
  func decode(_ source: String) -> Picture? {
    try? picture(source) { () throws(FileError) in
      guard let picture = PlacedPictures.decode(source) else { throw PictureLoading.damagedData }
      return picture
    }
  }

  private func check() throws(FileError) {
    if pixels.value > mostPixels { throw PictureLoading.tooMany(mostPixels) }
  }
}
