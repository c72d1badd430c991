import Drawing
import Keyframes
import Stage

/// The code of the page about Drawing.
func drawingPage() throws {
  let scene = Scene(ground: .black) {
    Node(.rectangle(200, 100), fill: [0: .white, 1: .black]).at(x: 480, y: 270)
  }
  let picture = Raster(scene, at: 0)
  print(picture.width, picture.height)  // 960 540
  print(String(picture[480, 270], radix: 16))  // ffffffff
  print(picture.rgba.prefix(4))  // [0, 0, 0, 255]

  var animator = SceneAnimator(scene)
  var painter = RasterPainter()
  var text = NoText()
  for time in [0, 0.5] {
    painter.paint(
      animator.frame(at: time), on: .black, size: (width: 960, height: 540), scale: 1, text: &text)
  }
  print(String(painter.raster[480, 270], radix: 16))  // ff808080
}
