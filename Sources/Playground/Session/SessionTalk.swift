import Editing
import Interface
import Keyframes
import Stage

/// What the window was before a talk began.
struct BeforeTalk {
  let workspace: Workspace
  let panels: [any Panel]
  let focusOfPanels: [Int: Part]
}

// Presenting a talk: nothing but the stage is in the window, and keys go from stop to stop. Afterwards
// everything is as it was, edits included.
extension Session {
  /// Whether a talk is being presented.
  public var isPresenting: Bool { beforeTalk != nil }

  /// Whether the talk hides the stage, so that keys do nothing but end that.
  var isCovered: Bool { workspace.presentation?.cover != nil }

  /// What is saved: a talk leaves no traces.
  var kept: Workspace { beforeTalk?.workspace ?? workspace }

  /// The panels that are there, from the lowest to the topmost.
  var shownPanels: [Int] {
    isPresenting ? panels.indices.filter { panels[$0].isForTalks } : Array(panels.indices)
  }

  /// What is behind everything: during a talk the ground of the stage, so that it has no edges.
  var ground: Color {
    switch workspace.presentation?.cover {
    case .black: .black
    case .white: .white
    case nil:
      workspace.presentation == nil
        ? Theme.ground : workspace.presentation?.replay?.frame.ground ?? stageGround
    }
  }

  private var stageGround: Color {
    ui.sprites.ground(of: workspace.layout.stage, on: Theme.ground)
  }

  mutating func present(fromHere: Bool) {
    guard !isPresenting else { return }
    loseHand()
    ui.setFocus(nil)
    followFocus()
    workspace.history.commit()
    let requests = workspace.outbox.requests
    workspace.outbox.requests = []
    beforeTalk = BeforeTalk(workspace: workspace, panels: panels, focusOfPanels: focusOfPanels)
    workspace.outbox.requests = requests
    panels = Self.allPanels
    workspace.beginTalk(fromHere: fromHere)
  }

  /// Gives the window back as it was before the talk.
  mutating func leaveTalk() {
    guard let before = beforeTalk else { return }
    loseHand()
    let now = self
    (beforeTalk, workspace, panels) = (nil, before.workspace, before.panels)
    focusOfPanels = before.focusOfPanels
    let driver = workspace.input.driver
    workspace.input = now.workspace.input
    workspace.input.driver = driver
    workspace.outbox = now.workspace.outbox
    workspace.outbox.notice = nil
    workspace.warnings = now.workspace.warnings
    workspace.openTalk = now.workspace.openTalk
    workspace.talkKeys = now.workspace.talkKeys
    workspace.arrangement.pointingSizes = now.workspace.arrangement.pointingSizes
    workspace.display = now.workspace.display
    if workspace.arrangement.theme != now.workspace.arrangement.theme {
      workspace.setTheme(now.workspace.arrangement.theme)
    }
    workspace.speak(like: now.workspace)
    (workspace.stopwatch, workspace.talkMinutes) = (
      now.workspace.stopwatch, now.workspace.talkMinutes
    )
    followFiles(of: now)
    workspace.resize(to: now.workspace.arrangement.window)
    workspace.outbox.requests.append(.title(workspace.title))
  }
}
