import Editing
import Playground
import SDLHost

/// Saves the edits to the demos: a second after a change and at the end.
///
/// The file is replaced as a whole, and the last ten are kept: `document`, `document.1` …
/// `document.9`. One that cannot be read is renamed, never overwritten, and the newest readable one
/// is opened. If saving fails, a note is printed once and the app continues.
final class DocumentKeeper {
  /// In seconds.
  static let wait = 1.0
  static let count = 10

  private let path: String?
  /// The text at `path`, if any.
  private var text: String?
  /// The last saved document.
  private var saved = Document()
  private var latest = Document()
  /// Seconds since `latest` changed.
  private var age = 0.0
  private var isBroken = false

  init(path: String? = Storage.statePath("document")) { self.path = path }

  /// Whether there is something to save soon.
  var isWaiting: Bool { !isBroken && path != nil && latest != saved }

  /// Returns the saved document, or an empty one.
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

  /// Sets the document that a session begins with; only later changes are saved.
  func begin(with document: Document) {
    if !isOlder { saved = document }
    latest = document
  }

  /// Checks the session for changes, `dt` seconds after the last check.
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
      note("Your edits cannot be saved: \(error)")
    }
  }

  /// Renames a file that another program has written meanwhile.
  private func keepForeign(_ path: String) throws(SDLError) {
    guard Storage.exists(path), try Storage.read(path) != text else { return }
    let aside = free(path + ".other")
    try Storage.move(path, to: aside)
    note("\(path) was changed by another program. That version is kept as \(aside).")
  }

  /// The name, with a number if there is already such a file.
  private func free(_ name: String) -> String {
    guard Storage.exists(name) else { return name }
    var number = 2
    while Storage.exists("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// Moves the older files on by one; there is a `document` at any moment.
  private func keepOlder(_ text: String, _ path: String) throws(SDLError) {
    for number in (1..<Self.count - 1).reversed() where Storage.exists("\(path).\(number)") {
      try Storage.move("\(path).\(number)", to: "\(path).\(number + 1)")
    }
    try Storage.write(text, to: "\(path).1")
  }

  // MARK: Unreadable documents

  /// Whether an older file was opened instead of the newest.
  private var isOlder = false

  private func setAside(_ path: String, _ error: DocumentError) -> Document {
    let problem = error.isNewer ? "is from a newer Riff." : "is damaged. \(error)"
    let aside = free(path + (error.isNewer ? ".newer" : ".damaged"))
    do throws(SDLError) {
      try Storage.move(path, to: aside)
    } catch {
      isBroken = true
      note("\(path) \(problem) It does not change, and no edits will be saved: \(error)")
      return Document()
    }
    guard let (name, document) = newestReadable(path) else {
      note("\(path) \(problem) It is kept as \(aside), and no edits were opened.")
      return Document()
    }
    isOlder = true
    note("\(path) \(problem) It is kept as \(aside), and \(name) was opened instead.")
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
