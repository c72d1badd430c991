import Keyframes

extension Node {
  /// Returns the node as it is at `time`, with constant tracks and without cues, and its children
  /// likewise, whatever their clocks. Nodes on a page still scroll with it.
  ///
  /// - Complexity: O(*n* log *k*) for *n* tracks with up to *k* keyframes.
  public func frozen(at time: Double) -> Node {
    var still = self
    still.numbers = numbers.mapValues { Track($0.value(at: time)) }
    still.colors = colors.mapValues { Track($0.value(at: time)) }
    still.own = own.mapValues { Track($0.value(at: time)) }
    still.ownValues = ownValues.mapValues { Track($0.value(at: time)) }
    still.hidden = Track(hidden.value(at: time))
    still.gradient = gradient.map { Track($0.value(at: time)) }
    still.outline = outline.map { Track($0.value(at: time)) }
    still.string = string.map { Track($0.value(at: time)) }
    for index in rangeColors.indices {
      still.rangeColors[index].color = Track(rangeColors[index].color.value(at: time))
    }
    for index in pathMasks.indices {
      still.pathMasks[index].path = Track(pathMasks[index].path.value(at: time))
      still.pathMasks[index].opacity = Track(pathMasks[index].opacity.value(at: time))
    }
    still.matte?.nodes = (matte?.nodes ?? []).map { $0.frozen(at: time) }
    still.cues = []
    still.children = children.map { $0.frozen(at: time) }
    return still
  }

  /// The numbers at `time`, as the resolver reads them.
  private func reading(at time: Double) -> Reading {
    var figures = Figures([
      with {
        $0.children = []
        $0.matte = nil
      }
    ])
    figures.read { _ in time }
    return figures.reading(figures.list[0])
  }

  /// The anchor in the shape's coordinates.
  func anchorPoint(at time: Double) -> Point { reading(at: time).anchorPoint }

  /// Scale and rotation, including the route's rotation.
  func turnAndScale(at time: Double) -> Transform {
    let reading = reading(at: time)
    return reading.turnAndScale(turn: route?.place(at: reading[.pathProgress]).turn ?? 0)
  }

  /// A point of the shape's coordinates in fractions of its box.
  func unitPoint(_ point: Point, at time: Double) -> Point {
    let box = with { $0[.visibility] = $0[.visibility] }.reading(at: time).box
    return box.unit(of: point)
  }
}
