import Testing
import TestSupport
import Words

/// Binds the languages that the program offers around each test of a suite, as `main` does.
struct LanguagesTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Language.$offered.withValue([.english, .chinese], operation: function)
  }
}

extension Trait where Self == LanguagesTrait {
  static var languages: Self { LanguagesTrait() }
}
