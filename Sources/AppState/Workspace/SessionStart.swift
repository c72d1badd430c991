import DemoKit
public import Editing
import Interface
public import Keyframes
import Stage
public import Words

/// How a session begins. The same start gives the same session.
public struct SessionStart: Equatable, Sendable {
  /// The names of the gallery's demos, in its order; at least one.
  public package(set) var demos: [String]
  /// The window's size, in points.
  public var size: Size
  public var pixelsPerPoint: Double
  /// The session to restore.
  public private(set) var savedSession: SavedSession?
  /// The demo on the stage; nil for the saved session's, or the first.
  public var demo: String?
  /// The time at which it begins, in its timeline's unit.
  public var time: Double?
  /// A multiple of the usual rate, 0.05…4.
  public var speed: Double
  /// The language of the interface.
  public var language: Language
  public var plays: Bool
  /// The edits of the demos.
  public var document: Document
  /// The files of the demos that come from files.
  public var files: [OpenedFile]
  /// The scenes that were read from files before the start, as texts by the names of their demos; only recordings
  /// have them.
  public var scenes: [String: String] = [:]

  /// Names in `savedSession` that are not among `demos` are ignored. Traps without a demo.
  public init(
    demos: [String], size: Size, pixelsPerPoint: Double = 1, savedSession: SavedSession? = nil,
    demo: String? = nil, time: Double? = nil, speed: Double = 1, plays: Bool = false,
    language: Language = .english, document: Document = Document(), files: [OpenedFile] = []
  ) {
    require(!demos.isEmpty, "A session needs at least one demo.")
    self.demos = demos
    self.size = size
    self.pixelsPerPoint = pixelsPerPoint
    self.demo = demo
    self.time = time
    self.speed = speed
    self.plays = plays
    self.language = language
    self.document = document
    self.files = files
    self.savedSession = savedSession.map { savedSession in
      var savedSession = savedSession
      let isMade = MadeScene.isName(savedSession.demo) && document.names.contains(savedSession.demo)
      if !demos.contains(savedSession.demo), !isMade {
        (savedSession.demo, savedSession.selection) = (demos[0], Selection())
      }
      savedSession.times = savedSession.times.filter {
        (demos.contains($0.key) || MadeScene.isName($0.key)) && $0.value.isFinite
      }
      savedSession.views = savedSession.views.filter {
        demos.contains($0.key) || MadeScene.isName($0.key)
      }
      if !SavedSession.interfaces.contains(savedSession.interface) { savedSession.interface = 1 }
      return savedSession
    }
  }

  /// The same without the demos of some files.
  package func without(_ files: Set<String>) -> SessionStart {
    var start = self
    start.demos.removeAll(where: files.contains)
    start.files.removeAll { files.contains($0.name) }
    return start
  }
}
