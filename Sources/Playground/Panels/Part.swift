import Interface
import Keyframes
import Stage

/// What the window is made of: the names of its widgets, fields and lists, by their panels.
enum Part: Hashable, Sendable {
  /// A button that is no more than its action, under a name of its own.
  case button(String)
  /// Takes what falls on a panel beside its controls, so that nothing below gets it.
  case backdrop(String)
  case stage(StagePart)
  case compare(ComparePart)
  case gallery(GalleryPart)
  case transport(TransportPart)
  case timeline(TimelinePart)
  case graphs
  case knobs(KnobPart)
  case curve(CurvePart)
  case export(ExportPart)
  case palette(PalettePart)
  case picker(PickerPart)
}

typealias UI = Interface.UI<Part, Action>
typealias Widget = Interface.Widget<Part, Action>
typealias Segment = Interface.Segment<Part, Action>

extension UI {
  /// A button with a name of its own.
  mutating func button(
    _ name: String, _ rect: Rect, _ action: Action, isOn: Bool = false,
    drawing: (inout UI, Color) -> Void
  ) {
    button(.button(name), rect, action, isOn: isOn, drawing: drawing)
  }

  /// The room of a panel at the right: flat beside the stage, a card over it.
  mutating func sidePanel(_ name: String, _ card: Rect, covers: Bool) {
    backdrop(.backdrop(name), card)
    guard covers else {
      box(card, Theme.panel)
      return box(Rect(x: card.minX, y: card.minY, width: hair, height: card.height), Theme.hairline)
    }
    box(card, Theme.panel, corner: Theme.corner)
    outline(card, Theme.hairline, width: 1, corner: Theme.corner)
  }
}
