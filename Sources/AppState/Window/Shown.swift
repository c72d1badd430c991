import Interface
import Keyframes

/// The visible parts of an arrangement.
package struct Shown {
  package let panels, timeline, graphs, hasLanes: Bool
  /// Whether code is shown where there are no panels.
  package let code: Bool
  /// Nil shows it if there is room.
  package let gallery: Bool?
  /// The panels beside the stage, the last opened one last.
  package let sides: [SidePanel]
  package let sizes: PanelSizes
  /// The window's width in its own points.
  package let windowWidth: Double
  /// The stage's height for each point of its width.
  package let proportion: Double

  package init(_ arrangement: Arrangement, _ parts: StageParts) {
    panels = arrangement.showsPanels
    timeline = panels && arrangement.showsTimeline
    graphs = panels && parts.showsGraphs
    hasLanes = parts.lanes > 0
    gallery = panels ? arrangement.showsGallery : false
    sides = panels ? arrangement.sides : []
    code = !panels && arrangement.showsCode
    sizes = arrangement.sizes
    windowWidth = arrangement.window.size.width
    proportion = parts.size.height / parts.size.width
  }

  /// The panel that was opened last.
  package var side: SidePanel? { sides.last }
}
