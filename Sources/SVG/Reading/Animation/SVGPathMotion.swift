import Keyframes
import Stage
import Syntax

// Motion along paths.
extension SVGBuilder {
  mutating func along(_ motions: [SVGAnimation], _ name: String) -> [SVGTransformPart] {
    motions.flatMap { motion -> [SVGTransformPart] in
      guard let path = motion.path, let round = motion.round(0, { Double($0) }) else {
        note(motion.property, of: name)
        return []
      }
      // Lengths along it take several times the memory of the path itself.
      work.pieces += 4 * path.path.elements.count
      guard work.pieces <= SVGLimits.pieces else { return [] }
      let effect = SVGEffect(round: round, timing: motion.timing)
      let route = Route(path.path, turning: path.turning)
      let turn = SVGTransformPart.still(.rotation(degrees: path.degrees))
      if motion.timing.isAlways {
        let moves = [SVGTransformPart.route(route, play.maker.track(0, [effect]))]
        return path.degrees == 0 ? moves : moves + [turn]
      }
      // Before it begins and after it has ended the element is not on the path.
      let places = round.baked(within: 0.002) { $0 }.map { progress -> [Double] in
        let place = route.place(at: progress)
        return [place.point.x, place.point.y, place.turn + path.degrees]
      }
      let track = play.maker.track([0, 0, 0], [SVGEffect(round: places, timing: motion.timing)])
      return SVGTransformPart.moves(.translate, track.map { Array($0.prefix(2)) })
        + SVGTransformPart.moves(.rotate, track.map { [$0[2], 0, 0] })
    }
  }

  mutating func offset(
    _ values: [String: String], _ style: SVGStyle, _ origin: Point
  ) -> [SVGTransformPart] {
    guard let text = values["offset-path"], work.pieces <= SVGLimits.pieces,
      let path = SVGStyle.path(text)
    else { return [] }
    work.pieces += 4 * path.elements.count
    let route = PathRoute(path)
    func share(_ text: String) -> Double? {
      guard route.length > 0 else { return 0 }
      return SVGNumbers.length(text, em: style.fontSize, whole: route.length).map {
        $0 / route.length
      }
    }
    let base = share(values["offset-distance"] ?? "0") ?? 0
    let progress = play.maker.track(base, effects(style.own("offset-distance"), base, share) ?? [])
    let words = (values["offset-rotate"] ?? "auto").split(separator: " ").map(String.init)
    var own = SVGAnimation.SVGAnimationPath(path: path)
    if words.contains("auto") { own.turning = .along }
    if words.contains("reverse") { own.turning = .backwards }
    own.degrees = words.compactMap(SVGNumbers.angle).first ?? 0
    let anchor = values["offset-anchor"].flatMap {
      SVGNumbers.origin($0, em: style.fontSize, in: stage)
    }
    let back = origin - (anchor ?? origin)
    return [
      .still(.translation(x: -origin.x, y: -origin.y)),
      .route(Route(path, turning: own.turning), progress),
      .still(.rotation(degrees: own.degrees)), .still(.translation(x: back.x, y: back.y)),
    ]
  }
}

extension SVGTiming {
  /// Whether something is seen of it at all times from 0 on.
  fileprivate var isAlways: Bool {
    guard let first = intervals.first, first.begin <= 0 || fillsBefore else { return false }
    return freezes || first.end == .infinity
  }
}
