/// A demo that shows what is known of the display and what reaches the program, as a test card does. While
/// it is on the stage, frames are measured. The contact sheet of a talk begins with the first one of the
/// gallery.
public protocol DisplayDemo: Demo {
  /// What it shows; the app sets it.
  var report: DisplayReport { get set }
}

/// What is known of the display, and what has reached the program last.
public struct DisplayReport: Equatable, Sendable {
  /// What is known of the display, in lines to be read.
  public var facts: [String] = []
  /// The last keys, clicks and turns of the wheel, from the oldest, to be read.
  public var inputs: [String] = []
  /// How long the last inputs took from the event until its frame was handed to the display, in seconds,
  /// from the oldest.
  public var latencies: [Double] = []
  /// Seconds between the last frames that followed each other, from the oldest.
  public var intervals: [Double] = []
  /// How many such frames there were.
  public var frameCount = 0
  /// How many of 60 a second were missed between them.
  public var missedCount = 0

  /// Nothing is known yet.
  public init() {}
}

extension Demo {
  /// Whether frames are measured while it is on the stage.
  public var showsDisplay: Bool { parts is any DisplayDemo }

  /// What it shows of the display; nil if it is no ``DisplayDemo``. Setting it has no effect then.
  public var displayReport: DisplayReport? {
    get { (parts as? any DisplayDemo)?.report }
    set {
      guard var demo = parts as? any DisplayDemo, let newValue else { return }
      demo.report = newValue
      parts = demo
    }
  }
}
