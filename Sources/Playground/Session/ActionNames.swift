import AppState
import DemoKit
import Editing
import Interface
import Stage
import Words

extension Action {
  /// The action's own name if it shares its line of the key map or has no line; else nil.
  var ownWords: String? {
    switch self {
    case .timeline(let command): command.words
    case .graph(let command): command.words
    case .curve(let action): action.words
    case .picker(let action): action.words
    case .editor(let action): action.words
    case .properties(let action): action.words
    case .export(let action): action.words
    case .film(let action): action.words
    case .code(let action): action.words
    case .nodes(let action): action.words
    case .knobs(let action): action.words
    case .outline(let action): action.words
    case .tools(let action): action.words
    case .pointing(let action): action.words
    case .theme(let theme): theme.command
    case .toggle(let side): localized(side.command)
    case .useLanguage(let language): language.title
    case .showVersion(let letter): localized("Put version \(letter.rawValue) on the stage")
    case .forgetVersion(let letter): localized("Delete version \(letter.rawValue)")
    case _: Self.phrases.first { $0.action == self }.map { localized($0.phrase) }
    }
  }

  private static let phrases: [(action: Action, phrase: Message)] = [
    (.shuttle(-1), "Play backwards; again: faster"), (.shuttle(0), "Stop"),
    (.shuttle(1), "Play forwards; again: faster"),
    (.setLoop(.start), "Loop from here"), (.setLoop(.end), "Loop to here"),
    (.clearLoop, "Clear the loop"),
    (.cycleDriver(by: 1), "Next input that controls time"),
    (.cycleDriver(by: -1), "Previous input that controls time"),
    (.step(frames: -1), "Step back one frame"), (.step(frames: 1), "Step forward one frame"),
    (.step(frames: -10), "Step back ten frames"), (.step(frames: 10), "Step forward ten frames"),
    (.jumpToKeyframe(-1), "Go to the previous keyframe"),
    (.jumpToKeyframe(1), "Go to the next keyframe"),
    (.jumpToMarker(-1), "Previous marker"), (.jumpToMarker(1), "Next marker"),
    (.goToStart, "Go to the start"), (.goToEnd, "Go to the end"), (.changeSpeed(by: 1), "Faster"),
    (.changeSpeed(by: -1), "Slower"), (.nextPage, "Next page, then demo"),
    (.previousPage, "Previous page, then demo"),
    (.rewind(Action.rewindStep), "Rewind half a second"),
    (.rewind(-Action.rewindStep), "After rewinding: forward half a second"),
    (.resumeFromHere, "After rewinding: resume from here"),
    (.returnToNow, "After rewinding: return to now"), (.undo, "Undo"),
    (.redo, "Redo"), (.copy, "Copy keyframes or code"),
    (.paste, "Paste keyframes, easings, tracks or nodes"),
    (.cycleSpeed, "Playback speed (click to change)"),
    (.dropEdits, "Reset all edits of the demo"), (.fitTimeline, "Fit the timeline"),
    (.zoomTimeline(1.5), "Zoom the timeline out"),
    (.zoomTimeline(1 / 1.5), "Zoom the timeline in"), (.changeInterface(by: 1), "Larger interface"),
    (.changeInterface(by: -1), "Smaller interface"), (.resetInterface, "Default interface size"),
    (.exchangeVersion, "Swap versions"), (.keepVersion, "Save this as a new version"),
    (.toggleVectors, "Show or hide vectors between versions"),
    (.toggleReducedMotion, "Show or hide the demo with reduced motion"),
    (.blind(.toggle), "Blind test: which version is it?"),
    (.toggleTrails, "Show or hide motion paths"),
    (.toggleValues, "Show or hide values and the graph editor"), (.more(.toggle), "More controls"),
    (.giveControl(.any), "Let any input control time"), (.save, "Save the edits into the file"),
    (.saveAs, "Save the scene as a new file"),
    (.file(.togglePlacing), "Place a picture"),
    (.tour(.begin), "Take the tour: eight lessons of a minute each"),
    (.talk(.present), "Present from the first stop"),
    (.talk(.presentFromHere), "Present from here"),
    (.nextTheme, "Next theme"), (.cyclePanels(by: 1), "Go to the next panel"),
    (.cyclePanels(by: -1), "Go to the previous panel"),
  ]
}

extension Shortcut {
  /// The name of an action and its keys; nil if it has none.
  static func naming(_ action: Action) -> (words: String, keys: String)? {
    for line in all {
      guard let found = line.actions.first(where: { $0.action == action }) else { continue }
      return (action.ownWords ?? line.words, found.keys)
    }
    return nil
  }
}
