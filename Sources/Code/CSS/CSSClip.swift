import Keyframes
import Stage
import Syntax

/// Regions for `clip-path`.
enum CSSClip {
  static func rectangle(_ rect: Rect, in box: Rect, radius: Double) -> String {
    let numbers = [rect.minX - box.minX, rect.minY - box.minY, rect.width, rect.height]
    let round = radius == 0 ? "" : " round \(CSSValue.number(radius))px"
    return "xywh(\(numbers.map { "\(CSSValue.number($0))px" }.joined(separator: " "))\(round))"
  }

  static func mask(_ mask: Mask, in box: Rect, _ visibility: String) -> String {
    let rect = mask.box ?? box
    let part = "clamp(0, \(visibility), 1)"
    let place = rect.origin - box.origin
    let (width, height) = (CSSValue.number(rect.width), CSSValue.number(rect.height))
    let (x, y) = ("\(CSSValue.number(place.x))px", "\(CSSValue.number(place.y))px")
    let (w, h) = ("\(width)px", "\(height)px")
    switch mask.reveal {
    case .fromTop: return "xywh(\(x) \(y) \(w) calc(\(part) * \(h)))"
    case .fromLeft: return "xywh(\(x) \(y) calc(\(part) * \(w)) \(h))"
    case .fromBottom:
      return "xywh(\(x) calc(\(y) + (1 - \(part)) * \(h)) \(w) calc(\(part) * \(h)))"
    case .fromRight:
      return "xywh(calc(\(x) + (1 - \(part)) * \(w)) \(y) calc(\(part) * \(w)) \(h))"
    case .toCircle:
      return circle(min(rect.width, rect.height) / 2, rect.centre - box.origin, part)
    case .toBounds:
      return circle(
        Point(x: rect.width, y: rect.height).length / 2, rect.centre - box.origin, part)
    }
  }

  private static func circle(_ radius: Double, _ centre: Point, _ part: String) -> String {
    "circle(calc(\(part) * \(CSSValue.number(radius))px) at \(CSSValue.number(centre.x))px "
      + "\(CSSValue.number(centre.y))px)"
  }
}
