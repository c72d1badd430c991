public import Persistence
public import Words

// Problems with files, in sentences. `reason` is a sentence of the host.
extension Warning {
  /// The edits could not be saved; it is tried again.
  public static func unsaved(_ reason: Message) -> Warning {
    Warning(.saving, "Your edits are not saved: \(reason) Put this right; Riff keeps trying.")
  }

  /// There is no folder for the edits.
  public static var noHome: Warning {
    Warning(
      .saving,
      "Your edits are not saved: there is no home folder. Set HOME to one and start Riff again.")
  }

  /// Parts of the document at `path`, whose copy is at `copy`, could not be read.
  public static func damaged(_ path: String, _ problems: [DocumentError], copy: String) -> Warning {
    let first = problems.first?.message ?? ""
    let (count, copy) = (problems.count, name(of: copy))
    return Warning(
      .opening,
      Message(
        count: count,
        one:
          "\(path) was opened without one line. \(first) \(copy) keeps the whole text: correct it there.",
        other:
          "\(path) was opened without \(count) lines. \(first) \(copy) keeps the whole text: correct them there."
      ))
  }

  /// The document at `path`, whose copy is at `copy`, was left out for the one called `instead`.
  public static func unreadable(
    _ path: String, _ problem: DocumentError, copy: String, instead: String?
  ) -> Warning {
    let what: Message =
      problem.isNewer ? "\(path) is from a newer Riff." : "\(path) is damaged. \(problem)"
    guard let instead else {
      return Warning(.opening, "\(what) No edits were opened; \(copy) keeps the whole text.")
    }
    return Warning(.opening, "\(what) It is kept as \(copy), and \(instead) was opened instead.")
  }

  /// The document cannot be read at all.
  public static func unopened(_ reason: Message) -> Warning {
    Warning(
      .opening, "Your edits were not opened: \(reason) Move it away; Riff saves new ones then.")
  }

  /// Another program has changed the document at `path`.
  public static func otherProgram(_ path: String, copy: String) -> Warning {
    Warning(
      .otherProgram,
      "Another program changed \(path). Its version is kept as \(name(of: copy)); yours is saved.")
  }

  /// Another window saves to the same file.
  public static var otherWindow: Warning {
    Warning(
      .otherWindow,
      "Another Riff is open. The edits of both are saved; of a demo that is edited in both, those saved last."
    )
  }

  /// The session could not be saved; saving is tried again.
  public static func sessionUnsaved(_ reason: Message) -> Warning {
    Warning(.place, "The session is not saved: \(reason) Put this right; Riff keeps trying.")
  }

  /// The stop of a talk could not be saved; it is tried again.
  public static func stopUnsaved(_ reason: Message) -> Warning {
    Warning(
      .stop,
      "The talk's stop is not saved: \(reason) After a crash the talk would begin again. Put this right; Riff keeps trying."
    )
  }

  /// The saved session could not be read at all, and is not replaced.
  public static func sessionUnopened(_ reason: Message) -> Warning {
    Warning(.place, "The session is not saved: \(reason) Move it away and start Riff again.")
  }

  /// The saved session at `path` is damaged.
  public static func sessionUnreadable(_ path: String, copy: String) -> Warning {
    Warning(
      .place,
      "\(path) is damaged. It is kept as \(name(of: copy)), and Riff starts with the first demo.")
  }

  /// A talk's file, or the file of keys, has mistakes; see the sentence.
  public static func talk(_ sentence: Message, isOfKeys: Bool = false) -> Warning {
    Warning(isOfKeys ? .keys : .talk, sentence)
  }

  /// Riff has started again because of the code at `path`.
  public static func restarted(by path: String) -> Warning {
    Warning(
      .restart,
      "\(path) crashed, filled the memory or did not come to an end, so Riff started again, with what was saved. It runs again once it is changed."
    )
  }

  /// A file could not be opened; see the sentence.
  public static func file(_ sentence: Message) -> Warning {
    Warning(.file, sentence)
  }

  /// The recording could not be written; it is tried again.
  public static func unrecorded(_ reason: Message) -> Warning {
    Warning(.recording, "The recording waits: \(reason) Put this right; Riff keeps trying.")
  }

  /// The recording has ended, because it could not be written for too long.
  public static func recordingEnded(_ reason: Message) -> Warning {
    Warning(.recording, "The recording has ended early: \(reason) It plays as far as it goes.")
  }

  /// Copies are beside the file, so their names say enough.
  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
