import Formats
import SDLHost

/// The tools that compile a demo: a compiler, and the modules that Riff was built from.
nonisolated struct SwiftToolchain {
  let compiler: String
  /// The folder of the `.swiftmodule` files.
  let modules: String

  /// The modules that a demo may use. One generated file imports them for the file of the demo.
  static let imports = ["DemoKit", "Editing", "Keyframes", "Scrolling", "Stage"]

  /// Looks for both.
  static func find() throws(FileError) -> SwiftToolchain {
    guard let compiler = Programs.find("swiftc") else {
      throw FileError(
        sentence:
          "Swift files are compiled by swiftc, which is not in any folder of PATH: install Swift 6.2 or later from https://www.swift.org/install and try again."
      )
    }
    let own = Programs.own ?? ""
    let folder = own.lastIndex(of: "/").map { own[..<$0] } ?? ""
    // Beside the program in the folder of a build, or where an installed program has them.
    let folders = ["\(folder)/Modules", "\(folder)/../lib/riff/modules"]
    let modules = folders.first { Storage.exists("\($0)/DemoKit.swiftmodule") }
    guard let modules else { throw FileError(sentence: CompilerObstacle.noModules.sentence) }
    return SwiftToolchain(compiler: compiler, modules: modules)
  }

  /// The arguments that make the library `library` of `sources`.
  ///
  /// Optimised code may have lost the line of a trap. Every load has a module with a new name, so that types that are loaded again are not mistaken
  /// for the earlier ones.
  func arguments(
    _ sources: [String], module: String, library: String, cache: String, optimizes: Bool
  ) -> [String] {
    var arguments = [
      "-emit-library", "-o", library, "-module-name", module, "-parse-as-library", "-swift-version",
      "6",
      "-wmo", optimizes ? "-O" : "-Onone", "-gline-tables-only",
      // A trap prints its reason.
      "-assert-config", "Debug",
      "-I", modules, "-module-cache-path", cache,
      "-diagnostic-style", "llvm", "-suppress-warnings",
    ]
    #if canImport(Darwin)
      arguments += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
    return arguments + sources
  }
}
