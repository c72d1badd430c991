// Draws a scene at any time into a picture: `SceneToPNG 0.5 star.png`.
import Drawing
import Foundation
import Keyframes
import Stage

let scene = Scene(ground: Color(0x14213D)) {
  Node(.star(points: 5, radius: 60), fill: [0: Color(0xFCA311), 1: .white])
    .at(x: 480, y: 270)
    .scale([0: 1, 1: 3], .easeOut(.back))
    .rotation([0: 0, 1: 72])
}

let arguments = CommandLine.arguments
let time = arguments.count > 1 ? Double(arguments[1]) ?? 0 : 0.5
let file = arguments.count > 2 ? arguments[2] : "star.png"
let picture = Raster(scene, at: time)
try png(of: picture).write(to: URL(fileURLWithPath: file))
print("\(file): \(picture.width) × \(picture.height) pixels")
