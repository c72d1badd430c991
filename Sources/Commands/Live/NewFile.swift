import AppState
import Playground
import SDLHost

/// `riff new NAME [FOLDER]`: writes a first demo. `riff new [NAME] --package FOLDER`: makes the folder a
/// package, in which editors know what a demo is.
func newFile(_ arguments: Arguments) throws(Failure) {
  let package = arguments.text(.package)
  try arguments.refuseWords(after: package == nil ? 2 : 1, .new)
  let folder = package ?? arguments.words.dropFirst().first
  guard let name = arguments.words.first else {
    guard let package else {
      throw .usage("riff new needs a name. Usage: \(Command.new.usage)")
    }
    return try writePackage(in: package, isQuiet: arguments.has(.quiet))
  }
  guard let demo = NewDemo(name) else {
    throw .usage(
      "\"\(name)\" cannot be the name of a demo: begin with a letter, and go on with letters and digits, such as Bounce."
    )
  }
  let path = (folder.map { "\($0)/" } ?? "") + "\(demo.type).swift"
  guard !Storage.exists(path) else {
    throw .world("\(path) already exists. Choose another name.")
  }
  if let package { try writePackage(in: package, isQuiet: arguments.has(.quiet)) }
  let source = arguments.has(.full) ? demo.fullSource : demo.source
  try orFail { try Storage.write(source, to: path) }
  guard !arguments.has(.quiet) else { return }
  note(
    "\(path) is written. riff open \(path.shellPath) shows it; edit it, and each save is on the stage."
  )
}

/// A package that is there already stays, and may have more in it.
private func writePackage(in folder: String, isQuiet: Bool) throws(Failure) {
  let path = "\(folder)/Package.swift"
  let tools = try orFail { try SwiftToolchain.find() }
  if Storage.exists(path) {
    let text = try orFail { try Storage.read(path) }
    guard text.contains(DemoPackage.mark) else {
      throw .world("\(path) already exists, and Riff has not made it. Choose another folder.")
    }
  }
  try orFail { try Storage.write(DemoPackage.source(modules: tools.modules), to: path) }
  guard !isQuiet else { return }
  note("\(path) is written. Open the folder in an editor that knows Swift packages.")
}

/// The text of a first demo.
package nonisolated struct NewDemo {
  /// The name of its type.
  let type: String
  let title: String

  /// Nil if the name can't be made the name of a type.
  package init?(_ name: String) {
    let stem = name.lowercased().hasSuffix(".swift") ? name.dropLast(6) : name[...]
    let words = stem.split { "-_ ".contains($0) }
    type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    title = words.enumerated()
      .map {
        $0.offset == 0
          ? $0.element.prefix(1).uppercased() + $0.element.dropFirst() : $0.element.lowercased()
      }
      .joined(separator: " ")
    let isWord = type.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0))
    }
    guard isWord, type.first?.isLetter == true, type.count <= 60, !Self.taken.contains(type) else {
      return nil
    }
  }

  /// Names that the file itself needs.
  private static let taken: Set<String> = [
    "Any", "AdjustableDemo", "Color", "Demo", "Double", "Knob", "KnobValues", "Node", "Protocol",
    "Scene",
    "Self", "String", "TextStyle", "Timeline", "Track", "Type",
  ]

  package var source: String {
    """
    /// A ball falls, bounces and rolls away.
    struct \(type): AdjustableDemo {
      static let title = "\(title)"
      static let caption = "A ball bounces, and its shadow follows."
      static let posterTime = 0.8

      // Knobs are in the knob panel (O).
      static let knobs: [Knob] = [
        .number("radius", 10...80, step: 1, unit: "pt", default: 36),
        .toggle("shadow", default: true),
      ]
      var values = KnobValues(knobs)

      let timeline = Timeline.seconds(3, ticks: [1, 2])

      // The stage is 960 × 540 points, with y down. A dictionary is a track: values at times.
      var scene: Scene {
        let radius = values["radius"]
        let across: Track<Double> = [0: 160, 3: 800]
        let fall = Track([0: 100, 1: 420 - radius]).eased(.easeOut(.bounce))
        return Scene(ground: .midnight) {
          Node(.rectangle(960, 4), fill: .steel).at(x: 480, y: 422).named("floor")
          if values.isOn("shadow") {
            Node(.rectangle(2 * radius, 8, cornerRadius: 4), fill: .ink)
              .at(x: across, y: 424).named("shadow")
          }
          Node(.circle(radius: radius), fill: [0: .coral, 1.5: .sun, 3: .mint])
            .at(x: across, y: fall).named("ball")
          Node(Self.title, .headline, .paper).at(x: 480, y: 486).named("title")
        }
      }
    }

    """
  }
}
