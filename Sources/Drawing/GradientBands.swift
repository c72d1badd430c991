import Keyframes
import Stage

/// A vertex colour.
struct Tint {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  /// 0…255.
  let alpha: Float

  /// Creates a tint from a clamped colour.
  init(_ color: Color) {
    red = UInt8(color.red * 255 + 0.5)
    green = UInt8(color.green * 255 + 0.5)
    blue = UInt8(color.blue * 255 + 0.5)
    alpha = Float(color.alpha * 255)
  }

  @inline(__always)
  func vertex(_ x: Float, _ y: Float, cover: Float) -> Vertex {
    Vertex(x: x, y: y, r: red, g: green, b: blue, a: UInt8(alpha * cover + 0.5), u: 0, v: 0)
  }
}

/// Splits triangles at the stops of a gradient, so that colours are linear within each piece and
/// can be stored in vertices.
struct GradientBands {
  private let gradient: Gradient
  private let opacity: Double
  private let map: GradientMap
  private var polygon: [Place] = []
  private var spare: [Place] = []

  /// A corner and its offset along the gradient.
  private struct Place {
    var corner: FeatherMesh.Corner
    var offset: Double
  }

  init(_ gradient: Gradient, opacity: Double, map: GradientMap) {
    self.gradient = gradient
    self.opacity = opacity
    self.map = map
  }

  mutating func cut(
    _ a: FeatherMesh.Corner, _ b: FeatherMesh.Corner, _ c: FeatherMesh.Corner,
    _ body: ([Vertex]) -> Void
  ) {
    let whole = [place(a), place(b), place(c)]
    let low = min(whole[0].offset, whole[1].offset, whole[2].offset)
    let high = max(whole[0].offset, whole[1].offset, whole[2].offset)
    // Band n is between stop n − 1 and stop n.
    for band in 0...gradient.stops.count {
      let start = band == 0 ? -Double.infinity : gradient.stops[band - 1].offset
      let end = band == gradient.stops.count ? Double.infinity : gradient.stops[band].offset
      let isHere = low < high ? low < end && high > start : start <= low && low < end
      guard start < end, isHere else { continue }
      polygon = whole
      if low < start { keep { $0 - start } }
      if high > end { keep { end - $0 } }
      body(polygon.map { vertex($0, band: band) })
    }
  }

  private func place(_ corner: FeatherMesh.Corner) -> Place {
    Place(corner: corner, offset: map.offset(x: Double(corner.x), y: Double(corner.y)))
  }

  /// Cuts off the part where `depth` of the offset is negative.
  private mutating func keep(_ depth: (Double) -> Double) {
    spare.removeAll(keepingCapacity: true)
    guard var previous = polygon.last else { return }
    for place in polygon {
      let (before, here) = (depth(previous.offset), depth(place.offset))
      if before < 0 && here > 0 || before > 0 && here < 0 {
        spare.append(Self.crossing(previous, before, place, here))
      }
      if here >= 0 { spare.append(place) }
      previous = place
    }
    swap(&polygon, &spare)
  }

  /// Independent of the order of the arguments, so that adjacent pieces leave no gap.
  private static func crossing(_ a: Place, _ before: Double, _ b: Place, _ here: Double) -> Place {
    if a.offset > b.offset { return crossing(b, here, a, before) }
    let part = before / (before - here)
    let step = Float(part)
    return Place(
      corner: FeatherMesh.Corner(
        x: a.corner.x + (b.corner.x - a.corner.x) * step,
        y: a.corner.y + (b.corner.y - a.corner.y) * step,
        cover: a.corner.cover + (b.corner.cover - a.corner.cover) * step),
      offset: a.offset + (b.offset - a.offset) * part)
  }

  private func vertex(_ place: Place, band: Int) -> Vertex {
    let stops = gradient.stops
    let color: Color
    if band == 0 {
      color = stops[0].color
    } else if band == stops.count {
      color = stops[band - 1].color
    } else {
      let (from, to) = (stops[band - 1], stops[band])
      color = from.color.interpolated(
        to: to.color, at: (place.offset - from.offset) / (to.offset - from.offset))
    }
    return Tint(color.clamped.opacity(opacity)).vertex(
      place.corner.x, place.corner.y, cover: place.corner.cover)
  }
}
