import Keyframes
import Stage
import Syntax
import Words

/// A track as the statements that make a `CAAnimation`.
struct UIKitAnimation {
  let keyPath: String
  /// Without the name of the animation before each.
  private(set) var lines: [String] = []
  private(set) var type = "CAKeyframeAnimation"
  private var start = 0.0

  /// A track that moves; nil for one that does not, and where no layer could show it.
  init?(_ track: PropertyTrack, _ losses: inout Losses) {
    let (name, original) = (track.name, track)
    switch track {
    case .number(let property, let track):
      if let property, property.keyPath == nil {
        losses.add("No layer has a property like \(name): its values go to a key of that name.")
      }
      keyPath = property?.keyPath ?? name
      let isAngle = keyPath.hasPrefix("transform.rotation")
      self.add(track.plain(name, &losses), name, &losses) {
        isAngle ? "\($0.swift) * Double.pi / 180" : $0.swift
      }
    case .maskOpacity(_, let track):
      keyPath = Property.opacity.keyPath ?? name
      self.add(track.plain(name, &losses), name, &losses) { $0.swift }
    case .color(.tint, _):
      original.stateStill(&losses)
      return nil
    case .color(let property, let track):
      keyPath = property?.keyPath ?? "backgroundColor"
      self.add(track.plain(name, &losses), name, &losses) { UIKitValue.color($0) }
    case .hidden(let track):
      keyPath = "hidden"
      addHidden(track)
    case .outline(let track), .maskPath(_, let track):
      keyPath = "path"
      if track.hasControls { losses.add("Outlines morph straight between their keyframes.") }
      self.add(track.matched.withoutControls(), name, &losses) {
        AppleValue.closure($0, .uiKit)
      }
    case .string, .rangeColor:
      original.stateStill(&losses)
      return nil
    case .gradient:
      losses.add("A gradient that changes keeps its first colours.", .grave)
      return nil
    }
    if lines.isEmpty { return nil }
  }

  private mutating func add<Value>(
    _ track: Track<Value>, _ name: String, _ losses: inout Losses, _ text: (Value) -> String
  ) {
    guard let times = track.times, times.lowerBound < times.upperBound else {
      addLeap(track, text)
      return
    }
    let length = times.upperBound - times.lowerBound
    track.stateEnds(name, &losses, knows: [.repeat, .pingPong, .cumulative])
    let isSpring = track.keyframes.count == 2
    if isSpring, let spring = SpringPhysics(track.keyframes[0].easing, over: length) {
      addSpring(track, spring, text)
      losses.add("CASpringAnimation stops up to 0.001 of the way off its end.")
    } else if track.keyframes.dropLast().allSatisfy({ $0.easing == .hold && $0.controls == nil }) {
      addSteps(track, from: times.lowerBound, length, text)
    } else {
      let plain = track.withBeziers(&losses, or: { _ in false })
      let keyframes = plain.keyframes
      let places = keyframes.map { (($0.time - times.lowerBound) / length).shortest }
      let functions = keyframes.dropLast().map {
        UIKitEasing.timingFunction($0.easing) ?? "CAMediaTimingFunction(name: .linear)"
      }
      lines.append("values = [\(keyframes.map { text($0.value) }.joined(separator: ", "))]")
      lines.append("keyTimes = [\(places.joined(separator: ", "))]")
      lines.append("timingFunctions = [\(functions.joined(separator: ", "))]")
    }
    addTiming(start: times.lowerBound, length: length)
    addRepeats(track.after)
  }

  /// All keyframes at one time: the last value from then on.
  private mutating func addLeap<Value>(_ track: Track<Value>, _ text: (Value) -> String) {
    guard track.keyframes.count > 1, let time = track.times?.lowerBound else { return }
    let values = track.keyframes.map { text($0.value) }
    lines.append("values = [\(values.joined(separator: ", "))]")
    lines.append("keyTimes = [0, 0]")
    addTiming(start: time, length: 0.001)
  }

  private mutating func addSpring<Value>(
    _ track: Track<Value>, _ spring: SpringPhysics, _ text: (Value) -> String
  ) {
    type = "CASpringAnimation"
    lines += [
      "fromValue = \(text(track.keyframes[0].value))",
      "toValue = \(text(track.keyframes[1].value))",
      "mass = 1", "stiffness = \(spring.stiffness.swift)", "damping = \(spring.damping.swift)",
      "initialVelocity = \(spring.velocity.swift)",
    ]
  }

  /// A discrete animation has one time more than values.
  private mutating func addSteps<Value>(
    _ track: Track<Value>, from start: Double, _ length: Double, _ text: (Value) -> String
  ) {
    let values = track.keyframes.map { text($0.value) }
    let places = track.keyframes.map { (($0.time - start) / length).shortest } + ["1"]
    lines.append("calculationMode = .discrete")
    lines.append("values = [\(values.joined(separator: ", "))]")
    lines.append("keyTimes = [\(places.joined(separator: ", "))]")
  }

  private mutating func addHidden(_ track: Track<Bool>) {
    guard track.keyframes.count > 1, let times = track.times else { return }
    let length = max(times.upperBound - times.lowerBound, 0.001)
    addSteps(track, from: times.lowerBound, length) { $0 ? "true" : "false" }
    addTiming(start: times.lowerBound, length: length)
  }

  private mutating func addTiming(start: Double, length: Double) {
    lines += [
      "duration = \(length.swift)", "fillMode = .both", "isRemovedOnCompletion = false",
    ]
    self.start = start
  }

  private mutating func addRepeats(_ after: Extrapolation) {
    switch after {
    case .hold, .linear: break
    case .repeat: lines.append("repeatCount = .infinity")
    case .pingPong: lines += ["repeatCount = .infinity", "autoreverses = true"]
    case .cumulative: lines += ["repeatCount = .infinity", "isCumulative = true"]
    }
  }

  /// The statements that make it. One that is scrubbed, in a layer whose speed is 0, begins at the layer's
  /// own zero; 0 itself would mean now.
  func text(named name: String, isScrubbed: Bool = false) -> String {
    let zero = isScrubbed ? "AVCoreAnimationBeginTimeAtZero" : "CACurrentMediaTime()"
    return "let \(name) = \(type)(keyPath: \(keyPath.swiftLiteral))\n"
      + (lines + ["beginTime = \(zero)\(start == 0 ? "" : " + \(start.swift)")"]).map {
        "\(name).\($0)\n"
      }.joined()
  }
}

enum UIKitValue {
  static func color(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha].map(\.swift)
    return "CGColor(srgbRed: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), "
      + "alpha: \(parts[3]))"
  }
}

extension Property {
  /// The key path of a layer, or of a shape layer.
  var keyPath: String? {
    switch self {
    case .x: "position.x"
    case .y: "position.y"
    case .z: "transform.translation.z"
    case .translationX: "transform.translation.x"
    case .translationY: "transform.translation.y"
    case .width: "bounds.size.width"
    case .height: "bounds.size.height"
    case .cornerRadius: "cornerRadius"
    case .anchorX: "anchorPoint.x"
    case .anchorY: "anchorPoint.y"
    case .rotation: "transform.rotation.z"
    case .rotationX: "transform.rotation.x"
    case .rotationY: "transform.rotation.y"
    case .scaleX: "transform.scale.x"
    case .scaleY: "transform.scale.y"
    case .opacity: "opacity"
    case .depth: "zPosition"
    case .strokeWidth: "lineWidth"
    case .strokeStart: "strokeStart"
    case .strokeEnd: "strokeEnd"
    case .dashPhase: "lineDashPhase"
    case .fontSize: "fontSize"
    case .shadowX: "shadowOffset.width"
    case .shadowY: "shadowOffset.height"
    case .shadowRadius: "shadowRadius"
    case .anchorZ: "anchorPointZ"
    case .skew, .skewAxis, .strokeOffset, .perspective, .pathProgress, .page, .row, .visibility,
      .blur, .number, .characters, .contentsX,
      .contentsY, .contentsWidth, .contentsHeight, .axisRotation, .axisX, .axisY, .axisZ,
      .letterSpacing, .lineHeight, .multiplierX, .multiplierY, .multiplierWidth,
      .multiplierHeight, .offsetX, .offsetY, .offsetWidth, .offsetHeight:
      nil
    }
  }
}

extension ColorProperty {
  var keyPath: String {
    switch self {
    case .fill: "fillColor"
    case .stroke: "strokeColor"
    case .shadow: "shadowColor"
    case .tint: "tintColor"
    }
  }
}
