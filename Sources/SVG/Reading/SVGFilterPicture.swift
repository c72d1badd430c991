import Keyframes
import Stage

/// A picture that a filter makes, from the bottom to the top: copies of what it filters, floods and drawings.
typealias SVGFilterPicture = [SVGFilterPart]

/// A part of a filter's picture. Its source is coloured, moved, blurred, faded, cut and masked, in
/// this order, in the coordinates of the filtered element.
struct SVGFilterPart: Equatable {
  indirect enum Source: Equatable {
    case graphic
    case flood(Rect)
    /// The picture or the element of an `feImage`.
    case drawing(Node)
    case picture(SVGFilterPicture)
  }

  var source: Source
  /// The colour where the source is opaque; nil for its own colours.
  var color: Color?
  var offset = Point.zero
  /// The squares of the standard deviations of the blur.
  var variance = Point.zero
  var opacity = 1.0
  var clip: Rect?
  /// The picture whose alpha masks it, and whether it is visible outside of that.
  var mask: SVGFilterPicture = []
  var isMaskInverted = false

  init(_ source: Source, color: Color? = nil) {
    self.source = source
    self.color = color
  }

  /// Whether it can be changed further; else it is a source of its own.
  fileprivate var isOpen: Bool { clip == nil && mask.isEmpty }
}

extension SVGFilterPicture {
  static var graphic: SVGFilterPicture { [SVGFilterPart(.graphic)] }

  /// The picture as one part that can be changed.
  func changed(_ change: (inout SVGFilterPart) -> Void) -> SVGFilterPicture {
    guard !isEmpty else { return self }
    var part = count == 1 && self[0].isOpen ? self[0] : SVGFilterPart(.picture(self))
    change(&part)
    return [part]
  }

  /// The number of its parts, with those inside of others.
  var size: Int {
    reduce(0) { sum, part in
      var own = 1 + part.mask.size
      if case .picture(let picture) = part.source { own += picture.size }
      return sum + own
    }
  }

  func colored(_ color: Color) -> SVGFilterPicture {
    changed { part in
      var color = color
      if let own = part.color { color.alpha *= own.alpha }
      part.color = color
    }
  }

  func blurred(_ deviation: Point) -> SVGFilterPicture {
    guard deviation.x > 0 || deviation.y > 0 else { return self }
    return changed {
      $0.variance.x += deviation.x * deviation.x
      $0.variance.y += deviation.y * deviation.y
    }
  }

  func moved(_ offset: Point) -> SVGFilterPicture {
    offset == .zero ? self : changed { $0.offset = $0.offset + offset }
  }

  func masked(by mask: SVGFilterPicture, isInverted: Bool = false) -> SVGFilterPicture {
    guard !mask.isEmpty else { return isInverted ? self : [] }
    return changed { ($0.mask, $0.isMaskInverted) = (mask, isInverted) }
  }

  /// The picture with its shadow.
  func shadowed(_ color: Color, _ offset: Point, _ deviation: Point) -> SVGFilterPicture {
    colored(color).moved(offset).blurred(deviation) + self
  }

  /// The part of the picture that another one's alpha covers; for a flood of the region, the other one in its colour.
  func inside(_ other: SVGFilterPicture, of region: Rect) -> SVGFilterPicture {
    if let color = first?.color, self == [SVGFilterPart(.flood(region), color: color)] {
      return other.colored(color)
    }
    return masked(by: other)
  }
}
