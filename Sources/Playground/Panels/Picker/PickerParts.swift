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
