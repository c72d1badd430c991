import Keyframes
import Stage
import Syntax
import Words

extension LottieImport {
  /// The masks of a layer, in its own coordinates.
  func masks(_ layer: LottieValue) -> [PathMask] {
    guard layer["hasMask"].map(\.isTrue) ?? true else { return [] }
    return (layer["masksProperties"]?.items ?? []).compactMap { mask($0) }
  }

  private func mask(_ source: LottieValue) -> PathMask? {
    guard let mode = mode(source["mode"]?.text ?? "a") else { return nil }
    let outline = grown(outline(source["pt"], isClosed: true), by: number(source["x"], or: 0))
    let feather = source["f"].map { pair($0, or: 0) }
    if let feather, !feather.x.isAlways(0) || !feather.y.isAlways(0) {
      note("mask feather", instead: "a mask with sharp edges")
    }
    return PathMask(
      outline.track(self), mode, isInverted: source["inv"]?.isTrue ?? false,
      opacity: number(source["o"], or: 1, times: 0.01))
  }

  private func grown(_ outline: LottieOutline, by expansion: Track<Double>) -> LottieOutline {
    let growth = 24
    guard !expansion.isAlways(0), spend(points: outline.weight * growth) else { return outline }
    return outline.changed(expansion.times, growth: growth) { contours, frame in
      let amount = expansion.value(at: frame)
      return contours.compactMap { $0.grown(by: amount) }
    }
  }

  private func mode(_ text: String) -> PathMask.Mode? {
    switch text {
    case "n": return nil
    case "l":
      note("mask mode lighten", instead: "add")
      return .add
    case "d":
      note("mask mode darken", instead: "intersect")
      return .intersect
    case _: return LottieCodes.maskModes[text] ?? .add
    }
  }
}
