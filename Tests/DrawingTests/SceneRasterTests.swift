import Drawing
import Keyframes
import Stage
import Testing

/// A scene as a picture in one call, and its bytes for picture files.
@Suite struct SceneRasterTests {
  static let scene = Scene(ground: Color(0x14213D)) {
    Node(.rectangle(200, 100), fill: [0: Color(0xFF0000), 1: Color(0x0000FF)])
      .at(x: 480, y: 270)
      .opacity([0: 1, 1: 0.5])
    Node("Not drawn", TextStyle(40), .white).at(x: 480, y: 270)
  }

  @Test(arguments: [0.5, 1, 2], [0, 0.25, 1])
  func itIsWhatThePainterPaints(_ scale: Double, _ time: Double) {
    let size = (width: Int(960 * scale), height: Int(540 * scale))
    var painter = RasterPainter()
    var text = NoText()
    painter.paint(
      Self.scene.frame(at: time), on: Color(0x14213D), size: size, scale: scale, text: &text)
    #expect(Raster(Self.scene, at: time, scale: scale) == painter.raster)
  }

  @Test func theStageFillsThePicture() {
    let picture = Raster(Self.scene, at: 0, scale: 2)
    #expect(picture.width == 1920 && picture.height == 1080)
    #expect(picture[960, 540] == 0xFFFF_0000)
    #expect(picture[0, 0] == 0xFF14_213D)
    #expect(picture[1919, 1079] == 0xFF14_213D)
    #expect(Raster(Self.scene, at: 0, scale: 0) == Raster(width: 0, height: 0))
  }

  /// Every level of a channel at every alpha: premultiplied again, the byte is the pixel's.
  @Test func bytesAreStraightAndGoBackToThePixel() {
    var picture = Raster(width: 256, height: 256)
    for alpha in 0..<256 {
      for level in 0...alpha {
        picture[level, alpha] = UInt32(alpha << 24 | level << 16 | (alpha - level) << 8 | level)
      }
    }
    let bytes = picture.rgba.map(Int.init)
    #expect(bytes.count == 4 * 256 * 256)
    for alpha in 0..<256 {
      for level in 0...alpha {
        let start = 4 * (256 * alpha + level)
        let back = bytes[start..<start + 3].map { ($0 * alpha + 127) / 255 }
        #expect(back == [level, alpha - level, level])
        #expect(bytes[start + 3] == alpha)
      }
    }
  }
}
