import AppState
import Interface
import Keyframes
import Stage

/// The parts of the window: the names of its widgets, fields and lists, by their panels.
enum Part: Hashable, Sendable {
  /// A button that is no more than its action, under its own name.
  case button(String)
  /// Takes input on a panel beside its controls, so that nothing below gets it.
  case backdrop(String)
  case stage(StagePart)
  case compare(ComparePart)
  case gallery(GalleryPart)
  case transport(TransportPart)
  case more(MorePart)
  case timeline(TimelinePart)
  case graph(GraphPart)
  case knobs(KnobPart)
  case curve(CurvePart)
  case export(ExportPart)
  case code(CodePart)
  case palette(PalettePart)
  case history(HistoryPart)
  case warning(WarningPart)
  case question(QuestionPart)
  case menu(MenuPart)
  case picker(PickerPart)
  case outline(OutlinePart)
  case tools(ToolsPart)
  case save(SavePart)
  case open(OpenPart)
  case film(FilmPart)
  case notes(NotesPart)
  case editor(EditorPart)
  case talk(TalkPart)
  case properties(PropertyPart)
  case pointing(PointingPart)
  case divider(Divider.Name)
  case tour(TourPart)
}

typealias UI = Interface.UI<Part, Action>
typealias Widget = Interface.Widget<Part, Action>
typealias Segment = Interface.Segment<Part, Action>

extension UI {
  /// A button with its own name.
  mutating func button(
    _ name: String, _ rect: Rect, _ action: Action, isOn: Bool = false,
    drawing: (inout UI, Color) -> Void
  ) {
    button(.button(name), rect, action, isOn: isOn, drawing: drawing)
  }

  /// The ground of a panel beside or below the stage.
  mutating func sidePanel(_ name: String, _ room: Rect) {
    backdrop(.backdrop(name), room)
    box(room, Theme.panel)
  }
}
