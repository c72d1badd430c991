import CDescriptors

/// The two ends of a new pipe, which other programs don't inherit: they would keep it open.
nonisolated struct PipeEnds {
  let output, input: Int32

  /// Nil if it can't be opened. With `isBlocking` false, reading and writing never wait.
  init?(isBlocking: Bool = true) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      guard CDescriptors_pipe(&ends, O_CLOEXEC) == 0 else { return nil }
    #else
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    (output, input) = (ends[0], ends[1])
    for end in ends where !isBlocking { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// Asks for room for a megabyte. If that isn't allowed, the old size stays.
  func enlarge() {
    #if os(Linux)
      // `F_SETPIPE_SZ`, which is not imported.
      _ = fcntl(input, 1031, 1 << 20)
    #endif
  }
}
