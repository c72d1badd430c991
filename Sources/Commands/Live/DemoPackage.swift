/// The package that makes a folder of demos known to editors: they are compiled as Riff compiles them,
/// with its modules, which need no import.
nonisolated enum DemoPackage {
  /// Tells such a package from others.
  static let mark = "// Demos for Riff."

  static func source(modules: String) -> String {
    let path = modules.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let imports = SwiftToolchain.imports.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.0
      \(mark) For editors: completion, documentation and mistakes as you type. riff open FILE runs a demo;
      // make this file again with riff new --package if Riff is installed elsewhere.
      import PackageDescription

      let modules = "\(path)"
      let imports = [\(imports)]

      let package = Package(
        name: "Demos",
        targets: [
          .target(
            name: "Demos", path: ".",
            swiftSettings: [
              .unsafeFlags(
                ["-I", modules]
                  + imports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] })
            ])
        ])

      """
  }
}
