import AppState
import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

enum ExportPart: Hashable, Sendable {
  case subject(ExportSubject)
  case format(ExportFormat)
  /// In which dialect the easing is; opens the list of all.
  case dialect
  /// −1 the previous dialect, 1 the next.
  case stepDialect(Int)
  /// −1 the previous one, 1 the next.
  case step(Int)
  case copy
  /// The list that shows the exported text.
  case text
  /// The list of what can't be exported.
  case losses
}

/// The easing, the track or the node that is selected, or the whole scene, as code.
struct ExportPanel: Panel, PanelBesideStage {
  private(set) var subject = ExportSubject.track
  private(set) var format = ExportFormat.swift
  /// The language of an easing, instead of the format.
  private(set) var dialect = EasingDialect.swift
  /// The visible export, made again only when the subject changes.
  private(set) var shown: ShownExport?
  /// The sentences about what can't be exported, in lines of the panel's width.
  private(set) var losses: [String] = []

  static let side = SidePanel.export

  func owns(_ part: Part) -> Bool { if case .export = part { true } else { false } }

  /// Where everything lies; nil while the panel is closed.
  func layout(_ workspace: Workspace) -> ExportLayout? {
    guard workspace.layout.shows(.export) else { return nil }
    return ExportLayout(workspace.layout, losses: shown == nil ? 0 : max(losses.count, 1))
  }

  // MARK: Before drawing

  mutating func prepare(_ workspace: inout Workspace, _ ui: inout UI) {
    guard workspace.layout.shows(.export) else { return }
    // The current track is looked up among these.
    _ = workspace.player.rows()
    let room = ExportLayout(workspace.layout, losses: 0)
    let letter = max(ui.measure(Text("0", ExportLayout.code)), 1)
    show(columns: Int((room.inside.width - 16) / letter), workspace, ui.outlines)
    losses = lossSentences.flatMap {
      ui.wrapped($0, Theme.caption, width: room.inside.width - 22, lines: 6)
    }
    guard let shown, let layout = layout(workspace) else { return }
    ui.resizeList(
      .export(.losses), height: Double(losses.count) * ExportLayout.line, view: layout.losses)
    ui.resizeList(
      .export(.text), height: Double(shown.lines.count) * ExportLayout.line + 8,
      view: layout.text.inset(x: 0, y: 4))
  }

  /// A demo that moves without time is exported anew once it rests.
  private mutating func show(
    columns: Int, _ workspace: Workspace, _ outlines: GlyphOutlines?
  ) {
    let heading = subject == .scene ? "" : title(of: subject, workspace)
    let key = "\(workspace.player.demo.name) \(subject.rawValue) \(heading)"
    let language = language(of: subject, workspace)
    let kept = shown.flatMap {
      $0.key == key && $0.language == language && $0.interfaceLanguage == .current ? $0 : nil
    }
    if let kept, kept.columns == columns, workspace.player.demoMoves { return }
    guard let source = source(of: subject, workspace) else { return shown = nil }
    if let kept, kept.source == source {
      if kept.columns != columns { shown = kept.broken(at: columns) }
    } else {
      shown = ShownExport(source, language, outlines, key: key, columns: columns)
    }
  }

  /// The language for the subject; an easing lasts as long as its segment.
  private func language(of subject: ExportSubject, _ workspace: Workspace) -> ExportLanguage {
    guard subject == .easing else { return .format(format) }
    return .dialect(dialect, seconds: workspace.secondsOfCurrentSegment)
  }

  /// How many things are lost comes first.
  private var lossSentences: [String] {
    guard let shown else { return [] }
    let losses = shown.losses
    guard losses.count > 1, case .format(let format) = shown.language, format != .json else {
      return losses
    }
    return [localized("\(losses.count) things can't be exported; JSON keeps everything.")] + losses
  }

  // MARK: Subject

  /// Nil if the demo has no such subject.
  func source(of subject: ExportSubject, _ workspace: Workspace) -> ExportSource? {
    switch subject {
    case .easing:
      guard let path = workspace.currentTrack, let key = workspace.currentKey(of: path) else {
        return nil
      }
      return workspace.track(at: path)?.easing(at: key.index).map { .easing($0) }
    case .track:
      return workspace.currentTrack.flatMap { workspace.track(at: $0) }.map { .track($0) }
    case .node:
      let name = workspace.currentNode
      return workspace.player.nodes.first { $0.name == name }.map { .node($0.node) }
    case .scene:
      let player = workspace.player
      var timeline = player.playhead.timeline
      timeline.markers = player.markers
      return .scene(player.scene, timeline, name: player.demo.name)
    }
  }

  /// Which one it is: "x of bird".
  func title(of subject: ExportSubject, _ workspace: Workspace) -> String {
    switch subject {
    case .easing:
      guard let path = workspace.currentTrack, let key = workspace.currentKey(of: path),
        let times = workspace.track(at: path)?.marks.map(\.time)
      else { return localized("No track") }
      let range =
        times.indices.contains(key.index + 1)
        ? localized("\(times[key.index].tidy) to \(times[key.index + 1].tidy)")
        : localized("the last keyframe")
      return "\(path.words), \(range)"
    case .track: return workspace.currentTrack?.words ?? localized("No track")
    case .node: return workspace.currentNode ?? localized("No node")
    case .scene: return workspace.player.demo.titleNow
    }
  }
}

extension Double {
  /// With two decimals at most.
  fileprivate var tidy: String { ((self * 100).rounded() / 100).short }
}

// Actions and keys.
extension ExportPanel: KeyPanel, CommandPanel {
  mutating func perform(
    _ action: Action, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    switch action {
    case .export(.subject(let subject)): self.subject = subject
    case .export(.format(let format)): self.format = format
    case .export(.dialect(let dialect)): self.dialect = dialect
    case .export(.chooseDialect):
      guard let row = layout(workspace)?.formats else { return false }
      let position = Point(x: row.minX, y: row.maxY + 2)
      workspace.ask(.menu(.open(dialectMenu, MenuAnchor(position: position, isPress: false))))
      return true
    case .export(.stepDialect(let count)):
      dialect = EasingDialect.allCases.element(count, after: dialect) ?? dialect
    case .export(.copyEasing(let dialect)):
      let seconds = workspace.secondsOfCurrentSegment
      copy(.easing, as: .dialect(dialect, seconds: seconds), &workspace, ui)
      return true
    case .export(.step(let count)): step(by: count, &workspace)
    case .export(.copy):
      copy(subject, as: language(of: subject, workspace), &workspace, ui)
      return true
    case .export(.copyAs(let subject, let format)):
      copy(subject, as: .format(format), &workspace, ui)
      return true
    case .copy:
      // Ctrl+C copies the text in the panel.
      if workspace.layout.shows(.export) {
        copy(subject, as: language(of: subject, workspace), &workspace, ui)
      } else {
        workspace.ask(.timeline(.copy))
      }
      return true
    case _: return false
    }
    ui.changeList(.export(.text)) { $0.jump(to: 0) }
    return true
  }

  private func step(by count: Int, _ workspace: inout Workspace) {
    _ = workspace.player.rows()
    let paths = workspace.steppableTracks
    switch subject {
    case .easing:
      let segments = paths.flatMap { path in
        let keyframes = workspace.track(at: path)?.marks.count ?? 0
        return (0..<max(keyframes - 1, 1)).map { KeyframePath(path, $0) }
      }
      let now = workspace.currentTrack.flatMap { workspace.currentKey(of: $0) }
      guard let key = segments.element(count, after: now) else { return }
      workspace.selection = Selection(keys: [key], track: key.track)
    case .track:
      guard let path = paths.element(count, after: workspace.currentTrack) else { return }
      workspace.selection = Selection(keys: [], track: path)
    case .node:
      let names = workspace.player.nodes.map(\.name)
      guard let name = names.element(count, after: workspace.currentNode) else { return }
      workspace.editing.chosenNode = (name, workspace.selection)
    case .scene: break
    }
  }

  /// To the clipboard, as the demo is now.
  private func copy(
    _ subject: ExportSubject, as language: ExportLanguage, _ workspace: inout Workspace, _ ui: UI
  ) {
    _ = workspace.player.rows()
    guard let source = source(of: subject, workspace) else {
      return workspace.say(subject.absence)
    }
    let exported = source.exported(as: language, ui.outlines)
    workspace.copy(exported.text)
    let lines = exported.text.lineList.count
    let copied = localized(
      Message(
        count: lines, one: "Copied 1 line of \(language.title)",
        other: "Copied \(lines) lines of \(language.title)"))
    if let error = exported.largestError {
      return workspace.say(localized("\(copied), \(localized(error.text))."))
    }
    switch exported.losses.count {
    case 0: workspace.say(localized("\(copied)."))
    case 1: workspace.say(localized("\(copied); 1 thing can't be exported."))
    case let losses: workspace.say(localized("\(copied); \(losses) things can't be exported."))
    }
  }

  /// Left and right on the arrows beside the subject.
  mutating func key(
    _ stroke: KeyStroke, _ workspace: inout Workspace, _ ui: inout UI
  ) -> Bool {
    guard stroke.modifiers.isEmpty, stroke.key == .left || stroke.key == .right else {
      return false
    }
    let count = stroke.key == .left ? -1 : 1
    switch ui.focus {
    case .export(.step)?: return perform(.export(.step(count)), &workspace, &ui)
    case .export(.dialect)?, .export(.stepDialect)?:
      return perform(.export(.stepDialect(count)), &workspace, &ui)
    case _: return false
    }
  }
}

extension Array where Element: Equatable {
  /// The element `count` steps after another, wrapping around; the first if `element` is absent.
  fileprivate func element(_ count: Int, after element: Element?) -> Element? {
    guard !isEmpty else { return nil }
    guard let index = element.flatMap({ firstIndex(of: $0) }) else { return first }
    return self[(index + count % self.count + self.count) % self.count]
  }
}
