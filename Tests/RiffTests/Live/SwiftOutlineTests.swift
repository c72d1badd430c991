import Testing

@testable import Commands

/// Which types of a file may be demos.
@Suite struct SwiftOutlineTests {
  @Test(arguments: [
    ("struct A: Demo {}", ["A"]),
    ("public final class A: Demo {}\nenum B {}\nstruct C {}", ["A", "B", "C"]),
    ("@MainActor struct A {}\n@available(macOS 10, *) public struct B {}", ["A", "B"]),
    ("indirect enum A { case a(A) }", ["A"]),
    ("struct A { struct B {}; class func c() {} }\nstruct D {}", ["A", "D"]),
    ("private struct A {}\nfileprivate final class B {}\nstruct C {}", ["C"]),
    ("private let a = 1\nstruct B {}", ["B"]),
    ("struct A<T> {}\nstruct B <T> {}\nstruct C {}", ["C"]),
    ("protocol P {}\nextension A: P { struct B {} }\nactor C {}", []),
    ("// struct A {}\n/* struct B { /* } */ } */ struct C {}", ["C"]),
    (#"let a = "struct A {"; let b = "\(f("}"))}"; struct C {}"#, ["C"]),
    (##"let a = #"\("# + "{"; struct C {}"##, ["C"]),
    ("let a = \"\"\"\n  { struct A {} \"\n  \"\"\"\nstruct C {}", ["C"]),
    ("#if os(Linux)\nstruct A {}\n#else\nstruct A {}\n#endif", ["A"]),
    ("struct Größe {}\nstruct `in` {}", ["Größe", "`in`"]),
    ("}}} struct A {}", ["A"]),
    ("", []), ("struct", []), ("@", []), ("\"", []), ("/*", []), ("\\(", []),
  ])
  func typesThatAnotherFileCanName(_ source: String, _ expected: [String]) {
    #expect(SwiftOutline(source).types == expected)
  }

  /// Brackets, strings and comments within each other, as deep as a file can have them.
  @Test(arguments: ["@a(", "\"\\(", "(", "{", "/*", "#\"", "@", "\"\"\"\\("])
  func anyDepthIsRead(_ piece: String) {
    let source = String(repeating: piece, count: 100_000)
    #expect(SwiftOutline(source).types.isEmpty)
    #expect(SwiftOutline("struct A {}\n" + source).types == ["A"])
  }

  @Test func theGeneratedFileNamesThemAll() {
    let file = LiveCompilation.entryFile(["A", "B"])
    #expect(file.contains("[A.self, B.self]"))
    for module in SwiftToolchain.imports { #expect(file.contains("import \(module)\n")) }
  }
}
