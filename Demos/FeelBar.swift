import Keyframes
import DemoKit
import Scrolling
import Stage

/// A bar for a constant of physics. Constants whose default is close to an end of their range have
/// more room there.
struct FeelBar {
  let constant: Physics.Constant
  let rect: Rect

  private static let columns = 4
  private static let size = Size(width: 222, height: 26)

  /// The constants that have an effect, in rows.
  static func all(for physics: Physics) -> [FeelBar] {
    Physics.constants.filter { $0.matters(in: physics) }.enumerated().map { index, constant in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return FeelBar(
        constant: constant,
        rect: Rect(
          origin: Point(x: 24 + 230 * Double(column), y: 412 + 29 * Double(row)), size: size))
    }
  }

  /// The fraction of the bar, 0…1.
  func part(of value: Double) -> Double {
    let part = share(of: value)
    return switch law {
    case .even: part
    case .fineAtStart: part.squareRoot().squareRoot()
    case .fineAtEnd: 1 - (1 - part).squareRoot().squareRoot()
    }
  }

  /// The constant for a bar that ends at `x`, rounded to the decimals that are shown.
  func value(atX x: Double) -> Double {
    let value = value(at: min(max((x - rect.minX) / rect.width, 0), 1))
    var unit = 1.0
    for _ in 0..<decimals(of: value) { unit *= 10 }
    let range = constant.range
    return min(max((value * unit).rounded() / unit, range.lowerBound), range.upperBound)
  }

  private func value(at part: Double) -> Double {
    let range = constant.range
    let share: Double =
      switch law {
      case .even: part
      case .fineAtStart: part * part * part * part
      case .fineAtEnd: 1 - (1 - part) * (1 - part) * (1 - part) * (1 - part)
      }
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  private enum Law { case even, fineAtStart, fineAtEnd }

  private var law: Law {
    let usual = share(of: Physics.iOS[keyPath: constant.path])
    return usual < 0.25
      ? .fineAtStart
      : usual > 0.9 && constant.range.upperBound < 1
        ? .fineAtEnd : .even
  }

  private func share(of value: Double) -> Double {
    let range = constant.range
    return min(max((value - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
  }

  private func decimals(of value: Double) -> Int {
    let length = constant.range.upperBound - constant.range.lowerBound
    if value > 0, value < 0.01, length > 0.5 { return 6 }
    return length < 0.25 ? 4 : length <= 2 ? 3 : length <= 100 ? 1 : 0
  }

  func node(_ physics: Physics, usual: Physics, _ color: Color, isHeld: Bool) -> Node {
    let value = physics[keyPath: constant.path]
    let isUsual = value == usual[keyPath: constant.path]
    let width = max(rect.width * part(of: value), 2)
    return Node {
      Node(.rectangle(rect.size, cornerRadius: 6), fill: .midnight).at(
        x: .always(rect.centre.x), y: .always(rect.centre.y))
      Node {
        Node(.rectangle(width, rect.height), fill: color.opacity(isHeld ? 0.45 : 0.22)).at(
          x: .always(rect.minX + width / 2), y: .always(rect.centre.y))
      }
      .clipped(to: rect, cornerRadius: 6)
      Node(constant.name, TextStyle(13, .medium, alignment: .leading), .paper.opacity(0.85)).at(
        x: .always(rect.minX + 10), y: .always(rect.centre.y))
      Node(
        value.fixed(decimals(of: value)),
        TextStyle(13, .medium, family: .mono, alignment: .trailing),
        isUsual ? .mist : .paper
      )
      .at(x: .always(rect.maxX - 10), y: .always(rect.centre.y))
    }
    .named(constant.name)
  }
}
