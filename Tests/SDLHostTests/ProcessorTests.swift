import Testing

@testable import SDLHost

/// What the system counts of the processor, and which missed frames that explains.
@Suite struct ProcessorTests {
  @Test(
    arguments: [
      ("667270 1302640 15\n", 1_302_640), ("667270 0 1\n", 0), ("1 2 3", 2),
      ("9223372036854775807 9223372036854775807 9223372036854775807\n", Int.max),
      // Linux without these counts writes 0 for all.
      ("0 0 0\n", nil), ("", nil), ("\n", nil), ("1 2\n", nil), ("1 2 3 4\n", nil),
      ("1 -2 3\n", nil), ("1 +2 3\n", nil), ("1 2.5 3\n", nil), ("a b c\n", nil),
      ("1 9223372036854775808 3\n", nil),
    ] as [(String, Int?)])
  func theWaitOfAThreadIsTheSecondOfThreeNumbers(_ text: String, _ waited: Int?) {
    #expect(ProcessorCount.waited(inSchedule: Array(text.utf8)[...]) == waited)
  }

  /// The first lines of a virtual machine with two cores.
  private static let statistics = """
    cpu  4401126 46591 290510 2489697 13139 0 4385 3004 0 0
    cpu0 2153721 22936 138898 1301462 3534 0 612 1572 0 0
    cpu1 2247404 23654 151612 1188234 9605 0 3773 1431 0 0
    intr 53391204 0 82 0 0 0

    """

  @Test(
    arguments: [
      (statistics, [1572, 1431]),
      // The buffer ends in the middle of a line, or of its number.
      (String(statistics.prefix(150)), [1572]), (String(statistics.prefix(106)), []),
      ("cpu  1 1 1 1 1 1 1 9\ncpu0 1 1 1 1 1 1 1 9\n", [9]),
      ("cpu0 1 1 1 1 1 1 1 0\ncpu3 1 1 1 1 1 1 1 9\n", [0, 9]),
      // A machine that is not virtual, or whose host does not say what it took.
      ("cpu  7 7 7 7 7 7 7 0 0 0\ncpu0 7 7 7 7 7 7 7 0 0 0\n", []),
      // Linux before 2.6.11.
      ("cpu  1 1 1 1 1 1 1\ncpu0 1 1 1 1 1 1 1\n", []),
      ("cpu0 1 1 1 1 1 1 1 -9\n", []), ("cpu0 1 1 1 1 1 1 1 x\n", []),
      ("cpu0 1 1 1 1 1 1 1 9223372036854775808\n", []),
      ("cpu0 1 1 1 1 1 1 1 9\ncpu1 1 1 1 1 1 1 1\n", []),
      ("", []), ("cpu", []), ("\n", []), ("btime 1795449242\ncpu0 1 1 1 1 1 1 1 9\n", []),
    ] as [(String, [Int])])
  func whatTheHostTookIsTheEighthNumberOfEachCore(_ text: String, _ stolen: [Int]) {
    #expect(ProcessorCount.stolen(inStatistics: Array(text.utf8)[...]) == stolen)
  }

  @Test(
    arguments: [
      (5_000_000, 29_500_000, 24.5), (5, 5, 0), (0, Int.max, 9_223_372_036_854.775807),
      (nil, 5, nil), (5, nil, nil), (nil, nil, nil),
      // The clock of the system went back.
      (6, 5, nil),
    ] as [(Int?, Int?, Double?)])
  func waitingIsADifference(_ before: Int?, _ after: Int?, _ milliseconds: Double?) {
    let earlier = ProcessorCount(used: 1, waited: before)
    let share = ProcessorCount(used: 1.25, waited: after).share(since: earlier)
    #expect(share == ProcessorShare(used: 250, waited: milliseconds))
  }

  @Test(
    arguments: [
      ([1572, 1431], [1572, 1431], 0), ([1572, 1431], [1574, 1434], 30), ([3, 9], [8, 9], 50),
      ([0], [.max], Double(Int.max) * 10),
      ([], [], nil), ([], [5], nil), ([5], [], nil),
      // A core came, went, or counts anew.
      ([5], [5, 7], nil), ([5, 7], [6], nil), ([5, 7], [9, 1], nil),
    ] as [([Int], [Int], Double?)])
  func theHostTookWhatIsMissingFromTheCoreThatLostMost(
    _ before: [Int], _ after: [Int], _ milliseconds: Double?
  ) {
    let earlier = ProcessorCount(used: 1, stolen: before)
    let share = ProcessorCount(used: 1, stolen: after).share(since: earlier)
    #expect(share == ProcessorShare(used: 0, stolen: milliseconds))
  }

  @Test(
    arguments: [
      (nil, nil, nil), (0, nil, 0), (12.5, nil, 12.5), (nil, 0, 0),
      // One step of the host's time is never certain.
      (nil, 10, 0), (nil, 30, 20), (12.5, 20, 12.5), (12.5, 30, 20), (0, 10, 0),
      // More than there was is not believed.
      (40, nil, 40), (40.1, nil, 0), (nil, 50, 40), (nil, 60, 0), (40.1, 30, 20), (12.5, 60, 12.5),
      (.infinity, .infinity, 0), (.nan, nil, 0),
    ] as [(Double?, Double?, Double?)])
  func onlyWhatIsCertainCountsAsLost(_ waited: Double?, _ stolen: Double?, _ lost: Double?) {
    let share = ProcessorShare(used: 1, waited: waited, stolen: stolen)
    #expect(share.lost(of: 40) == lost)
  }

  @Test(
    arguments: [
      ([], nil), ([ProcessorShare(used: 3)], nil),
      // A frame is missed after 25 ms: 15 of its 40 ms must have been lost.
      ([ProcessorShare(used: 3, waited: 14.9)], 0), ([ProcessorShare(used: 3, waited: 15)], 1),
      ([ProcessorShare(used: 3, stolen: 20)], 0), ([ProcessorShare(used: 3, stolen: 30)], 1),
      // Its own work, or that of the other threads of the program.
      ([ProcessorShare(used: 25, waited: 15)], 1), ([ProcessorShare(used: 25.1, waited: 15)], 0),
      ([ProcessorShare(used: 25.1, waited: 5, stolen: 40)], 0),
    ] as [([ProcessorShare], Int?)])
  func framesAreMissedForLackOfACoreIfTheyWouldHaveBeenInTimeWithIt(
    _ shares: [ProcessorShare], _ missed: Int?
  ) {
    var times = FrameTimes()
    (times.intervals, times.shares) = ([40], shares)
    #expect(times.missedForLackOfCores == missed)
    // Frames that were not missed, and those of which nothing is known, change nothing.
    times.intervals += [20, 40]
    times.shares.append(ProcessorShare(used: 1, waited: nil))
    #expect(times.missedForLackOfCores == (shares.isEmpty ? nil : missed))
  }

  @Test func everyReadingIsOfTheFilesAsTheyAreThen() throws {
    let folder = try Folder()
    let (schedule, statistics) = (folder.path + "/schedstat", folder.path + "/stat")
    func write(_ waited: Int, _ stolen: Int) throws {
      try Files.overwrite(schedule, with: Array("1 \(waited) 3\n".utf8), for: schedule)
      let line = "cpu0 1 1 1 1 1 1 1 \(stolen)\n"
      try Files.overwrite(statistics, with: Array(line.utf8), for: statistics)
    }
    try write(5_000_000, 1000)
    let counters = ProcessorCounters(schedule: schedule, statistics: statistics)
    for (waited, stolen) in [(5_000_000, 1000), (29_500_000, 1003), (7, 9)] {
      try write(waited, stolen)
      let count = counters.read()
      #expect(count.waited == waited)
      #expect(count.stolen == [stolen])
      #expect(count.used > 0)
    }
  }

  @Test func whereThereAreNoFilesNothingIsCounted() throws {
    let folder = try Folder()
    let missing = folder.path + "/missing"
    for path in [missing, folder.path] {
      let count = ProcessorCounters(schedule: path, statistics: path).read()
      #expect(count.waited == nil)
      #expect(count.stolen.isEmpty)
    }
  }

  @Test func everyFrameButTheLastHasAShareIfThatIsWanted() {
    for reads in [false, true] {
      var recorder = FrameRecorder(frames: 3, readsProcessor: reads)
      for frame in 0..<3 {
        recorder.readProcessor()
        recorder.beginFrame(at: Double(frame))
      }
      #expect(recorder.times.intervals == [1000, 1000])
      #expect(recorder.times.shares.count == (reads ? 2 : 0))
      #expect(recorder.times.shares.allSatisfy { $0.used >= 0 })
    }
  }
}
