/// What is said of files that are opened, saved, made and presented.
extension Warning {
  public static func isFolder(_ path: String) -> Warning {
    Warning(.file, Words[.fileIsFolder, path])
  }

  public static func unsavedFile(_ path: String, _ reason: String) -> Warning {
    Warning(.file, Words[.fileUnsaved, path, reason.spokenSentence])
  }

  /// Nothing was saved, as there is a file already.
  public static func existingFile(_ path: String) -> Warning {
    Warning(.file, Words[.fileExists, path])
  }

  /// Nothing was saved, as the file has vanished.
  public static func vanishedFile(_ path: String) -> Warning {
    Warning(.file, Words[.fileVanished, path])
  }

  /// Nothing was saved, as another program has changed the file.
  public static func changedFile(_ path: String) -> Warning {
    Warning(.file, Words[.fileChangedElsewhere, path])
  }

  /// Nothing was saved, as the file has mistakes.
  public static func faultyFile(_ path: String, _ sentence: String) -> Warning {
    Warning(.file, Words[.fileIsFaulty, path, sentence.spokenSentence])
  }

  /// Only one film is made at a time.
  public static var filmIsBeingMade: Warning { Warning(.file, Words[.filmIsBeingMade]) }

  /// No film was made, as there is a file already.
  public static func existingFilm(_ path: String) -> Warning {
    Warning(.file, Words[.filmExists, path])
  }

  /// The talk that was interrupted can't be resumed.
  public static func interruptedTalk(_ reason: String) -> Warning {
    Warning(.talk, Words[.talkInterrupted, reason.spokenSentence])
  }

  /// The stop was not added to the talk's file.
  public static func unaddedStop(_ reason: String) -> Warning {
    Warning(.talk, Words[.stopNotAdded, reason.spokenSentence])
  }
}
