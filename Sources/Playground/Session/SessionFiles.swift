public import AppState
public import DemoKit
import Editing
public import Formats
import Interface
import Keyframes
public import Words

// Demos that come from files. A file that the host has read takes effect at once; the event of its scene is only for
// recordings. A replay of other files reads them again.
extension Session {
  /// The opened files, in the order of the gallery.
  public var files: [OpenedFile] { workspace.gallery.files.list }

  /// Adds a demo to the end of the gallery; if there is one of its name, replaces that.
  public mutating func add(_ demo: any Demo, file: OpenedFile) {
    if workspace.gallery.players.index(named: file.name) != nil {
      if workspace.gallery.files[file.name] == nil { workspace.gallery.files[file.name] = file }
      workspace.gallery.files[file.name]?.kind = file.kind
      return replace(file.name, by: demo, notes: file.notes)
    }
    workspace.gallery.files[file.name] = file
    workspace.add(demo.named(file.name))
  }

  /// Replaces the demo of a file by the file's new content. The playhead, the knobs, the selection
  /// and the edits stay; a demo that does not exist changes nothing.
  public mutating func replace(_ name: String, by demo: any Demo, notes: [ImportNote] = []) {
    guard var file = workspace.gallery.files[name] else { return }
    let isNew = file.state == .waiting
    file.state = .shown
    file.notes = notes
    file.generation += 1
    workspace.gallery.files[name] = file
    workspace.gallery.files.problems[name] = nil
    workspace.replace(name, by: demo.named(name))
    if isNew { workspace.restoreTime(of: name) }
    if isPresenting { workspace.fileOfTalkOpened() }
  }

  /// Says that a file has gone, or is there again.
  public mutating func mark(_ name: String, isGone: Bool) {
    guard let file = workspace.gallery.files[name], isGone != (file.state == .gone) else { return }
    workspace.gallery.files[name]?.state = isGone ? .gone : file.hasDemo ? .shown : .waiting
    guard isGone else { return }
    workspace.gallery.files.problems[name] = nil
    workspace.say(localized("\(file.path) has gone. The demo stays until you close Riff."))
  }

  /// Shows the mistakes in a file over the stage until they are dismissed, or until the file has been
  /// read without any. With warnings the file's content is shown all the same. Without a demo of that name,
  /// nothing is shown.
  public mutating func report(
    _ errors: [FileError], of name: String, areWarnings: Bool = false
  ) {
    workspace.gallery.files.problems[name] =
      errors.isEmpty ? nil : FileProblems(errors: errors, areWarnings: areWarnings)
  }

  /// Says why the file at a path could not be opened at all, in a sentence; nil once it could.
  public mutating func refuse(_ path: String, _ sentence: Message?) {
    workspace.gallery.files.refusals[path] = sentence
  }

  /// The mistakes in a file; empty if it has none.
  public func problems(of name: String) -> [FileError] {
    workspace.gallery.files.problems[name]?.errors ?? []
  }

  /// Shows a bar over the stage while a file is being read; nil removes it.
  public mutating func show(_ work: FileWork?) { workspace.gallery.files.work = work }

  /// Removes a file's demo from the gallery. Its edits stay in the document, for when it is opened
  /// again.
  public mutating func remove(_ name: String) {
    guard workspace.gallery.files[name] != nil, workspace.gallery.players.count > 1,
      let index = workspace.gallery.players.index(named: name)
    else { return }
    losePointer()
    // A panel's preview ends.
    for index in panels.indices { willHandle(.pointerLeft, index) }
    if index == workspace.gallery.chosen { choose(index > 0 ? index - 1 : index + 1) }
    workspace.removePlayer(at: index)
    workspace.gallery.files.remove(name)
  }

  /// Puts the demo of a file that was opened on the stage.
  mutating func opened(_ name: String, _ path: String) {
    guard let index = workspace.gallery.players.index(named: name) else {
      return workspace.say(localized("\(path) isn't there any more."))
    }
    if isPresenting { return workspace.fileOfTalkOpened() }
    let (player, history) = (workspace.player, workspace.editing.history)
    let before = (player.demo.name, history.selection, player.time)
    choose(index)
    leaveMadeScene(before, for: path)
    workspace.gallery.files.shownNotes =
      workspace.gallery.files[name]?.notes.isEmpty == false ? name : nil
  }

  /// Takes over the files of a later session, of which an earlier moment is shown.
  mutating func followFiles(of later: Session) {
    for file in later.files {
      let known = workspace.gallery.files[file.name]
      guard known?.generation != file.generation,
        let player = later.workspace.gallery.players[named: file.name]
      else { continue }
      if known == nil {
        add(player.demo.fresh, file: file)
      } else {
        replace(file.name, by: player.demo.fresh, notes: file.notes)
      }
      workspace.gallery.files[file.name] = file
    }
    var files = later.workspace.gallery.files
    let then = workspace.gallery.files
    (files.list, files.times, files.shownNotes) = (then.list, then.times, then.shownNotes)
    workspace.gallery.files = files
  }
}

extension RewindableSession {
  /// The opened files, in the order of the gallery.
  public var files: [OpenedFile] { session.files }

  /// As `Session.add`.
  public mutating func add(_ demo: any Demo, file: OpenedFile) { session.add(demo, file: file) }

  /// As `Session.replace`.
  public mutating func replace(_ name: String, by demo: any Demo, notes: [ImportNote] = []) {
    session.replace(name, by: demo, notes: notes)
  }

  /// As `Session.mark`.
  public mutating func mark(_ name: String, isGone: Bool) { session.mark(name, isGone: isGone) }

  /// As `Session.report`.
  public mutating func report(
    _ errors: [FileError], of name: String, areWarnings: Bool = false
  ) {
    session.report(errors, of: name, areWarnings: areWarnings)
  }

  /// As `Session.refuse`.
  public mutating func refuse(_ path: String, _ sentence: Message?) {
    session.refuse(path, sentence)
  }

  /// As `Session.show`.
  public mutating func show(_ work: FileWork?) { session.show(work) }

  /// As `Session.remove`.
  public mutating func remove(_ name: String) { session.remove(name) }
}

extension Demo {
  /// The same demo under another name.
  fileprivate func named(_ name: String) -> any Demo {
    self.name == name ? self : OpenedDemo(self, name: name)
  }
}
