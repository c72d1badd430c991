extension Contour {
  /// The pieces of both, as many of one as of the other: each is cut where the other has an end of a
  /// piece, unless it has one of its own within a thousandth of the whole length.
  func matched(with other: Contour) -> ([PathPiece], [PathPiece]) {
    let mine = ContourMeasure(self)
    let its = ContourMeasure(isClosed && other.isClosed ? other.aligned(with: mine) : other)
    let (myLast, itsLast) = (mine.starts.count - 1, its.starts.count - 1)
    var (myIndex, itsIndex) = (1, 1)
    var (myCuts, itsCuts) = ([ContourCut](), [ContourCut]())
    while myIndex <= myLast, itsIndex <= itsLast {
      let (here, there) = (mine.starts[myIndex], its.starts[itsIndex])
      let areBothLast = myIndex == myLast && itsIndex == itsLast
      let areInside = myIndex < myLast && itsIndex < itsLast
      if areBothLast || areInside && abs(here - there) <= 1e-3 {
        myCuts.append(.own)
        itsCuts.append(.own)
        (myIndex, itsIndex) = (myIndex + 1, itsIndex + 1)
      } else if itsIndex == itsLast || myIndex < myLast && here < there {
        myCuts.append(.own)
        itsCuts.append(.at(here))
        myIndex += 1
      } else {
        myCuts.append(.at(there))
        itsCuts.append(.own)
        itsIndex += 1
      }
    }
    return (mine.split(at: myCuts), its.split(at: itsCuts))
  }

  /// This closed subpath running the same way round as another and begun where it comes nearest to it:
  /// at one of its own corners or at one of 64 places, whatever makes the sum of squared distances
  /// between 64 pairs of points least; of equals the earliest.
  private func aligned(with other: ContourMeasure) -> Contour {
    let isTurned = turning * other.contour.turning < 0
    let measure = ContourMeasure(isTurned ? reversed : self)
    let count = 64
    let wanted = (0..<count).map { other.point(at: Double($0) / Double(count)) }
    let candidates =
      measure.starts.dropLast() + (1..<count).map { Double($0) / Double(count) }
    // A later candidate must be clearly better, so that rounding decides nothing.
    var best = (offset: 0.0, error: Double.infinity)
    for offset in candidates {
      var error = 0.0
      for index in 0..<count {
        let part = (offset + Double(index) / Double(count)).truncatingRemainder(dividingBy: 1)
        let way = measure.point(at: part) - wanted[index]
        error += way.x * way.x + way.y * way.y
      }
      if error < best.error * (1 - 1e-9) { best = (offset, error) }
    }
    return best.offset > 0 ? measure.begun(at: best.offset) : measure.contour
  }
}
