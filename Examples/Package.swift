// swift-tools-version: 6.2
import PackageDescription

/// A program in the folder of its name, and Riff's libraries that it uses.
func program(_ name: String, _ libraries: String...) -> Target {
  .executableTarget(
    name: name, dependencies: libraries.map { .product(name: $0, package: "riff") }, path: name)
}

let package = Package(
  name: "Examples",
  // Named, since the folder of a checkout may have any name.
  dependencies: [.package(name: "riff", path: "..")],
  targets: [
    program("TerminalAnimation", "Keyframes"),
    program("SceneToPNG", "Keyframes", "Stage", "Drawing"),
    program("ScrollByNumbers", "Scrolling"),
    program("SceneToCSS", "Keyframes", "Stage", "Formats"),
    program("Mistakes", "Keyframes", "Stage", "Drawing"),
    program("Pages", "Keyframes", "Stage", "Scrolling", "Drawing", "Formats"),
  ],
  swiftLanguageModes: [.v6]
)
