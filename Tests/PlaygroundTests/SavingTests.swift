import Testing

@testable import AppState
@testable import Persistence
@testable import Playground

/// When documents are saved, and which older ones are kept.
@Suite(.languages) struct SavingTests {
  /// However fast changes come, half a second after the first of them is the time, and whoever asks twice a
  /// second still saves within one.
  @Test(arguments: [0.01, 0.15, 0.25, 0.5, 0.99])
  func theFirstUnsavedChangeCounts(_ interval: Double) {
    var schedule = SaveSchedule()
    var oldest: Double?
    for step in 0..<400 {
      let now = Double(step) * interval / 2
      if step.isMultiple(of: 2) {
        schedule.change(at: now)
        oldest = oldest ?? now
      }
      guard let first = oldest else { continue }
      #expect(now - first < 1)
      #expect(schedule.isDue(at: now) == (now - first >= SaveSchedule.wait))
      guard schedule.isDue(at: now) else { continue }
      schedule.begin()
      oldest = nil
      #expect(!schedule.isDue(at: now + 100))
      schedule.succeed()
    }
  }

  @Test func aFailureIsTriedAgainLaterAndLaterButNeverGivenUp() {
    var schedule = SaveSchedule()
    schedule.change(at: 0)
    var (now, attempts) = (0.0, [Double]())
    while now < 100 {
      schedule.change(at: now)
      if schedule.isDue(at: now) {
        attempts.append(now)
        schedule.begin()
        schedule.fail(at: now)
        #expect(schedule.hasFailed && schedule.isWaiting)
      }
      now += 0.5
    }
    #expect(attempts.prefix(7) == [0.5, 1.5, 3.5, 7.5, 15.5, 25.5, 35.5])
    schedule.begin()
    schedule.succeed()
    #expect(!schedule.hasFailed && !schedule.isWaiting)
    schedule.change(at: 200)
    #expect(schedule.isDue(at: 200.5) && !schedule.isDue(at: 200.4))
  }

  @Test func whatChangesDuringAnAttemptIsForTheNext() {
    for fails in [false, true] {
      var schedule = SaveSchedule()
      schedule.change(at: 0)
      schedule.begin()
      #expect(!schedule.isWaiting && !schedule.isDue(at: 100))
      schedule.change(at: 3)
      if fails { schedule.fail(at: 3.5) } else { schedule.succeed() }
      #expect(schedule.isWaiting && schedule.hasFailed == fails)
      #expect(schedule.isDue(at: 4.5) && !schedule.isDue(at: 3.4))
      schedule.cancel()
      #expect(!schedule.isWaiting && !schedule.hasFailed)
    }
  }

  @Test(arguments: [
    (0, "1970-01-01-00h"), (3599, "1970-01-01-00h"), (951_782_400, "2000-02-29-00h"),
    (951_868_800, "2000-03-01-00h"), (1_704_067_199, "2023-12-31-23h"),
    (1_795_339_080, "2026-11-22-09h"), (4_107_542_400, "2100-03-01-00h"),
  ])
  func hoursAreNamedByTheirDate(_ seconds: Int, _ name: String) {
    #expect(WallHour(seconds: seconds).name == name)
    #expect(WallHour(name: name) == WallHour(seconds: seconds))
  }

  @Test func namesReadBackAndSortLikeTheHours() {
    let hours = stride(from: 0, to: 6_000_000_000, by: 7_654_321).map { WallHour(seconds: $0) }
    #expect(hours.map { WallHour(name: $0.name) } == hours)
    #expect(hours.map(\.name).sorted() == hours.map(\.name))
  }

  @Test(arguments: [
    "", "1", "other", "2026-11-22", "2026-11-22-09", "2026-11-22-24h", "2026-02-30-00h",
    "2026-13-01-00h", "26-11-22-09h", "2026-11-22-9h", "2026-11-22-09h.part", "0000-00-00-00h",
  ])
  func otherNamesAreNoHours(_ name: String) { #expect(WallHour(name: name) == nil) }

  /// An hour of work, every hour, for a hundred days: what is left is one for each hour of a day and
  /// one for each day of thirty, each the last there was.
  @Test func olderDocumentsThinOut() {
    var kept: [WallHour] = []
    var now = WallHour(seconds: 1_795_339_080)
    for hour in 0..<2400 {
      now = WallHour(seconds: 1_795_339_080 + hour * 3600)
      kept.append(now)
      let obsolete = OlderDocuments.obsolete(among: kept, now: now)
      kept.removeAll { obsolete.contains($0) }
    }
    let ages = kept.map { now.number - $0.number }
    #expect(Array(0...24).allSatisfy(ages.contains))
    #expect(kept.filter { now.number - $0.number > 24 }.allSatisfy { $0.name.hasSuffix("23h") })
    #expect(Set(kept.map(\.day)).count == 31 && kept.count <= 25 + 30)
    #expect(OlderDocuments.obsolete(among: kept, now: now) == [])
  }

  /// Work on few days is kept for thirty, whatever hour it was.
  @Test func theLastOfADayIsKept() {
    let now = WallHour(seconds: 1_795_339_080)
    func ago(days: Int, hours: Int = 0) -> WallHour {
      WallHour(seconds: 1_795_339_080 - days * 86_400 - hours * 3600)
    }
    let kept = [ago(days: 31), ago(days: 30), ago(days: 30, hours: 2), ago(days: 3), now]
    #expect(
      OlderDocuments.obsolete(among: kept, now: now)
        == [ago(days: 31), ago(days: 30, hours: 2)])
  }
}
