import AppState
import Playground
import SDLHost

/// Remembers which files may be run, in the state folder. Where nothing can be saved, the answers hold
/// until the program ends.
final class ConsentStore {
  /// The store of this program.
  static let shared = ConsentStore(path: Storage.statePath("code"))

  private let path: String?
  private var consent: RunConsent

  init(path: String?) {
    self.path = path
    let text = path.flatMap { Storage.exists($0) ? try? Storage.read($0) : nil }
    consent = text.flatMap { RunConsent(text: $0) } ?? RunConsent()
  }

  func answer(_ path: String, _ bytes: [UInt8]) -> RunConsent.Answer { consent.answer(path, bytes) }

  func isRefused(_ path: String, _ bytes: [UInt8]) -> Bool { consent.isRefused(path, bytes) }

  /// Allows a file to run: for good, or until the program ends.
  func allow(_ path: String, remembers: Bool = true) {
    guard remembers else { return consent.allow(path) }
    change { $0.allow(path) }
  }

  func forbid(_ path: String, code: String) { change { $0.forbid(path, code: code) } }

  func stop(_ path: String, code: String) { change { $0.stop(path, code: code) } }

  private func change(_ body: (inout RunConsent) -> Void) {
    let before = consent
    body(&consent)
    guard consent != before, let path else { return }
    do throws(SDLError) {
      try Storage.writeOwn(consent.text, to: path)
    } catch {
      note("Riff will ask again about Swift files: \(error)")
    }
  }
}
