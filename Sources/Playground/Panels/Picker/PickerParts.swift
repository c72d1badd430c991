import AppState
import Editing
import Interface
import Keyframes
import Stage
import Words

/// The parts of the colour picker.
enum PickerPart: Hashable, Sendable {
  /// Saturation to the right, brightness upwards.
  case square
  case hue
  case alpha
  case field(PickerField)
  /// Takes the next press on the stage while the eyedropper is in use.
  case dropper
  /// The gradient; a press adds a stop.
  case bar
  /// A stop by its index.
  case stop(Int)
}

enum PickerField: Hashable, Sendable {
  case color
  /// The offset of the stop.
  case offset
  /// The line of the gradient, in fractions of the box.
  case fromX, fromY, toX, toY

  /// The numbers of a gradient, in the order of the panel.
  static let numbers: [PickerField] = [.offset, .fromX, .fromY, .toX, .toY]

  var title: String {
    switch self {
    case .color: localized("Colour in any CSS notation, such as #FF7F50, coral or hsl(16 100% 66%)")
    case .offset: localized("Offset of the stop, 0 to 1 or in percent")
    case .fromX: localized("Start of the gradient: x in fractions of the width")
    case .fromY: localized("Start of the gradient: y in fractions of the height")
    case .toX: localized("End of the gradient: x in fractions of the width")
    case .toY: localized("End of the gradient: y in fractions of the height")
    }
  }
}

extension PickerField {
  /// The words above the number, or above it and the next one; nil if there are none.
  var heading: String? {
    switch self {
    case .offset: localized(Message("Stop", context: "gradient"))
    case .fromX: localized("From x, y")
    case .toX: localized("To x, y")
    case .color, .fromY, .toY: nil
    }
  }
}

/// The colour that the picker edits; another subject has another old colour.
struct PickerSubject: Equatable {
  let demo: Int
  let track: TrackPath
  let keys: KeySet
  let stop: Int?
  /// The playhead's time if the colour depends on it; nil if keyframes are selected.
  let time: Double?
}

/// Where the picker's parts lie.
struct PickerLayout {
  let card: Rect
  /// Nil for a colour.
  let gradient: Rect?
  let square: Rect
  /// Right of the square.
  let column: Rect

  /// The usual width, and the width in a window in which it would cover the edited thing. With the
  /// gradient at the left, both grow.
  private static let widths = [344.0, 264]
  private static let growth = 1.8
  /// The widths of the gradient at the left in the card, and of the square in the rest.
  private static let gradientShare = 0.44
  private static let squareShare = 0.4625
  private static let height = 180.0
  /// A bar, its stops and a row of numbers with words above it.
  private static let gradientHeight = 102.0

  /// Above the timeline, so that the swatch and the keyframes stay in sight, and beside the swatch, at the left of a
  /// panel that it is in, unless less of `edited` is covered elsewhere. Where the window is low, the gradient is at
  /// the left.
  init(
    above timeline: Rect, beside swatch: Rect?, of panel: Rect?, hasGradient: Bool,
    keeping edited: [Rect], in window: Rect
  ) {
    let isLow = timeline.minY - 12 < Self.height + Self.gradientHeight
    let isWide = hasGradient && isLow
    let height = Self.height + (hasGradient && !isLow ? Self.gradientHeight : 0)
    let middle = swatch?.centre.x ?? timeline.maxX
    let right = min(window.maxX, timeline.maxX) - 8
    let lowest = timeline.minY - height - 8
    let widths = Self.widths.map { isWide ? $0 * Self.growth : $0 }
    var positions: [Rect] = []
    if let swatch, let panel, panel.minX >= right - 8 {
      positions = widths.map { width in
        Rect(
          x: max(panel.minX - width - 8, 8), y: max(min(swatch.minY - 12, lowest), 4),
          width: width, height: height)
      }
    }
    positions += widths.flatMap { width in
      [lowest, 8].flatMap { y in
        [middle - width / 2, right - width, 8].map { x in
          Rect(x: max(min(x, right - width), 8), y: max(y, 4), width: width, height: height)
        }
      }
    }
    func covered(_ position: Rect) -> Double { edited.reduce(0) { $0 + $1.part(in: position) } }
    card =
      positions.filter { $0.maxY <= timeline.minY }.min { covered($0) < covered($1) }
      ?? positions[0]
    let inside = card.inset(by: 12)
    var top = inside.minY
    var left = inside.minX
    if hasGradient {
      let width = inside.width * (isWide ? Self.gradientShare : 1)
      gradient = Rect(x: left, y: top, width: width, height: 90)
      if isWide { left += width + 12 } else { top += Self.gradientHeight }
    } else {
      gradient = nil
    }
    square = Rect(
      x: left, y: top, width: (inside.maxX - left) * Self.squareShare, height: inside.maxY - top)
    column = Rect(
      x: square.maxX + 12, y: top, width: inside.maxX - square.maxX - 12,
      height: square.height)
  }

  /// The gradient's line, and the stops below it.
  var bar: Rect {
    let rect = gradient ?? .zero
    return Rect(x: rect.minX + 8, y: rect.minY, width: max(rect.width - 16, 1), height: 22)
  }

  /// One of the gradient's numbers, by its index.
  func number(_ index: Int) -> Rect {
    let (gap, count) = (4.0, Double(PickerField.numbers.count))
    let width = ((gradient?.width ?? 0) - gap * (count - 1)) / count
    return Rect(
      x: bar.minX - 8 + Double(index) * (width + gap), y: bar.maxY + 40, width: width, height: 24)
  }

  func x(ofStop offset: Double) -> Double { bar.minX + min(max(offset, 0), 1) * bar.width }

  func offset(atX x: Double) -> Double { min(max((x - bar.minX) / bar.width, 0), 1) }
}

extension Rect {
  /// How much of it is in another one, from 0 to 1.
  fileprivate func part(in other: Rect) -> Double {
    let common = intersection(other)
    return width > 0 && height > 0 ? common.width * common.height / (width * height) : 0
  }
}
