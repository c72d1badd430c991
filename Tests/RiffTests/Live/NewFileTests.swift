import Foundation
import Testing

@testable import Benches
@testable import Commands

/// `riff new`.
@Suite struct NewFileTests {
  @Test(arguments: [
    ("Bounce", "Bounce", "Bounce"), ("bouncing-ball", "BouncingBall", "Bouncing ball"),
    ("bouncing_ball.swift", "BouncingBall", "Bouncing ball"), ("x2", "X2", "X2"),
  ])
  func namesBecomeTypesAndTitles(_ name: String, _ type: String, _ title: String) throws {
    let demo = try #require(NewDemo(name))
    #expect(demo.type == type)
    #expect(demo.source.contains("struct \(type): AdjustableDemo {"))
    #expect(demo.source.contains("static let title = \"\(title)\""))
    #expect(SwiftOutline(demo.source).types == [type])
    #expect(demo.fullSource.contains("struct \(type): AdjustableDemo, ButtonedDemo {"))
    #expect(demo.fullSource.contains("static let title = \"\(title)\""))
    #expect(SwiftOutline(demo.fullSource).types == [type])
  }

  @Test(arguments: ["", "2x", "-", "Demo", "a\"b", "../x", "größe", "a.b", ".swift", "Any"])
  func otherNamesAreRefused(_ name: String) { #expect(NewDemo(name) == nil) }

  @Test func itWritesAFileOnceAndSaysWhatToDo() throws {
    let folder = try Folder()
    let first = try Riff.run(["new", "bounce"], in: folder)
    #expect(first.status == 0)
    #expect(first.text.isEmpty && first.errors.contains("riff open Bounce.swift"))
    let written = try folder.text("Bounce.swift")
    let again = try Riff.run(["new", "Bounce"], in: folder)
    #expect(again.status == 1)
    #expect(again.errors == "riff: Bounce.swift already exists. Choose another name.\n")
    #expect(try folder.text("Bounce.swift") == written)
    #expect(folder.names == ["Bounce.swift"])
  }

  /// The package is for editors: SwiftPM compiles the demos in it as Riff does.
  @Test(.enabled(if: Live.isThere)) func aPackageCompilesItsDemos() throws {
    let folder = try Folder()
    let first = try Riff.run(["new", "bounce", "--package", "demos", "--full"], in: folder)
    #expect(first.status == 0, "\(first.errors)")
    #expect(try Riff.run(["new", "second", "demos"], in: folder).status == 0)
    #expect(try Riff.run(["new", "--package", "demos", "--quiet"], in: folder).errors == "")
    let build = Process()
    build.executableURL = URL(filePath: "/usr/bin/env")
    build.arguments = ["swift", "build", "--package-path", folder.url("demos").path]
    let output = try Riff.output(of: build)
    #expect(output.status == 0, "\(output.text) \(output.errors)")
  }

  @Test func anotherPackageIsLeftAlone() throws {
    let folder = try Folder()
    try Data("// mine".utf8).write(to: folder.url("Package.swift"))
    let output = try Riff.run(["new", "bounce", "--package", "."], in: folder)
    #expect(output.status == 1)
    #expect(try folder.text("Package.swift") == "// mine")
    #expect(folder.names == ["Package.swift"])
  }

  @Test func thePathOfTheModulesIsAText() {
    let source = DemoPackage.source(modules: "/a \"b\"\\c")
    #expect(source.contains(#"let modules = "/a \"b\"\\c""#))
    #expect(source.hasPrefix("// swift-tools-version"))
  }

  @Test func theFileThatIsMeasuredHasAHundredLines() {
    for number in 0..<3 {
      #expect(
        ReloadSource(number).text.split(separator: "\n", omittingEmptySubsequences: false).count
          == 101)
    }
    #expect(ReloadSource(0).text != ReloadSource(1).text)
  }
}
