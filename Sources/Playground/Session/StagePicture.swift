import AppState
public import Keyframes
public import Stage

extension Scene {
  /// The stage alone at `time`, as large as its proportions allow and centred in a picture of `size`.
  public func picture(at time: Double, size: Size) -> [Sprite] {
    let scale = min(size.width / self.size.width, size.height / self.size.height)
    let stage = Rect(
      centre: Point(x: size.width / 2, y: size.height / 2),
      size: Size(width: self.size.width * scale, height: self.size.height * scale))
    let view = Transform.scale(scale).then(.translation(x: stage.minX, y: stage.minY))
    return frame(at: time).map { $0.placed(by: view, in: Clip(stage)) }
  }
}

extension Sprite {
  /// The same sprite inside a larger picture.
  func placed(by view: Transform, in clip: Clip) -> Sprite {
    mapped(by: view).clipped(by: clip)
  }

  func clipped(by clip: Clip) -> Sprite {
    var copy = self
    copy.clips.append(clip)
    return copy
  }
}
