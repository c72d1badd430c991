import Playground
import SDLHost

/// Keeps what somebody has changed in the demos on disk: a second after the change and at the end.
///
/// The file is replaced as a whole, and the last ten are kept: `document`, `document.1` … `document.9`.
/// One that cannot be read is set aside, never overwritten; then the newest that can be is opened. Where
/// the disk cannot be written to, that is said once, and the show goes on.
final class DocumentKeeper {
  /// In seconds.
  static let wait = 1.0
  static let count = 10

  private let path: String?
  /// What is at `path`, if anything.
  private var text: String?
  /// What needs not be written.
  private var saved = Document()
  private var latest = Document()
  /// Since `latest` is as it is, in seconds.
  private var age = 0.0
  private var isBroken = false

  init(path: String? = Storage.statePath("document")) { self.path = path }

  /// Whether there is something to be written soon.
  var isWaiting: Bool { !isBroken && path != nil && latest != saved }

  /// What was kept; nothing where there is none.
  func read() -> Document {
    guard let path, Storage.exists(path) else { return Document() }
    do throws(SDLError) {
      let text = try Storage.read(path)
      do throws(DocumentError) {
        let document = try Document(text: text)
        self.text = text
        return document
      } catch {
        return setAside(path, error)
      }
    } catch {
      isBroken = true
      note("Your edits cannot be read, and none will be saved: \(error)")
      return Document()
    }
  }

  /// A session begins with this: only what is changed from here on is written.
  func begin(with document: Document) {
    if !isOlder { saved = document }
    latest = document
  }

  /// Takes a look at the session, `dt` seconds after the last one.
  func keep(_ session: Session, dt: Double, isQuitting: Bool) {
    guard !isBroken, let path else { return }
    if session.document != latest {
      latest = session.document
      age = 0
    } else {
      age += dt
    }
    guard isWaiting, isQuitting || age >= Self.wait && !session.isEditing else { return }
    write(latest, to: path)
  }

  // MARK: Writing

  private func write(_ document: Document, to path: String) {
    do throws(SDLError) {
      try keepForeign(path)
      if let text { try keepOlder(text, path) }
      let new = document.text
      try Storage.write(new, to: path)
      (text, saved) = (new, document)
    } catch {
      isBroken = true
      note("Your edits cannot be saved, and the show goes on: \(error)")
    }
  }

  /// What somebody else has written there meanwhile is set aside, and nothing of it is lost.
  private func keepForeign(_ path: String) throws(SDLError) {
    guard Storage.exists(path), try Storage.read(path) != text else { return }
    let aside = free(path + ".other")
    try Storage.move(path, to: aside)
    note("\(path) was changed by somebody else. That is kept as \(aside).")
  }

  /// The name, or where there is such a file already, the name with a number.
  private func free(_ name: String) -> String {
    guard Storage.exists(name) else { return name }
    var number = 2
    while Storage.exists("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// Moves the older files on by one; at any moment there is a `document`.
  private func keepOlder(_ text: String, _ path: String) throws(SDLError) {
    for number in (1..<Self.count - 1).reversed() where Storage.exists("\(path).\(number)") {
      try Storage.move("\(path).\(number)", to: "\(path).\(number + 1)")
    }
    try Storage.write(text, to: "\(path).1")
  }

  // MARK: What cannot be read

  /// Whether an older file was opened in place of the newest.
  private var isOlder = false

  private func setAside(_ path: String, _ error: DocumentError) -> Document {
    let problem = error.isNewer ? "is from a newer Riff." : "is damaged. \(error)"
    let aside = free(path + (error.isNewer ? ".newer" : ".damaged"))
    do throws(SDLError) {
      try Storage.move(path, to: aside)
    } catch {
      isBroken = true
      note("\(path) \(problem) It stays as it is, and nothing will be saved: \(error)")
      return Document()
    }
    guard let (name, document) = newestReadable(path) else {
      note("\(path) \(problem) It is kept as \(aside), and the demos are as they were made.")
      return Document()
    }
    isOlder = true
    note("\(path) \(problem) It is kept as \(aside), and \(name) is opened instead.")
    return document
  }

  private func newestReadable(_ path: String) -> (name: String, document: Document)? {
    for number in 1..<Self.count {
      let name = "\(path).\(number)"
      guard let text = try? Storage.read(name) else { continue }
      if let document = try? Document(text: text) { return (name, document) }
    }
    return nil
  }
}
