import AppState
import Interface
import Playground
import SDLHost
import Stage

/// Writes the input of each frame and whether more will follow, for programs that watch a window
/// from outside: the tests wait for a line of it instead of waiting for time.
///
/// It goes to the file that `RIFF_FRAMES` names, which may be a pipe: the steps as in a recording, and
/// after each the line `shown moving` or `shown resting` once the picture is on the screen. With
/// `RIFF_PICTURES` the line `picture HASH` follows: pictures with the same hash are the same. With
/// `RIFF_EDITS` the line `edits HASH UNDO REDO` comes before them whenever there are other edits: the hash of
/// the document's text, and how many steps can be undone and redone.
final class FrameLog {
  private var file: GrowingFile?
  private let hasPictures = getenv("RIFF_PICTURES") != nil
  private let hasEdits = getenv("RIFF_EDITS") != nil
  private var edits: DocumentStore.Edits?

  /// Nil unless the environment asks for it.
  init?() throws(Failure) {
    guard let path = getenv("RIFF_FRAMES") else { return nil }
    file = try orFail { try GrowingFile(String(cString: path)) }
  }

  func add(_ events: [TimedEvent], _ frame: Frame) {
    let text = Recording.Step(events, dt: 0).text
    // A reader that has gone away is no reason to stop.
    do {
      try file?.append(text + "shown \(frame.isMoving ? "moving" : "resting")\n")
      if hasPictures { try file?.append("picture \(frame.pictureHash)\n") }
    } catch {
      file = nil
    }
  }
}

extension FrameLog {
  /// Writes the edits if there are others than before. An open gesture counts as a step.
  func add(_ session: Session) {
    guard hasEdits else { return }
    let now = DocumentStore.Edits(document: session.document, history: session.undoToSave)
    guard edits?.isSame(as: now) != true else { return }
    edits = now
    var history = session.undoToSave
    history.commit()
    let hash = session.document.text.fingerprint
    try? file?.append("edits \(hash) \(history.undoCount) \(history.redoCount)\n")
  }
}

extension Frame {
  /// By FNV-1a, the same in every process.
  fileprivate var pictureHash: String {
    let text = "\(sprites.map(\.hashedText)) \(ground) \(scale)"
    return String(text.utf8.fnv { UInt64($0) }, radix: 16)
  }
}

extension Sprite {
  /// A text that differs if the sprite does. Of a picture it has the pixels' hash: the description of its storage
  /// has an address, which is another one in every process.
  fileprivate var hashedText: String {
    guard case .picture(let picture, let size) = shape else { return "\(self)" }
    var copy = self
    copy.shape = .rectangle(size, cornerRadius: 0)
    return "\(picture.pixels.fnv { UInt64($0) }) \(copy)"
  }
}

extension Sequence {
  /// The FNV-1a hash of the elements' numbers.
  fileprivate func fnv(_ number: (Element) -> UInt64) -> UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ number($1)) &* 0x100_0000_01B3 }
  }
}
