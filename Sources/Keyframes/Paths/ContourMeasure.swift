/// Where a subpath is cut: at the end of one of its pieces, or at a fraction (0…1) of its length.
enum ContourCut {
  case own
  case at(Double)
}

/// A subpath measured by arc length, in fractions (0…1) of its whole length.
struct ContourMeasure {
  let contour: Contour
  /// The start of each piece, and 1.
  let starts: [Double]
  private let tables: [[Double]]

  /// The pieces of a subpath of length 0 count as equally long.
  init(_ contour: Contour) {
    self.contour = contour
    tables = contour.pieces.map { $0.distances() }
    let lengths = tables.map { $0[$0.count - 1] }
    let total = lengths.reduce(0, +)
    let isLong = total > 0 && total.isFinite
    var sum = 0.0
    var starts = [0.0]
    for length in lengths {
      sum += isLong ? length / total : 1 / Double(lengths.count)
      starts.append(min(sum, 1))
    }
    starts[starts.count - 1] = 1
    self.starts = starts
  }

  /// The piece that contains `part`, and the parameter there.
  func place(at part: Double) -> (piece: Int, parameter: Double) {
    var (low, high) = (0, contour.pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= part { low = middle } else { high = middle - 1 }
    }
    let span = starts[low + 1] - starts[low]
    return (
      low,
      span > 0 ? tables[low].parameter(atFraction: min(max((part - starts[low]) / span, 0), 1)) : 0
    )
  }

  func point(at part: Double) -> Point {
    let place = place(at: part)
    return contour.pieces[place.piece].point(at: place.parameter)
  }

  /// The same curve, exactly, split into as many pieces as there are cuts. The cuts ascend and
  /// include the end of every piece.
  func split(at cuts: [ContourCut]) -> [PathPiece] {
    var index = 0
    var rest = contour.pieces[0]
    var done = 0.0
    return cuts.map { cut in
      switch cut {
      case .own:
        let piece = rest
        index += 1
        if index < contour.pieces.count { (rest, done) = (contour.pieces[index], 0) }
        return piece
      case .at(let part):
        let span = starts[index + 1] - starts[index]
        let share = span > 0 ? min(max((part - starts[index]) / span, 0), 1) : 0
        let wanted = max(tables[index].parameter(atFraction: share), done)
        let (piece, remainder) = rest.split(at: done < 1 ? (wanted - done) / (1 - done) : 1)
        (rest, done) = (remainder, wanted)
        return piece
      }
    }
  }

  /// The closed subpath, starting at `part`.
  func begun(at part: Double) -> Contour {
    let place = place(at: part)
    let piece = contour.pieces[place.piece]
    let (before, after) = (contour.pieces[..<place.piece], contour.pieces[(place.piece + 1)...])
    var pieces: [PathPiece]
    if place.parameter > 0, place.parameter < 1 {
      let (head, tail) = piece.split(at: place.parameter)
      pieces = [tail] + after + before + [head]
    } else if place.parameter == 0 {
      pieces = [piece] + after + before
    } else {
      pieces = after + before + [piece]
    }
    return Contour(pieces: pieces, isClosed: contour.isClosed)
  }
}
