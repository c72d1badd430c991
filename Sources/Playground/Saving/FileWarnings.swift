/// What is said of files that are opened, saved, made and presented.
extension Warning {
  public static func isFolder(_ path: String) -> Warning {
    Warning(.file, BARE_fileIsFolder, .text(path))
  }

  public static func unsavedFile(_ path: String, _ reason: String) -> Warning {
    Warning(.file, BARE_fileUnsaved, .text(path), .sentence(reason))
  }

  /// Nothing was saved, as there is a file already.
  public static func existingFile(_ path: String) -> Warning {
    Warning(.file, BARE_fileExists, .text(path))
  }

  /// Nothing was saved, as the file has vanished.
  public static func vanishedFile(_ path: String) -> Warning {
    Warning(.file, BARE_fileVanished, .text(path))
  }

  /// Nothing was saved, as another program has changed the file.
  public static func changedFile(_ path: String) -> Warning {
    Warning(.file, BARE_fileChangedElsewhere, .text(path))
  }

  /// Nothing was saved, as the file has mistakes.
  public static func faultyFile(_ path: String, _ sentence: String) -> Warning {
    Warning(.file, BARE_fileIsFaulty, .text(path), .sentence(sentence))
  }

  /// Only one film is made at a time.
  public static var filmIsBeingMade: Warning { Warning(.file, "A film is being made. Wait for it, or stop it with Esc.") }

  /// No film was made, as there is a file already.
  public static func existingFilm(_ path: String) -> Warning {
    Warning(.file, BARE_filmExists, .text(path))
  }

  /// The talk that was interrupted can't be resumed.
  public static func interruptedTalk(_ reason: String) -> Warning {
    Warning(.talk, BARE_talkInterrupted, .sentence(reason))
  }

  /// The stop was not added to the talk's file.
  public static func unaddedStop(_ reason: String) -> Warning {
    Warning(.talk, BARE_stopNotAdded, .sentence(reason))
  }
}
