import DemoKit
package import Editing
import Keyframes
import Stage
import Talks
import Words

// Saving versions of the demo on the stage, and switching between them.
extension Workspace {
  package var savedVersions: Versions { document.savedVersions(of: player.demo.name) }

  /// The versions in the lanes, in order: all of them, or the only one next to the original.
  package var laneVersions: [Lane.Version] {
    let saved = savedVersions
    let onStage = Lane.Version(
      letter: saved.letterOnStage, edits: player.edits, isOnStage: true)
    guard !saved.isEmpty else {
      return [Lane.Version(letter: nil, edits: DemoEdits()), onStage]
    }
    let name = player.demo.name
    let kept = saved.kept.map { version in
      let originals = document[originalsOf: name, version.letter]
      return Lane.Version(
        letter: version.letter, edits: player.merged(version.edits, since: originals).edits)
    }
    return (kept + [onStage]).sorted { ($0.letter ?? .a) < ($1.letter ?? .a) }
  }

  /// The versions that are shown side by side: those that are compared, and the one on the stage with
  /// reduced motion. Empty if there is only the stage.
  package var shownVersions: [Lane.Version] {
    // A blind test shows one version, and not which.
    guard editing.blindTest == nil, viewState.lanes || viewState.reducedMotion else { return [] }
    let versions = viewState.lanes ? laneVersions : laneVersions.filter(\.isOnStage)
    guard viewState.reducedMotion else { return versions }
    return versions + [Lane.Version(letter: nil, edits: player.edits, hasReducedMotion: true)]
  }

  /// How the stage's area should be divided.
  package var wantedParts: StageParts {
    var parts = StageParts(
      showsGraphs: viewState.values, size: player.scene.size,
      isEdited: editing.stageEditing.isOn && window.arrangement.showsPanels)
    (parts.hasTools, parts.hasEditorBar) = (
      showsTools, window.arrangement.showsPanels && editing.stageEditing.isOn
    )
    if let slide = slideOnStage, let size = pageSize(of: slide) {
      let isPlain = showsPlainSlide
      parts.page = StageParts.Page(size: size, place: isPlain ? nil : slide.place?.rect)
      if isPlain { parts.size = size }
    }
    let hasCard = showsLesson || editing.blindTest != nil
    parts.foot = hasCard ? Layout.lessonHeight : showsWelcome ? Layout.hintHeight : 0
    let versions = shownVersions
    guard !versions.isEmpty else { return parts }
    parts.lanes = versions.count
    parts.stageLane = versions.firstIndex(where: \.isOnStage) ?? 0
    // Linear, and one for each version.
    if viewState.lanes { parts.easings = versions.count { !$0.hasReducedMotion } + 1 }
    return parts
  }

  package mutating func keepVersion() {
    guard let letter = savedVersions.nextLetter else {
      return say(localized("Four versions at most. Delete one first."))
    }
    let demo = player.demo.name
    edit { $0.keepVersion(of: demo) }
    say(localized("Saved as version \(letter.rawValue)"))
  }

  /// Switches to a saved version; nil is the one that was on the stage before, so that one key switches
  /// between A and B.
  package mutating func exchangeVersion(for letter: Versions.Letter? = nil) {
    guard letter.map({ savedVersions[$0] != nil }) ?? !savedVersions.isEmpty else {
      if letter == nil { say(localized("No other version yet. Shift+B keeps this one as B.")) }
      return
    }
    let demo = player.demo.name
    edit { $0.exchangeVersion(of: demo, for: letter) }
    say(localized("Version \(savedVersions.letterOnStage.rawValue) is on the stage"))
  }

  package mutating func forgetVersion(_ letter: Versions.Letter) {
    let demo = player.demo.name
    edit { $0.forgetVersion(letter, of: demo) }
  }
}
