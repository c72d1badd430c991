/// Runs pieces of work, several at once if it can.
public protocol Workers {
  /// The most pieces that run at once, at least 1.
  var count: Int { get }

  /// Calls `body` once for each of 0..<`pieces`, in any order and possibly at once, and returns when
  /// all calls have returned. Calls at the same time have different elements of `scratch`, which
  /// must have at least one.
  func run<Scratch: Sendable>(
    _ pieces: Int, scratch: inout [Scratch], _ body: @Sendable (Int, inout Scratch) -> Void)
}

/// The memory of one worker, and its results, each with the index of its piece of work.
struct WorkerScratch<Part: Sendable>: Sendable {
  var rasterizer = Rasterizer()
  var parts: [(index: Int, part: Part)] = []
}

/// Runs pieces of work one after another.
public struct OneWorker: Workers {
  /// Creates the worker.
  public init() {}

  /// 1.
  public var count: Int { 1 }

  /// Calls `body` for each piece, in order, always with the first element of `scratch`.
  public func run<Scratch: Sendable>(
    _ pieces: Int, scratch: inout [Scratch], _ body: @Sendable (Int, inout Scratch) -> Void
  ) {
    for piece in 0..<pieces { body(piece, &scratch[0]) }
  }
}
