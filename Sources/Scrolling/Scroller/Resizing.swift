extension Scroller {
  /// Changes the extent, as when the window is resized.
  ///
  /// From pages to pages, the position in pages is kept, and so is the page being settled at (or
  /// the last page, if there are fewer now). Otherwise the position in points is kept. In both
  /// cases the position is clamped to the new range, a motion continues from there, and a drag
  /// continues with a newly measured velocity.
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

  /// The continuation of a fling: with pages, it settles at the nearest page.
  private func afterResizing(at velocity: Double) -> Motion {
    guard extent.pageLength != nil else { return coastingOn(at: velocity) }
    let target = extent.position(ofPage: page)
    return .settling(
      spring(to: target, velocity: velocity, response: tuned.settlingResponse))
  }

  /// Points of the present extent per point of the old one.
  private func scale(from old: Extent) -> Double {
    guard let from = old.pageLength, let to = extent.pageLength else { return 1 }
    return to / from
  }

  /// The position in the present extent that corresponds to `position` in the old one.
  private func moved(_ position: Double, from old: Extent) -> Double {
    guard old.pageLength != nil, extent.pageLength != nil else {
      return position.clamped(to: extent.bounds)
    }
    let distance = (position - old.bounds.lowerBound) * scale(from: old)
    return (extent.bounds.lowerBound + distance).clamped(to: extent.bounds)
  }

  /// The spring's target in the present extent; without pages before, the nearest page.
  private func target(of spring: CriticalSpring, from old: Extent) -> Double {
    guard old.pageLength == nil, extent.pageLength != nil else {
      return moved(spring.target, from: old)
    }
    return extent.position(ofPage: extent.page(near: spring.target))
  }
}
