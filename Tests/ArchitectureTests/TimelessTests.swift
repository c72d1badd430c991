import Testing

/// Tests wait for events, never for time, so that they pass on slow or busy machines.
@Suite struct TimelessTests {
  /// Limits by the wall clock, waiting for time, and clocks.
  private static let forbidden =
    #"\.timeLimit\b|\bTimeLimitTrait\b"#
    + #"|\b(sleep|usleep|nanosleep|clock_nanosleep|SDL_Delay|SDL_WaitEventTimeout)\("#
    + #"|\b(Task|Thread)\.sleep\b|\.asyncAfter\b|\bTimer\b|\.wait\(timeout"#
    + #"|\b(ContinuousClock|SuspendingClock|DispatchTime|DispatchWallTime|systemUptime)\b"#
    + #"|\b(clock_gettime|gettimeofday|mach_absolute_time|CFAbsoluteTimeGetCurrent)\("#
    + #"|\b(Date\(|Date\.now\b|NSDate\b|time\(nil\)|SDL_GetTicks\w*|SDL_GetPerformanceCounter)"#

  @Test func noTestWaitsForTimeOrReadsAClock() {
    #expect(!House.tests.files.isEmpty, "There are no tests, so this checks nothing.")
    for file in House.tests.files {
      for found in file.matches(of: Self.forbidden) {
        file.record(
          "uses \(found.text): a test waits for what it expects, not for time", at: found.line)
      }
    }
  }

  @Test(arguments: [
    "@Suite(.timeLimit(.minutes(2))) struct A {}", "sleep(1)", "usleep(1000)", "nanosleep(&a, nil)",
    "try await Task.sleep(for: .seconds(1))", "Thread.sleep(forTimeInterval: 1)",
    "let end = ContinuousClock.now + patience", "SuspendingClock().now", "DispatchTime.now()",
    "Date()", "Date.now", "time(nil)", "clock_gettime(CLOCK_MONOTONIC, &time)",
    "ProcessInfo.processInfo.systemUptime", "SDL_Delay(10)", "SDL_GetTicks64()",
    "group.wait(timeout: .now() + 1)",
  ])
  func everyWayToReadAClockIsFound(_ code: String) {
    let file = SourceFile(path: "Tests/Test/Test.swift", source: code)
    #expect(!file.matches(of: Self.forbidden).isEmpty)
  }

  @Test(arguments: [
    "scale.time(at: x)", "let clock = EventClock()", "session.clock(1)", "update()", "asleep(1)",
    "// sleep(1)", "process.waitUntilExit()",
  ])
  func whatOnlySoundsLikeAClockIsAllowed(_ code: String) {
    let file = SourceFile(path: "Tests/Test/Test.swift", source: code)
    #expect(file.matches(of: Self.forbidden).isEmpty)
  }
}
