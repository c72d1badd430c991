// What can go wrong with files, in sentences. `reason` is a sentence of the host.
extension Warning {
  /// The edits could not be saved; it is tried again.
  public static func unsaved(_ reason: String) -> Warning {
    Warning(.saving, BARE_editsUnsaved, .sentence(reason))
  }

  /// There is no folder for the edits.
  public static var noHome: Warning { Warning(.saving, "Your edits are not saved: there is no home folder. Set HOME to one and start Riff again.") }

  /// Parts of the document at `path`, whose copy is at `copy`, could not be read.
  public static func damaged(_ path: String, _ problems: [DocumentError], copy: String) -> Warning {
    let first = problems.first.map { "\($0)" } ?? ""
    let rest: [Wording] = [.text(path), .sentence(first), .text(name(of: copy))]
    let count = problems.count
    return Warning(
      .opening,
      count == 1
        ? .phrase(BARE_oneLineDamaged, rest) : .phrase(BARE_linesDamaged, [.text(String(count))] + rest))
  }

  /// The document at `path`, whose copy is at `copy`, was left out for the one called `instead`.
  public static func unreadable(
    _ path: String, _ problem: DocumentError, copy: String, instead: String?
  ) -> Warning {
    let what: Wording =
      problem.isNewer
      ? .phrase(BARE_newerDocument, [.text(path)])
      : .phrase(BARE_damagedDocument, [.text(path), .sentence("\(problem)")])
    guard let instead else { return Warning(.opening, BARE_nothingOpened, what, .text(copy)) }
    return Warning(.opening, BARE_olderOpened, what, .text(copy), .text(instead))
  }

  /// The document cannot be read at all.
  public static func unopened(_ reason: String) -> Warning {
    Warning(.opening, BARE_editsUnopened, .sentence(reason))
  }

  /// Another program has changed the document at `path`.
  public static func otherProgram(_ path: String, copy: String) -> Warning {
    Warning(.otherProgram, BARE_otherProgram, .text(path), .text(name(of: copy)))
  }

  /// Another window saves to the same file.
  public static var otherWindow: Warning { Warning(.otherWindow, "Another Riff saves to the same file. Close one: the last one to save wins.") }

  /// The place could not be saved; it is tried again.
  public static func placeUnsaved(_ reason: String) -> Warning {
    Warning(.place, BARE_placeUnsaved, .sentence(reason))
  }

  /// The place could not be read at all, and is not replaced.
  public static func placeUnopened(_ reason: String) -> Warning {
    Warning(.place, BARE_placeUnopened, .sentence(reason))
  }

  /// The place at `path` is damaged.
  public static func placeUnreadable(_ path: String, copy: String) -> Warning {
    Warning(.place, BARE_placeUnreadable, .text(path), .text(name(of: copy)))
  }

  /// A talk's file, or that of its keys, has mistakes or cannot be written; as the sentence says.
  public static func talk(_ sentence: String) -> Warning {
    Warning(.talk, .sentence(sentence))
  }

  /// Riff has started again because of the code at `path`.
  public static func restarted(by path: String) -> Warning {
    Warning(.restart, BARE_startedAgain, .text(path))
  }

  /// A file could not be opened, as the sentence says.
  public static func file(_ sentence: String) -> Warning {
    Warning(.file, .sentence(sentence))
  }

  /// The recording could not be written; it is tried again.
  public static func unrecorded(_ reason: String) -> Warning {
    Warning(.recording, BARE_unrecorded, .sentence(reason))
  }

  /// The recording has ended, because it could not be written for too long.
  public static func recordingEnded(_ reason: String) -> Warning {
    Warning(.recording, BARE_recordingEnded, .sentence(reason))
  }

  /// Copies are beside the file, so their names say enough.
  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
