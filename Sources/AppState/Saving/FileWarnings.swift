public import Words

/// Warnings about files that are opened, saved, made and presented.
extension Warning {
  public static func isFolder(_ path: String) -> Warning {
    Warning(.file, "\(path) cannot be opened: it is a folder. Open a file in it.")
  }

  public static func unsavedFile(_ reason: Message) -> Warning {
    Warning(.scene, "\(reason) Save as… (Ctrl+Shift+S) writes it elsewhere.")
  }

  /// Nothing was saved, as there is a file already.
  public static func existingFile(_ path: String) -> Warning {
    Warning(.scene, "There is a file \(path) already. Save as another one, or press Enter twice.")
  }

  /// Nothing was saved, as the file has vanished.
  public static func vanishedFile(_ path: String) -> Warning {
    Warning(.scene, "\(path) is not there any more. Save as… (Ctrl+Shift+S) writes it anew.")
  }

  /// Nothing was saved, as another program has changed the file.
  public static func changedFile(_ path: String) -> Warning {
    Warning(
      .scene,
      "\(path) was changed by another program. It is read again now; save once more to write your edits into it."
    )
  }

  /// Nothing was saved, as the file has mistakes.
  public static func faultyFile(_ path: String, _ sentence: Message) -> Warning {
    Warning(.scene, "\(path) cannot be saved while it has mistakes: \(sentence)")
  }

  /// Only one film is made at a time.
  public static var filmIsBeingMade: Warning {
    Warning(.file, "A film is being made. Wait for it, or stop it with Esc.")
  }

  /// No film was made, as there is a file already.
  public static func existingFilm(_ path: String) -> Warning {
    Warning(
      .file, "\(path) already exists. Choose another name, or press Enter twice to replace it.")
  }

  /// The talk that was interrupted can't be resumed.
  public static func interruptedTalk(_ reason: Message) -> Warning {
    Warning(.talk, "A talk was interrupted, and can't be resumed. \(reason)")
  }

  /// The stop was not added to the talk's file.
  public static func unaddedStop(_ reason: Message) -> Warning {
    Warning(.addedStop, "The stop was not added. \(reason)")
  }
}
