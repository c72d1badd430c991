import AppState
public import DemoKit
public import Formats
import Interface

/// The scene of a file at some time of a recording.
public struct RecordedScene: Sendable {
  public let demo: any Demo
  public let notes: [ImportNote]
  let problems: [FileError]

  /// With problems, the demo only stands for the file.
  public init(_ demo: any Demo, notes: [ImportNote] = [], problems: [FileError] = []) {
    (self.demo, self.notes, self.problems) = (demo, notes, problems)
  }
}

extension RewindableSession {
  /// Shows a scene as when the file was read or saved.
  mutating func show(_ scene: RecordedScene, of file: SceneInFile) {
    if file.isSaved { return saved(file.name, path: file.path, by: scene.demo) }
    let isRead = scene.problems.isEmpty
    if isRead || !files.contains(where: { $0.name == file.name }) {
      let opened = OpenedFile(
        name: file.name, path: file.path, kind: .riffScene, state: isRead ? .shown : .waiting,
        notes: scene.notes)
      add(scene.demo, file: opened)
    }
    mark(file.name, isGone: false)
    report(scene.problems, of: file.name)
  }
}
