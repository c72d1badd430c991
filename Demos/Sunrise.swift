/// The sun rises over the sea, and the sky turns light: the smallest demo, to read first.
///
/// A track such as `[0: 480, 3: 200]` is a list of keyframes, each a time in seconds and a value. An
/// easing, such as `.easeOut(.back)`, shapes the motion from one keyframe to the next.
struct Sunrise: Demo {
  static let title = "Sunrise"
  static let caption = "Keyframes and an easing: a whole demo in 20 lines."
  static let posterTime = 3.0
  let timeline = Timeline.seconds(4)

  var scene: Scene {
    Scene(ground: .plum) {
      Node(.rectangle(960, 360), gradient: .vertical(.sky, .sand))
        .at(x: 480, y: 180).opacity([0: 0, 3: 1]).named("sky")
      Node(.circle(radius: 80), fill: [0: .coral, 3: .sun])
        .at(x: 480, y: [0: 480, 3: 200], .easeOut(.back)).named("sun")
      Node(.rectangle(960, 180), gradient: .vertical(.sea, .navy)).at(x: 480, y: 450).named("sea")
    }
  }
}
