import Interface
package import Keyframes

/// An edge between panels that can be dragged.
package struct Divider: Equatable {
  package enum Name: Hashable, Sendable {
    /// The edges of the columns at the left and right of the stage.
    case left, right
    /// The top of the panel below the stage in a portrait window.
    case below
    case timeline, graphs
    /// The bottom of a panel in a column, by its name in saved sessions.
    case under(String)
  }

  package let name: Name
  /// The edge, without width or height, in logical points.
  package let line: Rect

  package var isUpright: Bool { line.width == 0 }

  /// Where it is pressed. A list's bar at the left of an upright one stays free.
  package var target: Rect {
    guard isUpright else {
      return Rect(x: line.minX, y: line.minY - 3, width: line.width, height: 6)
    }
    let left = name == .left ? 1.0 : 6
    return Rect(x: line.minX - left, y: line.minY, width: 7, height: line.height)
  }
}

extension PanelLayout {
  /// A panel of a column; the gallery is one too.
  package struct Place: Equatable {
    package let name: String
    package let rect: Rect
  }

  /// The panels of the columns at the left and right, from the top.
  package var leftPanels: [Place] { places.filter { $0.rect.maxX <= stage.minX && !galleryCovers } }
  package var rightPanels: [Place] { places.filter { $0.rect.minX >= stage.maxX } }

  private var places: [Place] {
    (gallery.map { [Place(name: PanelSizes.gallery, rect: $0)] } ?? [])
      + sides.map { Place(name: $0.panel.name, rect: $0.rect) }
  }

  /// From left to right, and from top to bottom.
  package var dividers: [Divider] {
    func upright(_ name: Divider.Name, _ x: Double, _ column: [Place]) -> [Divider] {
      guard let first = column.first, let last = column.last else { return [] }
      let line = Rect(
        x: x, y: first.rect.minY, width: 0, height: last.rect.maxY - first.rect.minY)
      let under = column.dropLast().map { place in
        Divider(
          name: .under(place.name),
          line: Rect(x: place.rect.minX, y: place.rect.maxY, width: place.rect.width, height: 0))
      }
      return [Divider(name: name, line: line)] + under
    }
    func top(_ name: Divider.Name, _ room: Rect?) -> [Divider] {
      guard let room else { return [] }
      return [
        Divider(name: name, line: Rect(x: room.minX, y: room.minY, width: room.width, height: 0))
      ]
    }
    let below = places.first { $0.rect.minY >= stage.maxY && $0.rect.minX <= stage.minX }?.rect
    return upright(.left, stage.minX, leftPanels) + upright(.right, stage.maxX, rightPanels)
      + top(.below, galleryCovers ? nil : below) + top(.graphs, graphs) + top(.timeline, timeline)
  }
}

extension Workspace {
  /// Moves a divider by a distance in logical points, right or down, as far as there is room.
  package mutating func move(_ divider: Divider.Name, by distance: Double) {
    let panels = layout.panels
    var sizes = window.arrangement.sizes
    switch divider {
    case .left:
      for place in panels.leftPanels { sizes.widths[place.name] = place.rect.width + distance }
    case .right:
      for place in panels.rightPanels { sizes.widths[place.name] = place.rect.width - distance }
    case .below:
      let room = panels.sides.first?.rect ?? panels.gallery
      sizes.heights[PanelSizes.below] = room.map { $0.height - distance }
    case .timeline: sizes.timelineHeight = panels.timeline.map { $0.height - distance }
    case .graphs: sizes.heights[PanelSizes.graphs] = panels.graphs.map { $0.height - distance }
    case .under(let upper):
      let column = [panels.leftPanels, panels.rightPanels].first { places in
        places.contains { $0.name == upper }
      }
      guard let column, let index = column.firstIndex(where: { $0.name == upper }),
        column.indices.contains(index + 1)
      else { return }
      for place in column { sizes.heights[place.name] = place.rect.height }
      let (above, below) = (column[index].rect.height, column[index + 1].rect.height)
      let moved = max(
        min(distance, below - PanelLayout.leastStacked), PanelLayout.leastStacked - above)
      sizes.heights[upper] = above + moved
      sizes.heights[column[index + 1].name] = below - moved
    }
    window.arrangement.sizes = sizes
    relayout()
    keepShownSizes(of: divider)
  }

  /// A size that did not fit is not remembered.
  private mutating func keepShownSizes(of divider: Divider.Name) {
    let panels = layout.panels
    switch divider {
    case .left, .right:
      for place in panels.leftPanels + panels.rightPanels
      where window.arrangement.sizes.widths[place.name] != nil {
        window.arrangement.sizes.widths[place.name] = place.rect.width
      }
    case .below:
      let room = panels.sides.first?.rect ?? panels.gallery
      window.arrangement.sizes.heights[PanelSizes.below] = room?.height
    case .timeline: window.arrangement.sizes.timelineHeight = panels.timeline?.height
    case .graphs: window.arrangement.sizes.heights[PanelSizes.graphs] = panels.graphs?.height
    case .under: break
    }
  }

  /// Gives the panels at a divider their usual sizes.
  package mutating func reset(_ divider: Divider.Name) {
    let panels = layout.panels
    switch divider {
    case .left:
      for place in panels.leftPanels { window.arrangement.sizes.widths[place.name] = nil }
    case .right:
      for place in panels.rightPanels { window.arrangement.sizes.widths[place.name] = nil }
    case .below: window.arrangement.sizes.heights[PanelSizes.below] = nil
    case .timeline: window.arrangement.sizes.timelineHeight = nil
    case .graphs: window.arrangement.sizes.heights[PanelSizes.graphs] = nil
    case .under:
      for place in panels.leftPanels + panels.rightPanels {
        window.arrangement.sizes.heights[place.name] = nil
      }
    }
    relayout()
  }
}
