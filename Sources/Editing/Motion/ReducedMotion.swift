import Keyframes
public import Stage

extension Scene {
  /// The scene for somebody who asked for reduced motion: where a node moves, turns or changes its size or
  /// form, it fades out and in at its next position instead. Colours, opacity and counting numbers stay.
  ///
  /// A move lasts from rest to rest; on a timeline of pages every page is a rest. A short move, below a
  /// fiftieth of the stage, 5° and 5 % of the size, is a jump without a fade. A move without end, such as a
  /// repeated one, stays at its beginning. In seconds, fading out and in takes 0.2 s each.
  ///
  /// - Complexity: O(*n*) in the number of keyframes.
  public func reducingMotion(on timeline: Timeline) -> Scene {
    var scene = self
    scene.nodes = nodes.map { $0.reducingMotion(on: timeline, stage: size.width) }
    return scene
  }
}

extension Scene {
  /// The longest time within `range` in which a node moves, turns or changes its size or form without rest,
  /// and the node's name; nil if none does.
  ///
  /// - Complexity: O(*n* log *n*) in the number of keyframes.
  public func longestMotion(in range: ClosedRange<Double>) -> (
    node: String, time: ClosedRange<Double>
  )? {
    allNodes.filter { $0.node.clock == .playhead }.compactMap { name, node in
      NodeMoves(node, isPaged: false).longest(in: range).map { (name, $0) }
    }.max { $0.time.length < $1.time.length }
  }
}

extension Node {
  fileprivate func reducingMotion(on timeline: Timeline, stage width: Double) -> Node {
    var node = self
    node.children = children.map { $0.reducingMotion(on: timeline, stage: width) }
    if var matte = node.matte {
      matte.nodes = matte.nodes.map { $0.reducingMotion(on: timeline, stage: width) }
      node.matte = matte
    }
    let isPaged = timeline.unit == .pages && clock == .playhead
    let moves = NodeMoves(self, isPaged: isPaged).moves
    guard !moves.isEmpty else { return node }
    for property in Property.moving {
      if let track = numbers[property] { node[property] = track.jumping(over: moves) }
    }
    node.outline = outline?.jumping(over: moves)
    let isTimed = timeline.unit == .seconds || clock != .playhead
    let fades = moves.filter { $0.isFinite && isLarge($0, stage: width) }.map { move in
      Fade(middle: move.middle, half: min(move.length / 2, isTimed ? 0.2 : .infinity))
    }
    guard !fades.isEmpty else { return node }
    node[.opacity] = self[.opacity].fading(fades)
    // Parts that overlap fade as one picture.
    if !children.isEmpty { node.isComposited = true }
    return node
  }

  /// Whether a move is seen as more than a small step.
  private func isLarge(_ move: ClosedRange<Double>, stage width: Double) -> Bool {
    Property.moving.contains { property in
      guard let track = numbers[property] else { return false }
      let (start, end) = (track.value(at: move.lowerBound), track.value(at: move.upperBound))
      return switch property {
      case .x, .y, .z, .translationX, .translationY, .width, .height, .offsetX, .offsetY,
        .offsetWidth, .offsetHeight:
        abs(end - start) > width / 50
      case .rotation, .rotationX, .rotationY, .axisRotation, .skew, .skewAxis: abs(end - start) > 5
      case .scaleX, .scaleY: abs(end - start) > 0.05 * max(abs(start), abs(end))
      case .axisX, .axisY, .axisZ, .perspective, .pathProgress, .page, .row, .contentsX, .contentsY,
        .contentsWidth, .contentsHeight, .multiplierX, .multiplierY, .multiplierWidth,
        .multiplierHeight:
        start != end
      case .opacity, .depth, .cornerRadius, .anchorX, .anchorY, .anchorZ, .strokeWidth,
        .strokeStart, .strokeEnd, .strokeOffset, .dashPhase, .visibility, .shadowX, .shadowY,
        .shadowRadius, .blur, .number, .characters, .fontSize, .letterSpacing, .lineHeight:
        false
      }
    } || outline.map { $0.value(at: move.lowerBound) != $0.value(at: move.upperBound) } ?? false
  }
}

/// Opacity falls to 0 and rises again.
private struct Fade {
  var middle: Double
  /// Half of its length.
  var half: Double

  /// Opacity's factor.
  func factor(at time: Double) -> Double { min(1, abs(time - middle) / half) }

  /// Where opacity is set; a straight line is good enough in between.
  var times: [Double] { (-8...8).map { middle + half * Double($0) / 8 } }
}

extension Track {
  /// Jumps in the middle of each move to where the move ends.
  fileprivate func jumping(over moves: [ClosedRange<Double>]) -> Track {
    guard let first = keyframes.first, keyframes.count > 1 else { return self }
    var steps = moves.filter(\.isFinite).map { ($0.middle, value(at: $0.upperBound)) }
    for time in keyframes.map(\.time) where !moves.contains(where: { $0.contains(time) }) {
      steps.append((time, value(at: time)))
    }
    let beginning = moves.first.map { $0.lowerBound.isFinite ? $0.lowerBound : $0.upperBound }
    let start = min(beginning ?? first.time, first.time)
    steps.append((start - 1, value(at: start)))
    return Track(
      steps.sorted { $0.0 < $1.0 }.map { Keyframe(time: $0.0, value: $0.1, easing: .hold) })
  }
}

extension Track<Double> {
  /// Times the factor of all fades.
  fileprivate func fading(_ fades: [Fade]) -> Track {
    func value(_ time: Double) -> Double {
      fades.reduce(self.value(at: time)) { $0 * $1.factor(at: time) }
    }
    let windows = fades.map { $0.middle - $0.half...$0.middle + $0.half }.merged
    var times = Set(fades.flatMap(\.times))
    var kept: [Keyframe<Double>] = []
    for (index, key) in keyframes.enumerated() {
      let end = keyframes.dropFirst(index + 1).first?.time ?? key.time
      guard windows.contains(where: { $0.overlaps(key.time...end) }) else {
        kept.append(key)
        continue
      }
      // A segment that a fade cuts is drawn by short straight lines.
      for part in 0...16 {
        let time = key.time + (end - key.time) * Double(part) / 16
        if part < 16 || end == key.time { times.insert(time) }
      }
    }
    let keys = times.map { Keyframe(time: $0, value: value($0)) } + kept
    return Track(keys).extrapolated(before: before, after: after)
  }
}

extension ClosedRange<Double> {
  fileprivate var isFinite: Bool { lowerBound.isFinite && upperBound.isFinite }
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}
