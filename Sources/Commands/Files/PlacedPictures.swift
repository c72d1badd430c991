import AppState
import Formats
import Interface
import Playground
import SDLHost
import Stage
import Words

/// Pictures that are placed on a scene: they become a part of it, as data URLs.
nonisolated enum PlacedPictures {
  /// In bytes. A scene with its pictures is saved after each edit.
  static let most = 4 << 20
  /// The one that was placed last, which is needed again right away.
  private static let latest = Shared<Picture?>(nil)

  enum Outcome: Sendable {
    /// `note` is what is not shown of it.
    case picture(source: String, note: Message?)
    case refused(Message)
  }

  /// Reads the picture at `path`. It may be called on any thread.
  static func read(_ path: String) -> Outcome {
    do throws(SDLError) {
      let bytes = try Storage.bytes(path)
      guard bytes.count <= most else {
        return .refused(
          "\(path) is larger than \(most >> 20) MiB, and a scene keeps its pictures: make it smaller."
        )
      }
      let source = DataURL.picture(bytes)
      latest.value = try PictureReading.picture(bytes, source: source, name: path)
      let isAnimated = PictureReading.isAnimated(bytes)
      return .picture(
        source: source, note: isAnimated ? "\(path) is animated; its first picture is shown." : nil)
    } catch {
      return .refused(error.message)
    }
  }

  /// The picture of a data URL, for ``Formats/PictureDecoder``.
  static func decode(_ source: String) -> Picture? {
    if let latest = latest.value, latest.source == source { return latest }
    guard let data = DataURL(source) else { return nil }
    return try? PictureReading.picture(data.bytes, source: source)
  }
}

/// Reads the pictures that the session asks for, one after the other, beside the frames.
final class PicturePlacer {
  private let warner: Warner
  private var waiting: [String] = []
  private var reading: (path: String, outcome: Background<PlacedPictures.Outcome>)?

  init(warner: Warner) { self.warner = warner }

  /// Whether the window has to keep showing frames.
  var isWorking: Bool { reading != nil || !waiting.isEmpty }

  func place(_ path: String) { waiting.append(path) }

  /// The events of the pictures that have been read.
  func poll() -> [InputEvent] {
    if reading == nil, !waiting.isEmpty {
      let path = waiting.removeFirst()
      reading = (path, Background { PlacedPictures.read(path) })
    }
    guard let (path, outcome) = reading, let result = outcome.result else { return [] }
    reading = nil
    switch result {
    case .picture(let source, let note):
      if let note { warner.warn(.file(note)) }
      return [.picture(path: path, source: source)]
    case .refused(let sentence):
      warner.warn(.file(sentence))
      return []
    }
  }
}
