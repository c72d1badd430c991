import Keyframes
import Stage

extension RandomNodes {
  mutating func gradient() -> Gradient {
    if isLikely(0.3) { return .vertical(color(), color()) }
    let stops = (0...Int.random(in: 0...3, using: &random)).map { _ in
      Gradient.Stop(random.number(0...1), color())
    }
    var gradient = Gradient(from: point(), to: point(), stops)
    guard isLikely(0.4) else { return gradient }
    gradient.kind = pick(Gradient.Kind.allCases)
    gradient.units = pick(Gradient.Units.allCases)
    if isLikely(0.5) { gradient.focus = point() }
    if isLikely(0.5) {
      gradient.transform = Transform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
    return gradient
  }

  mutating func addLayers(to node: inout Node, chance: Double, depth: Int) {
    node.isComposited = isLikely(chance)
    if isLikely(chance / 2) { node.blend = pick(BlendMode.allCases) }
    node.trimsFill = isLikely(chance)
    node.isEvenOdd = isLikely(chance)
    node.hasCrispEdges = isLikely(chance)
    while isLikely(chance) {
      node.pathMasks.append(
        PathMask(
          outlines(), pick(PathMask.Mode.allCases), isInverted: isLikely(0.5),
          opacity: isLikely(0.5) ? 1 : numbers()))
    }
    guard depth < 2, isLikely(chance) else { return }
    let nodes = [self.node(chance: chance, depth: depth + 1)]
    node.matte = Matte(pick(Matte.Kind.allCases), isInverted: isLikely(0.5)) { nodes }
  }
}
