import Keyframes
import Stage

/// The scenes of `riff bench --painter`: what painters do most, in 1280 × 720 points. The script
/// `scripts/judges/painters.py` draws the same ones with Skia and Cairo.
struct PainterScene {
  let name: String
  let sprites: [Sprite]

  static var all: [PainterScene] {
    [
      PainterScene(name: "circles", sprites: many(200, circle)),
      PainterScene(name: "strokes", sprites: many(120, stroke)),
      PainterScene(name: "stars", sprites: many(150, star)),
      PainterScene(name: "rounded rectangles", sprites: many(24, roundedRectangle)),
      PainterScene(name: "gradients", sprites: many(24, gradient)),
      PainterScene(name: "blurred shadows", sprites: many(20, shadow) { [$0, card($1, $2)] }),
      PainterScene(name: "images", sprites: many(24, image)),
      PainterScene(name: "clipped groups", sprites: many(12, group)),
    ]
  }

  static let size = Size(width: 1280, height: 720)
  static let ground = Color(0x0F1115)

  /// Sprites at positions that look random.
  private static func many(
    _ count: Int, _ sprite: (Int, Point) -> Sprite,
    _ rest: (Sprite, Int, Point) -> [Sprite] = { sprite, _, _ in [sprite] }
  ) -> [Sprite] {
    (0..<count).flatMap { index in
      let place = Point(x: Double(index * 379 % 1280), y: Double(index * 211 % 720))
      return rest(sprite(index, place), index, place)
    }
  }

  private static let colors = [0xFF6B5E, 0xF5B83D, 0x3FD0A9, 0x57B6FF, 0x9B7BFF, 0xE8ECF4]

  private static func color(_ index: Int, alpha: Double = 1) -> Color {
    Color(UInt32(colors[index % colors.count]), alpha: alpha)
  }

  private static func at(_ place: Point, turned degrees: Int = 0) -> Transform {
    Transform.rotation(degrees: Double(degrees)).then(.translation(x: place.x, y: place.y))
  }

  private static func circle(_ index: Int, _ place: Point) -> Sprite {
    Sprite(
      .circle(radius: Double(20 + index * 13 % 61)), transform: at(place),
      fill: .color(color(index)))
  }

  private static func stroke(_ index: Int, _ place: Point) -> Sprite {
    var path = Path()
    path.move(to: Point(x: -150, y: 0))
    path.cubic(Point(x: -50, y: -160), Point(x: 50, y: 160), to: Point(x: 150, y: 0))
    return Sprite(
      .path(path), transform: at(place, turned: index * 29),
      stroke: Stroke(.color(color(index)), width: Double(2 + index % 8), cap: .round))
  }

  private static func star(_ index: Int, _ place: Point) -> Sprite {
    Sprite(
      .star(points: 5, radius: Double(30 + index * 17 % 70)),
      transform: at(place, turned: index * 29), fill: .color(color(index)))
  }

  private static func roundedRectangle(_ index: Int, _ place: Point) -> Sprite {
    Sprite(
      .rectangle(Double(400 + index * 53 % 400), Double(240 + index * 31 % 240), cornerRadius: 40),
      transform: at(place), fill: .color(color(index, alpha: 0.8)))
  }

  private static func gradient(_ index: Int, _ place: Point) -> Sprite {
    let stops = (0..<3).map { Gradient.Stop(Double($0) / 2, color(index + $0)) }
    let gradient =
      index % 2 == 0
      ? Gradient(from: Point(x: 0, y: 0), to: Point(x: 1, y: 1), stops)
      : Gradient(around: Point(x: 0.5, y: 0.5), to: Point(x: 1, y: 0.5), stops)
    return Sprite(
      .rectangle(300, 200, cornerRadius: 20), transform: at(place), fill: .gradient(gradient))
  }

  private static func shadow(_ index: Int, _ place: Point) -> Sprite {
    Sprite(
      .rectangle(240, 160, cornerRadius: 16),
      transform: at(Point(x: place.x, y: place.y + 8)), fill: .color(Color(0, alpha: 0.6)), blur: 24
    )
  }

  private static func card(_ index: Int, _ place: Point) -> Sprite {
    Sprite(
      .rectangle(240, 160, cornerRadius: 16), transform: at(place), fill: .color(color(index)))
  }

  /// Squares in a chequered pattern, partly translucent.
  private static let picture = Picture(
    width: 256, height: 256,
    pixels: (0..<256 * 256).map { index in
      let (x, y) = (index % 256, index / 256)
      return color(x / 16 + y / 16, alpha: (x / 64 + y / 64) % 2 == 0 ? 1 : 0.7).premultiplied
    }, source: "")

  private static func image(_ index: Int, _ place: Point) -> Sprite {
    Sprite(
      .picture(picture, Size(width: 220, height: 220)), transform: at(place, turned: index * 11))
  }

  private static func group(_ index: Int, _ place: Point) -> Sprite {
    let circles = (0..<6).map { number in
      circle(
        index + number * 7,
        Point(x: place.x + Double(number * 60 - 150), y: place.y + Double(number % 2 * 80 - 40)))
    }
    let box = Rect(centre: place, size: Size(width: 300, height: 200))
    return Sprite(Layer(circles), opacity: 0.7, clips: [Clip(box, cornerRadius: 40)])
  }
}
