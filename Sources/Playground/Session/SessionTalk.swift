import AppState
import Editing
import Interface
import Keyframes
import Stage
import Talks
import Words

/// The window before a talk began.
struct BeforeTalk {
  var workspace: Workspace
  let panels: [any Panel]
  let focusOfPanels: [Int: Part]
}

// Presenting a talk: nothing but the stage is in the window, and keys go from stop to stop. Afterwards
// everything is as it was, edits included.
extension Session {
  /// Whether a talk is being presented.
  public var isPresenting: Bool { beforeTalk != nil }

  /// Whether the talk hides the stage, so that keys do nothing but end that.
  var isCovered: Bool { workspace.talk.presentation?.cover != nil }

  /// The state to save: a talk leaves no traces.
  var kept: Workspace { beforeTalk?.workspace ?? workspace }

  /// The panels that are there, from the lowest to the topmost.
  var shownPanels: [Int] {
    isPresenting ? panels.indices.filter { panels[$0].isForTalks } : Array(panels.indices)
  }

  /// The colour behind everything: during a talk that around the stage's picture, so that it has no edges.
  var ground: Color {
    switch workspace.talk.presentation?.cover {
    case .black: .black
    case .white: .white
    case nil: workspace.talk.presentation?.surroundings ?? Theme.ground
    }
  }

  /// Goes back into the talk that was left in this window, or else presents it from its first stop.
  mutating func presentAgain() {
    guard let left = workspace.talk.left, !left.isLeft, left.path == workspace.talk.open?.path
    else { return present(fromHere: false) }
    resume(left)
  }

  mutating func present(fromHere: Bool) {
    guard !isPresenting else { return }
    losePointer()
    ui.setFocus(nil)
    followFocus()
    workspace.editing.history.commit()
    let requests = workspace.requests.toHost
    workspace.requests.toHost = []
    let before = withoutPicture
    beforeTalk = BeforeTalk(
      workspace: before.workspace, panels: before.panels, focusOfPanels: focusOfPanels)
    workspace.requests.toHost = requests
    panels = Self.allPanels
    workspace.gallery.files.questions.setAside()
    let left = workspace.talk.left
    workspace.talk.left = nil
    workspace.beginTalk(fromHere: fromHere)
    if !fromHere, let left, left.isLeft, left.path == workspace.talk.presentation?.path {
      workspace.talk.presentation?.offer(left)
    }
  }

  /// Gives the window back as it was before the talk.
  mutating func leaveTalk() {
    guard let before = beforeTalk else { return }
    losePointer()
    let (now, left) = (self, leftStop)
    (beforeTalk, workspace, panels) = (nil, before.workspace, before.panels)
    focusOfPanels = before.focusOfPanels
    let driver = workspace.input.driver
    workspace.input = now.workspace.input
    workspace.input.driver = driver
    workspace.requests = now.workspace.requests
    workspace.requests.notice = nil
    workspace.window.warnings = now.workspace.window.warnings
    workspace.talk.open = now.workspace.talk.open
    workspace.talk.keys = now.workspace.talk.keys
    workspace.talk.slides = now.workspace.talk.slides
    workspace.window.arrangement.pointingSizes = now.workspace.window.arrangement.pointingSizes
    workspace.gallery.display = now.workspace.gallery.display
    if workspace.window.arrangement.theme != now.workspace.window.arrangement.theme {
      workspace.setTheme(now.workspace.window.arrangement.theme)
    }
    workspace.speak(like: now.workspace)
    (workspace.talk.stopwatch, workspace.talk.minutes) = (
      now.workspace.talk.stopwatch, now.workspace.talk.minutes
    )
    workspace.talk.left = left
    workspace.talk.setNotesZoom(now.workspace.talk.notesZoom)
    if let left { workspace.say(localized("Left at stop \(left.stop + 1). F5 goes on there.")) }
    followFiles(of: now)
    workspace.endSlides()
    workspace.resize(to: now.workspace.window.arrangement.window)
    workspace.requests.toHost.append(.title(workspace.title))
  }
}
