/// Snapshots of the current pieces of all lanes at regular numbers of changes, which shorten jumps.
struct PieceSnapshots: Sendable {
  private var stride = 1
  private var lanes = 0
  private var pieces: [Int32] = []

  init() {}

  /// - Complexity: O(lanes + changes), in time and in memory.
  init(first: [Int32], changes: [PieceChange]) {
    lanes = first.count
    stride = max(lanes, 64)
    var current = first
    pieces.reserveCapacity(lanes * (changes.count / stride + 1))
    pieces += current
    for end in Swift.stride(from: stride, through: changes.count, by: stride) {
      for change in changes[(end - stride)..<end] { current[Int(change.lane)] = change.piece }
      pieces += current
    }
  }

  /// The pieces after the first `place` changes.
  func restore(_ place: Int, _ changes: [PieceChange], into current: inout [Int32]) {
    guard lanes > 0 else { return }
    let row = min((place + stride / 2) / stride, pieces.count / lanes - 1)
    let kept = pieces.span.extracting((row * lanes)..<((row + 1) * lanes))
    var target = current.mutableSpan
    for lane in kept.indices { target[lane] = kept[lane] }
    var passed = row * stride
    while passed < place {
      target[Int(changes[passed].lane)] = changes[passed].piece
      passed += 1
    }
    while passed > place {
      passed -= 1
      target[Int(changes[passed].lane)] = changes[passed].piece - 1
    }
  }
}
