import Editing
import Interface
import Keyframes
import Stage

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
    case .color: Words[.colorField]
    case .offset: Words[.stopOffset]
    case .fromX: Words[.gradientFromX]
    case .fromY: Words[.gradientFromY]
    case .toX: Words[.gradientToX]
    case .toY: Words[.gradientToY]
    }
  }
}

extension PickerField {
  /// What stands above the number, or above it and the next one; nil if nothing does.
  var heading: String? {
    switch self {
    case .offset: Words[.gradientStop]
    case .fromX: Words[.gradientFrom]
    case .toX: Words[.gradientTo]
    case .color, .fromY, .toY: nil
    }
  }
}

/// What the picker's buttons do.
enum PickerAction: Equatable, Sendable {
  /// The next press on the stage picks a colour there; again gives that up.
  case toggleDropper
  case use(Color)

  var words: String {
    switch self {
    case .toggleDropper: Words[.useDropper]
    case .use(let color): color.hexText
    }
  }
}

/// What the picker edits; with another one, its old colour is another.
struct PickerSubject: Equatable {
  let demo: Int
  let track: TrackPlace
  let keys: KeySet
  let stop: Int?
}

/// Where the picker's parts lie.
struct PickerLayout {
  let card: Rect
  /// Nil for a colour.
  let gradient: Rect?
  let square: Rect
  /// Right of the square.
  let column: Rect

  private static let width = 344.0
  private static let height = 180.0
  /// A bar, its stops and a row of numbers with words above it.
  private static let gradientHeight = 102.0

  /// Above the timeline, so that the swatch and the keyframes stay in sight, and beside the swatch where
  /// there is room. Where the window is low, the gradient is at the left.
  init(above timeline: Rect, beside swatch: Rect?, hasGradient: Bool, in window: Rect) {
    let isLow = timeline.minY - 16 < Self.height + Self.gradientHeight
    let isWide = hasGradient && isLow
    let width = Self.width * (isWide ? 1.8 : 1)
    let height = Self.height + (hasGradient && !isLow ? Self.gradientHeight : 0)
    let middle = swatch?.centre.x ?? timeline.maxX
    let x = max(min(middle - width / 2, min(window.maxX, timeline.maxX) - width - 8), 8)
    card = Rect(x: x, y: max(timeline.minY - height - 8, 4), width: width, height: height)
    let inside = card.inset(by: 12)
    var top = inside.minY
    var left = inside.minX
    if hasGradient {
      gradient = Rect(
        x: left, y: top,
        width: isWide ? inside.width - Self.width + 12 : inside.width, height: 90)
      if isWide { left = inside.maxX - Self.width + 24 } else { top += Self.gradientHeight }
    } else {
      gradient = nil
    }
    square = Rect(x: left, y: top, width: 148, height: inside.maxY - top)
    column = Rect(
      x: square.maxX + 12, y: top, width: inside.maxX - square.maxX - 12,
      height: square.height)
  }

  /// The gradient's line, and the stops below it.
  var bar: Rect {
    let rect = gradient ?? .zero
    return Rect(x: rect.minX + 8, y: rect.minY, width: max(rect.width - 16, 1), height: 22)
  }

  /// One of the numbers of the gradient, by its index.
  func number(_ index: Int) -> Rect {
    let (gap, count) = (4.0, Double(PickerField.numbers.count))
    let width = ((gradient?.width ?? 0) - gap * (count - 1)) / count
    return Rect(
      x: bar.minX - 8 + Double(index) * (width + gap), y: bar.maxY + 40, width: width, height: 24)
  }

  func x(ofStop offset: Double) -> Double { bar.minX + min(max(offset, 0), 1) * bar.width }

  func offset(atX x: Double) -> Double { min(max((x - bar.minX) / bar.width, 0), 1) }
}
