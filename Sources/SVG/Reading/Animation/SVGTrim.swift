import Keyframes
import Stage

/// One dash that moves along a line, as the part of the line that is drawn.
struct SVGTrim {
  var start: Track<Double>
  var end: Track<Double>
  /// For a dash that goes on at the beginning of the line.
  var offset: Track<Double>?

  /// Nil if more than one dash is seen.
  init?(
    _ dashes: Track<[Double]>, _ phase: Track<Double>, _ path: Path, _ maker: SVGTrackMaker
  ) {
    let length = PathRoute(path).length
    // A line without gaps is one dash.
    let dashes = dashes.map { $0.isEmpty ? [length, length] : $0 }
    let keys = dashes.keyframes.map(\.value)
    guard length > 0,
      path.elements.count(where: { if case .move = $0 { true } else { false } }) == 1,
      keys.allSatisfy({
        $0.count >= 2 && $0.dropFirst(2).allSatisfy { $0 == 0 } || Self.isTwice($0)
      })
    else { return nil }
    let one = dashes.map { Array($0.prefix(2)) }
    let size = one.map { $0[0] / length }
    if keys.allSatisfy({ abs($0[0] + $0[1] - length) < length * 0.001 }) {
      start = 0
      end = size
      offset = phase.map { -$0 / length }
      return
    }
    let isSingle = maker.moments(one, phase).allSatisfy { time in
      let (dash, begin) = (one.value(at: time), -phase.value(at: time))
      return begin - dash[1] <= length * 0.001 && begin + dash[0] + dash[1] >= length * 0.999
    }
    guard isSingle else { return nil }
    start = phase.map { -$0 / length }
    end = maker.joined(size, phase) { $0 - $1 / length }
  }

  private static func isTwice(_ dashes: [Double]) -> Bool {
    dashes.count == 4 && dashes[0] == dashes[2] && dashes[1] == dashes[3]
  }
}
