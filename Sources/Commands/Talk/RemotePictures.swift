import Interface
import Keyframes
import Playground
import SDLHost

/// Pictures of the current and of the next stop for the speaker's page, drawn on another thread.
final class RemotePictures {
  private nonisolated static let (width, height) = (480, 270)

  private let font: String?
  private var frames = StopFrames()
  /// The frames of the two stops that were drawn last.
  private var drawn: [Frame?] = [nil, nil]
  private var work: (index: Int, picture: Background<String?>)?

  nonisolated deinit {}

  init(font: String?) { self.font = font }

  /// A picture that has been finished, and its index: 0 is the current stop, 1 the next; an empty picture
  /// if there is none any more. One is drawn at a time.
  func next(of session: Session) -> (index: Int, address: String)? {
    if let work {
      guard let picture = work.picture.result else { return nil }
      self.work = nil
      return (work.index, picture ?? "")
    }
    let size = Size(width: Double(Self.width), height: Double(Self.height))
    for index in drawn.indices {
      let frame = frames.frame(stopsOn: index, in: session, size: size)
      guard frame?.sprites != drawn[index]?.sprites else { continue }
      drawn[index] = frame
      guard let frame else { return (index, "") }
      let font = font
      work = (
        index,
        Background {
          guard let text = try? TextRenderer(font: font) else { return nil }
          return try? Host.pictureAddress(
            of: frame, width: Self.width, height: Self.height, text: text)
        }
      )
      return nil
    }
    return nil
  }
}
