// A ball that bounces to a stop and changes its colour. `TerminalAnimation 0.5` prints one frame.
import Foundation
import Keyframes

let distance: Track<Double> = [0: 0, 1.5: 50]
let column = distance.eased(.easeOut(.bounce))
let color: Track<Color> = [0: Color(0xFF6B5E), 1.5: Color(0x57B6FF)]

func frame(at time: Double) -> String {
  let shown = color.value(at: time)
  let rgb = [shown.red, shown.green, shown.blue].map { String(Int($0 * 255)) }
  let spaces = String(repeating: " ", count: Int(column.value(at: time)))
  return "\(spaces)\u{1B}[38;2;\(rgb.joined(separator: ";"))m●\u{1B}[0m"
}

if let time = CommandLine.arguments.dropFirst().first.flatMap(Double.init) {
  print(frame(at: time))
} else {
  let start = Date()
  while -start.timeIntervalSinceNow < 1.6 {
    let line = "\r\u{1B}[K" + frame(at: -start.timeIntervalSinceNow)
    FileHandle.standardOutput.write(Data(line.utf8))
    Thread.sleep(forTimeInterval: 1 / 60)
  }
  print()
}
