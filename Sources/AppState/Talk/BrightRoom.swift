import DemoKit
import Interface
import Keyframes
package import Stage

// The light look of talks, for bright rooms: a scene on a dark ground is shown on a light one.
extension Workspace {
  /// Whether the pictures of a player are turned light: during a talk in that look, unless its ground is light
  /// already, or it shows what the display can show.
  package func isLight(_ player: Player) -> Bool {
    guard talk.presentation != nil, window.arrangement.theme == .light,
      !player.demo.keepsSmallType
    else { return false }
    let ground = player.plainScene.ground.value(at: player.playhead.timeline.range.lowerBound)
    return ground.lightness < 0.4
  }
}

extension [Sprite] {
  /// The sprites with dark colours in place of light ones, and the reverse; pictures stay.
  ///
  /// - Complexity: O(*n*) in the number of sprites and of the stops of their gradients.
  package var turnedLight: [Sprite] {
    map { sprite in
      var sprite = sprite
      sprite.fill = sprite.fill?.turnedLight
      if let stroke = sprite.stroke { sprite.stroke?.paint = stroke.paint.turnedLight }
      if let layer = sprite.layer {
        sprite.layer = Layer(
          layer.sprites.turnedLight, masks: layer.masks, matte: layer.matte, blend: layer.blend,
          effects: layer.effects)
      }
      return sprite
    }
  }
}

extension Paint {
  fileprivate var turnedLight: Paint {
    switch self {
    case .color(let color): return .color(color.turnedLight)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.turnedLight
      }
      return .gradient(gradient)
    }
  }
}

extension Color {
  /// The middle of the largest and the smallest component, as in HSL.
  fileprivate var lightness: Double { (max(red, green, blue) + min(red, green, blue)) / 2 }

  /// The colour of the same hue and saturation whose lightness is the opposite. Middle ones become darker, so
  /// that words in them can be read on white.
  fileprivate var turnedLight: Color {
    let before = lightness
    let room = min(before, 1 - before)
    let share = 1 - before
    let after = share * share.squareRoot()
    // Saturation is the distance from grey, as a part of the largest possible one.
    let factor = room > 1e-6 ? min(after, 1 - after) / room : 0
    func turned(_ part: Double) -> Double { after + (part - before) * factor }
    return Color(red: turned(red), green: turned(green), blue: turned(blue), alpha: alpha)
  }
}
