import DemoKit
package import Editing
package import Interface
package import Keyframes
public import Words

/// A saved session, restored at the next start besides edits: the demo on the stage, each demo's
/// playhead, the interface size, the theme, the open panels, the selection, and the visible part of
/// each timeline. It is saved as a few lines of text.
public struct SavedSession: Equatable, Sendable {
  public var demo: String
  /// The playheads by the demos' names, in their timelines' units.
  public var times: [String: Double]
  /// The factor of the automatic interface scale, 1…2.5.
  public var interface: Double
  /// The language chosen for the interface; nil for the locale's.
  public package(set) var language: Language?
  package var theme = ThemeName.dark
  /// Whether only playing moves things. It depends on how Riff was started, so it is not saved.
  package var reducesMotion = false
  package var panels = OpenPanels()
  /// The curve that is pinned in the curve editor.
  package var pinnedCurve: Easing?
  /// The selection in the demo.
  package var selection = Selection()
  /// The visible times of timelines, by the demos' names; timelines without an entry show all.
  package var views: [String: ClosedRange<Double>] = [:]
  /// The sizes of panels that were dragged.
  package var sizes = PanelSizes()
  /// The hints for the first minute that are to be shown.
  public package(set) var welcome: Set<Welcome> = []
  /// The sizes that were changed.
  package var pointingSizes: [PointingTool: Double] = [:]
  /// The factor of the size of type in the speaker's notes.
  package var notesZoom = 1.0

  public init(demo: String, times: [String: Double] = [:], interface: Double = 1) {
    self.demo = demo
    self.times = times
    self.interface = interface
  }

  /// The session of somebody who has never used Riff, with hints for the first minute.
  public static func first(_ demo: String) -> SavedSession {
    var session = SavedSession(demo: demo)
    session.welcome = Set(Welcome.allCases)
    return session
  }

  /// The valid factors of the interface scale; others are ignored.
  public static var interfaces: ClosedRange<Double> { Layout.factors }

  /// ```
  /// riff place 1
  /// demo rainbow
  /// time rainbow 2.5
  /// interface 1.5
  /// open timeline curve trails
  /// view rainbow 0.5 1.75
  /// track "ball" "x"
  /// selected "ball" "x" 1 2
  /// ```
  ///
  /// Only differences from a first start have a line; `SavedSessionLine` has the lines from `open` on.
  public var text: String {
    let lines = times.sorted { $0.key < $1.key }.map { "time \($0.key) \($0.value)" }
    let size = interface == 1 ? [] : ["interface \(interface)"]
    return (["riff place 1", "demo \(demo)"] + lines + size + moreLines).joined(separator: "\n")
      + "\n"
  }

  /// Reads a saved session; nil if it is damaged or of another version. Lines that are unknown or
  /// damaged, and times that are not finite numbers, are ignored.
  public init?(text: String) {
    let all = text.split { ["\n", "\r", "\r\n"].contains($0) }
    let lines = all.map { $0.split(separator: " ").map(String.init) }
    guard lines.first == ["riff", "place", "1"] else { return nil }
    guard let demo = lines.first(where: { $0.count == 2 && $0[0] == "demo" })?[1] else {
      return nil
    }
    self.init(demo: demo)
    for line in lines where line.count == 3 && line[0] == "time" {
      guard let time = Double(line[2]), time.isFinite else { continue }
      times[line[1]] = time
    }
    let size = lines.last { $0.count == 2 && $0[0] == "interface" }.flatMap { Double($0[1]) }
    if let size, Self.interfaces.contains(size) { interface = size }
    for line in all { try? read(String(line)) }
  }
}
