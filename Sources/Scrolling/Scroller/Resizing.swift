extension Scroller {
  /// Moves over another extent from now on, as when the window changes its size.
  ///
  /// From pages to pages it keeps its place in pages, and what it is settling at is the same page;
  /// a place after the last page becomes the last page. Otherwise it keeps its position in points.
  /// In both cases the position is clamped into the new range, a motion goes on from there, and a hand
  /// keeps its hold, with a velocity measured anew.
  public mutating func resize(to extent: Extent) {
    guard extent != self.extent else { return }
    let old = self
    self.extent = extent
    position = moved(old.position, from: old.extent)
    let velocity = old.velocity * scale(from: old.extent)
    switch old.motion {
    case .resting:
      stop()
    case .dragging(var drag):
      drag.start = moved(drag.start, from: old.extent)
      (drag.pullStart, drag.pointerStart) = (position, drag.pointer)
      drag.band = extent.rubberBand(tuned)
      drag.tracker.reset()
      start(.dragging(drag))
    case .flinging, .swiping, .returning:
      start(afterResizing(at: velocity))
    case .settling(let spring):
      let target = target(of: spring, from: old.extent)
      start(
        .settling(self.spring(to: target, velocity: velocity, response: spring.response)))
    case .wheeling(let spring):
      let target = target(of: spring, from: old.extent)
      start(
        .wheeling(self.spring(to: target, velocity: velocity, response: spring.response)))
    }
  }

  /// How a throw goes on: with pages it settles at the nearest.
  private func afterResizing(at velocity: Double) -> Motion {
    guard extent.pageLength != nil else { return coastingOn(at: velocity) }
    let target = extent.position(ofPage: page)
    return .settling(
      spring(to: target, velocity: velocity, response: tuned.settlingResponse))
  }

  /// Points of this extent for a point of the old one.
  private func scale(from old: Extent) -> Double {
    guard let from = old.pageLength, let to = extent.pageLength else { return 1 }
    return to / from
  }

  /// Where `position` of the old extent is in this one.
  private func moved(_ position: Double, from old: Extent) -> Double {
    guard old.pageLength != nil, extent.pageLength != nil else {
      return position.clamped(to: extent.bounds)
    }
    let distance = (position - old.bounds.lowerBound) * scale(from: old)
    return (extent.bounds.lowerBound + distance).clamped(to: extent.bounds)
  }

  /// The spring's target in this extent; one that was free goes to the nearest page.
  private func target(of spring: CriticalSpring, from old: Extent) -> Double {
    guard old.pageLength == nil, extent.pageLength != nil else {
      return moved(spring.target, from: old)
    }
    return extent.position(ofPage: extent.page(near: spring.target))
  }
}
