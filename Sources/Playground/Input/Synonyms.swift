import DemoKit
import Interface
import Stage

// The words that other programs use for a command, by which the palette finds it.
extension Action {
  /// Empty for most; in small letters.
  var synonyms: [String] {
    guard let phrase = otherWords else { return [] }
    return Words[phrase].split(separator: ",").map { word in
      word.drop { $0 == " " }.lowercased()
    }
  }

  private var otherWords: Phrase? {
    if case .toggle(let side) = self { return side.synonyms }
    return Self.otherWords.first { $0.action == self }?.phrase
  }

  private static let otherWords: [(action: Action, phrase: Phrase)] = [
    (.toggleTrails, .wordsForTrails), (.toggleValues, .wordsForValues),
    (.toggleTimeline, .wordsForTimeline), (.film(.open), .wordsForFilms),
    (.toggleCompare, .wordsForCompare), (.toggleGallery, .wordsForGallery),
    (.togglePanels, .wordsForPanels), (.toggleFullscreen, .wordsForFullScreen),
    (.typeTime, .wordsForTime), (.cycleSpeed, .wordsForSpeed), (.cycleEnding, .wordsForEnding),
    (.slowMotion, .wordsForSlowMotion), (.setLoop(.start), .wordsForLoopStart),
    (.setLoop(.end), .wordsForLoopEnd), (.clearLoop, .wordsForClearLoop),
    (.cycleDriver(by: 1), .wordsForInput), (.giveControl(.any), .wordsForAnyInput),
    (.keepVersion, .wordsForVersion), (.exchangeVersion, .wordsForSwapping),
    (.dropEdits, .wordsForDropping), (.reset, .wordsForReset),
    (.timeline(.insert), .wordsForInserting), (.timeline(.delete), .wordsForDeleting),
    (.timeline(.duplicate), .wordsForDuplicating), (.timeline(.toggleColors), .wordsForColors),
    (.timeline(.show(.all)), .wordsForAllProperties), (.fitTimeline, .wordsForFitting),
    (.changeInterface(by: 1), .wordsForLarger), (.changeInterface(by: -1), .wordsForSmaller),
    (.openMenu, .wordsForMenu), (.toggleHelp, .wordsForHelp), (.undo, .wordsForUndo),
    (.redo, .wordsForRedo), (.cyclePanels(by: 1), .wordsForCycling),
    (.nextPage, .wordsForNextPage), (.rewind(Show.rewindStep), .wordsForRewinding),
    (.cyclePhysics, .wordsForPhysics),
    (.editor(.toggle), .wordsForEditing), (.editor(.record), .wordsForRecording),
    (.editor(.toggleAutoKey), .wordsForAutoKey),
    (.talk(.present), .wordsForPresenting), (.talk(.presentFromHere), .wordsForPresenting),
    (.talk(.addStop), .wordsForAddingStop),
    (.useLanguage(.english), .wordsForLanguage), (.useLanguage(.chinese), .wordsForLanguage),
    (.curve(.token(.make)), .wordsForTokens), (.nextTheme, .wordsForTheme),
    (.timeline(.addMarker), .wordsForMarkers),
    (.timeline(.typeLength), .wordsForLength),
  ]
}
