// Prints a scene as CSS, and what CSS cannot express on standard error.
import Foundation
import Formats
import Keyframes
import Stage

let card: Track<Double> = [0: -160, 2: 480]
let scene = Scene(ground: .white) {
  Node(.rectangle(320, 200, cornerRadius: 24), fill: Color(0x57B6FF))
    .at(x: card.eased(.easeOut(.bounce)), y: 270)
    .rotation([0: -20, 2: 0])
    .named("card")
}

let css = ExportFormat.css.export(scene, .seconds(2), named: "Card")
print(css.text)
for loss in css.losses {
  FileHandle.standardError.write(Data("\(loss)\n".utf8))
}
