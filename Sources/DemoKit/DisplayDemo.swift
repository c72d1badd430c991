public import Keyframes
import Stage

/// A demo that, like a test card, shows facts about the display, and the input that reaches the
/// program. While it is on the stage, frames are measured. If the gallery has such a demo, the
/// contact sheet of a talk begins with the first one.
public protocol DisplayDemo: Demo {
  /// The report to show; set by the app.
  var report: DisplayReport { get set }
}

/// Facts about the display, and the input that reached the program last.
public struct DisplayReport: Equatable, Sendable {
  /// The size of a stage that fills the display, in points; outside a talk that of the usual stage.
  public var size = Scene.size
  /// Facts about the display, as lines of text.
  public var facts: [String] = []
  /// The last keys, clicks and turns of the wheel, oldest first, as text.
  public var inputs: [String] = []
  /// Seconds from each of the last inputs until its frame was passed to the display, oldest first.
  public var latencies: [Double] = []
  /// Seconds between the last consecutive frames, oldest first.
  public var intervals: [Double] = []
  /// The number of consecutive frames that were measured.
  public var frameCount = 0
  /// The number of frames that were missed between them, at 60 frames per second.
  public var missedCount = 0

  /// Creates an empty report.
  public init() {}
}

extension Demo {
  /// Whether frames are measured while the demo is on the stage.
  public var showsDisplay: Bool { parts is any DisplayDemo }

  /// The report that the demo shows; if it isn't a ``DisplayDemo``, nil, and setting does nothing.
  public var displayReport: DisplayReport? {
    get { (parts as? any DisplayDemo)?.report }
    set {
      guard var demo = parts as? any DisplayDemo, let newValue else { return }
      demo.report = newValue
      parts = demo
    }
  }
}
