import AppState
import DemoKit
import Demos
import Films
import Formats
import Interface
import Keyframes
import Playground
import SDLHost
import Stage

/// `riff snapshot DEMO [--at TIME[,TIME…]] --size WxH -o FILE.png`
func snapshot(_ arguments: Arguments) throws(Failure) {
  guard let name = arguments.words.first else {
    throw .usage("riff snapshot needs a demo. Usage: \(Command.snapshot.usage)")
  }
  try arguments.refuseWords(after: 1, .snapshot)
  let plain = try demo(called: name, for: .snapshot)
  let settings = try arguments.settings(for: plain)
  let demo = plain.set(to: settings)
  let path = try arguments.picturePath(.snapshot)
  let times = try arguments.numbers(.times) ?? [demo.posterTime]
  let size =
    try arguments.size(.pictureSize, smallest: (16, 9)) ?? Size(width: 1280, height: 720)
  let text = try textRenderer(arguments)
  try text.check(arguments)
  let colors = (try arguments.theme() ?? .dark).demoColors
  let language = try arguments.language()
  let scene = colors.bound { demo.fresh.set(to: settings).scene(in: language) }
  // Around the stage of a demo it is black; a file's may be clear, and so is the area around it.
  let ground = catalogued(name) == nil ? Color.clear : .black
  var files = PictureFiles(path: path, count: times.count)
  try refuseToWrite(files.names, over: name)
  for (index, time) in times.enumerated() {
    let sprites = scene.picture(at: clamped(time, demo), size: size)
    let frame = Frame(sprites: sprites, ground: ground, scale: 1, isMoving: false)
    try files.write(frame, size, index, text)
  }
}

/// Writes pictures to one file, or to numbered ones. Ctrl+C removes them, except those that replaced others.
struct PictureFiles {
  /// `FILE.png`; the second of several is `FILE-2.png`.
  let path: String
  let count: Int
  private var new: [String] = []

  init(path: String, count: Int) {
    (self.path, self.count) = (path, count)
  }

  func name(_ index: Int) -> String {
    count == 1 ? path : "\(path.dropLast(4))-\(index + 1)\(path.suffix(4))"
  }

  var names: [String] { (0..<count).map { name($0) } }

  /// Writes the picture at `index`, of `size` in pixels.
  mutating func write(
    _ frame: Frame, _ size: Size, _ index: Int, _ text: TextRenderer
  ) throws(Failure) {
    let file = name(index)
    let isNew = !Storage.exists(file)
    try orFail {
      try Host.writePicture(
        of: frame, width: Int(size.width.rounded()), height: Int(size.height.rounded()), to: file,
        text: text)
    }
    if isNew { new.append(file) }
    if Interruption.hasHappened { FilmFiles.remove(new) }
    try goOn()
  }
}

extension Arguments {
  /// The picture file given with `-o`.
  func picturePath(_ command: Command) throws(Failure) -> String {
    guard let path = text(.output) else {
      throw .usage("riff \(command.rawValue) needs -o FILE.png.")
    }
    guard path.lowercased().hasSuffix(".png"), path.count > 4 else {
      throw .usage("-o is \"\(path)\": pictures are PNG, so the name must end in .png.")
    }
    return path
  }
}

package func textRenderer(_ arguments: Arguments) throws(Failure) -> TextRenderer {
  try orFail { try TextRenderer(font: arguments.text(.font)) }
}

/// Converts errors to failures of the program; a film that can't be made has wrong arguments.
package func orFail<Value>(_ body: () throws -> Value) throws(Failure) -> Value {
  do {
    return try body()
  } catch let error as FilmError {
    throw .usage(error.message)
  } catch let error as FileError {
    throw .world(error.sentence)
  } catch {
    throw .world("\(error)")
  }
}
