public import Words

/// A sentence that stays in the window until it is dismissed, or until its cause has gone: the
/// problem and the remedy.
public struct Warning: Equatable, Sendable {
  /// The subject; there is at most one warning of each.
  public enum Identity: String, Hashable, Sendable {
    case saving, opening, otherProgram, otherWindow, place, recording, file, talk, stop, keys
    /// The scene or the stop was not written into its file.
    case scene, addedStop
    /// Riff has started again.
    case restart
  }

  public let identity: Identity
  /// The problem and the remedy.
  public let message: Message

  package init(_ identity: Identity, _ message: Message) {
    (self.identity, self.message) = (identity, message)
  }
}

/// The warnings of a window.
package struct Warnings: Equatable {
  /// The latest is first.
  package private(set) var shown: [Warning] = []
  /// Dismissed warnings whose cause is still there.
  private var dismissed: [Warning] = []

  /// Shows or removes a warning as the host reports it; an unknown identity changes nothing.
  package mutating func take(_ identity: String, _ message: Message?) {
    guard let identity = Warning.Identity(rawValue: identity) else { return }
    if let message { warn(Warning(identity, message)) } else { withdraw(identity) }
  }

  /// Shows a warning in place of the one with the same identity, unless just this one was dismissed.
  package mutating func warn(_ warning: Warning) {
    guard !shown.contains(warning), !dismissed.contains(warning) else { return }
    withdraw(warning.identity)
    shown.insert(warning, at: 0)
  }

  /// Removes a warning whose cause has gone.
  package mutating func withdraw(_ identity: Warning.Identity) {
    shown.removeAll { $0.identity == identity }
    dismissed.removeAll { $0.identity == identity }
  }

  /// Removes a warning that was read; it stays away as long as its text is the same.
  package mutating func dismiss(_ identity: Warning.Identity) {
    dismissed += shown.filter { $0.identity == identity }
    shown.removeAll { $0.identity == identity }
  }

  /// Shows a dismissed warning again; the host doesn't repeat it.
  package mutating func recall(_ identity: Warning.Identity) {
    shown.insert(contentsOf: dismissed.filter { $0.identity == identity }, at: 0)
    dismissed.removeAll { $0.identity == identity }
  }

  /// Dismisses the latest warning.
  /// - Returns: whether there was one.
  package mutating func dismissLatest() -> Bool {
    guard let latest = shown.first else { return false }
    dismiss(latest.identity)
    return true
  }
}
