extension Contour {
  /// The pieces of both subpaths, in equal number: each is cut where a piece of the other ends,
  /// unless one of its own ends within a thousandth of the whole length.
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

  /// This closed subpath with the direction of `other`, starting at the point that fits it best:
  /// among its corners and 63 more points, the first with the least sum of squared distances
  /// between 64 pairs of points.
  private func aligned(with other: ContourMeasure) -> Contour {
    let isTurned = turning * other.contour.turning < 0
    let measure = ContourMeasure(isTurned ? reversed : self)
    let count = 64
    let wanted = (0..<count).map { other.point(at: Double($0) / Double(count)) }
    let candidates =
      measure.starts.dropLast() + (1..<count).map { Double($0) / Double(count) }
    // A later candidate must be clearly better, so that rounding errors do not decide.
    var best = (offset: 0.0, error: Double.infinity)
    for offset in candidates {
      var error = 0.0
      for index in 0..<count {
        let part = (offset + Double(index) / Double(count)).truncatingRemainder(dividingBy: 1)
        let difference = measure.point(at: part) - wanted[index]
        error += difference.x * difference.x + difference.y * difference.y
      }
      if error < best.error * (1 - 1e-9) { best = (offset, error) }
    }
    return best.offset > 0 ? measure.begun(at: best.offset) : measure.contour
  }
}
