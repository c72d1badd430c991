public import AppState
import DemoKit
public import Interface
public import Keyframes
import Stage
public import Talks
import Words

/// The picture of the speaker's window: the notes, the time and the next stop. It is a function of the
/// session and of the time, and keeps nothing but pictures of stops.
public struct SpeakerView {
  private var pictures = TalkPictures()
  /// The page as it was set last, and whether it has the pictures' room.
  private var made: (key: PageKey, page: SpeakerPage, isAlone: Bool)?

  private struct PageKey: Equatable {
    let words: [String]
    let size: Size
    let zoom: Double
    let theme: ThemeName
  }

  public init() {}

  /// The frame of a window of `size` points, at a time on the events' clock, in the session's language and
  /// in the colours of its talks. Without a talk that is presented, a sentence says so. A link to the
  /// speaker's page lies over all of it.
  public mutating func frame(
    of session: Session, at now: Double, timeOfDay: String, size: Size, pixelsPerPoint: Double,
    link: PhoneLink? = nil
  ) -> Frame {
    session.workspace.window.language.during {
      Theme.$colors.withValue(session.workspace.window.arrangement.theme.talkColors) {
        picture(
          of: session, at: now, timeOfDay: timeOfDay, size: size, pixelsPerPoint: pixelsPerPoint,
          link: link)
      }
    }
  }

  private mutating func picture(
    of session: Session, at now: Double, timeOfDay: String, size: Size, pixelsPerPoint: Double,
    link: PhoneLink?
  ) -> Frame {
    var ui = UI(measure: session.ui.measure)
    ui.beginFrame(pixelsPerPoint: pixelsPerPoint)
    let window = Rect(x: 0, y: 0, width: size.width, height: size.height)
    ui.box(window, Theme.ground)
    if let notes = session.speakerNotes(at: now, timeOfDay: timeOfDay) {
      draw(notes, in: window, session.workspace, &ui)
    } else {
      let style = TextStyle(20, .medium, alignment: .centre)
      ui.text(
        ui.fitted(
          localized("No talk is being presented. Press F5 to present one."), style,
          width: size.width - 32), style, Theme.mutedText,
        at: window.centre)
    }
    if let link { ui.phoneLink(link, in: window, pixelsPerPoint: pixelsPerPoint) }
    return Frame(
      sprites: ui.sprites, ground: Theme.ground, scale: pixelsPerPoint, isMoving: false)
  }

  /// The pictures give way to notes that would have to be small beside them.
  private mutating func draw(
    _ notes: SpeakerNotes, in window: Rect, _ workspace: Workspace, _ ui: inout UI
  ) {
    let layout = SpeakerLayout(window)
    drawTimes(notes, layout, &ui)
    let (page, isAlone) = page(notes, layout, window.size, workspace, ui)
    page.draw(&ui)
    guard isAlone else {
      drawNotesPage(notes, layout, workspace, &ui)
      return drawNext(notes, layout, workspace, &ui)
    }
    let style = layout.style(18, .medium)
    let next =
      notes.next.map { localized("Next: \("\($0.number)  \($0.title)")") }
      ?? localized("This is the last stop.")
    ui.text(
      ui.fitted(next, style, width: layout.alone.width), style, Theme.mutedText,
      at: Point(x: layout.alone.minX, y: layout.alone.maxY + 20 * layout.unit))
  }

  /// The half with notes of a page of slides, in place of notes.
  private func drawNotesPage(
    _ notes: SpeakerNotes, _ layout: SpeakerLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    guard let stop = workspace.talk.presentation?.stop, notes.notes.isEmpty,
      let order = workspace.notesOrder(of: stop),
      let page = workspace.talk.slides.pictures.anySize(of: order)
    else { return }
    // Below the number, the title, the caption and the state.
    let head = 92 + (notes.stop.caption.isEmpty ? 0 : 28) + (notes.state.isEmpty ? 0 : 28.0)
    let room = layout.notes.from(y: layout.notes.minY + head * layout.unit, to: layout.notes.maxY)
    let size = Size(width: Double(order.width), height: Double(order.height))
    ui.box(room, Theme.ground)
    let rect = Layout.fitted(size, into: room, pixelsPerPoint: ui.pixelsPerPoint)
    ui.sprites.append(page.sprite(in: rect, pixelsPerPoint: ui.pixelsPerPoint))
  }

  /// The picture of the current stop as it begins.
  /// - Returns: where the next stop begins.
  private mutating func drawCurrent(
    _ notes: SpeakerNotes, _ layout: SpeakerLayout, _ workspace: Workspace, _ ui: inout UI
  ) -> Double {
    let index = notes.stop.number - 1
    pictures.make([index] + (notes.next == nil ? [] : [index + 1]), most: 2, workspace)
    let room = layout.next
    let picture = Rect(
      x: room.minX, y: room.minY, width: room.width, height: (room.width * 9 / 16).rounded())
    ui.box(picture, Theme.panel, corner: Theme.corner)
    if let thumbnail = pictures.thumbnail(of: index, workspace) {
      ui.thumbnail(thumbnail.sprites, of: thumbnail.size, in: picture)
    }
    ui.outline(picture, Theme.brass, width: max(ui.hair, 1), corner: Theme.corner)
    return picture.maxY + 4 * layout.unit
  }

  private mutating func page(
    _ notes: SpeakerNotes, _ layout: SpeakerLayout, _ size: Size, _ workspace: Workspace, _ ui: UI
  ) -> (page: SpeakerPage, isAlone: Bool) {
    let zoom = workspace.talk.notesZoom
    let key = PageKey(
      words: [
        notes.talk, "\(notes.stop.number) / \(notes.count)", notes.stop.title, notes.stop.caption,
        notes.state, notes.notes, workspace.window.language.tag,
      ], size: size, zoom: zoom, theme: workspace.window.arrangement.theme)
    if let made, made.key == key { return (made.page, made.isAlone) }
    var page = SpeakerPage(notes, in: layout.notes, layout, zoom: zoom, least: 18 * zoom, ui)
    let isAlone = !page.fits
    if isAlone {
      page = SpeakerPage(notes, in: layout.alone, layout, zoom: zoom, least: 8, ui)
    }
    made = (key, page, isAlone)
    return (page, isAlone)
  }

  private mutating func drawNext(
    _ notes: SpeakerNotes, _ layout: SpeakerLayout, _ workspace: Workspace, _ ui: inout UI
  ) {
    let (room, unit) = (layout.next, layout.unit)
    let label = layout.style(18, .medium)
    let top = drawCurrent(notes, layout, workspace, &ui) + 16 * unit
    guard let next = notes.next else {
      let words = ui.fitted(localized("This is the last stop."), label, width: room.width)
      return ui.text(words, label, Theme.mutedText, at: Point(x: room.minX, y: top))
    }
    ui.text(localized("Next stop"), label, Theme.mutedText, at: Point(x: room.minX, y: top))
    let picture = Rect(
      x: room.minX, y: top + 20 * unit, width: room.width, height: (room.width * 9 / 16).rounded())
    ui.box(picture, Theme.panel, corner: Theme.corner)
    let thumbnail = pictures.thumbnail(of: next.number - 1, workspace)
    if let thumbnail {
      ui.thumbnail(thumbnail.sprites, of: thumbnail.size, in: picture)
    }
    let trouble = workspace.talk.presentation.flatMap { presentation in
      let stops = presentation.stops
      return stops.indices.contains(next.number - 1)
        ? workspace.trouble(with: stops[next.number - 1]) : nil
    }
    if let trouble {
      ui.trouble(
        trouble, type: layout.style(18, .medium).size, in: picture,
        hasPicture: thumbnail != nil)
    }
    ui.outline(picture, Theme.hairline, width: max(ui.hair, 1), corner: Theme.corner)
    let title = layout.style(20, .semibold)
    let y = picture.maxY + 24 * unit
    ui.text(
      ui.fitted("\(next.number)  \(next.title)", title, width: room.width), title, Theme.text,
      at: Point(x: room.minX, y: y))
    guard trouble == nil else { return }
    let caption = layout.style(18, .regular)
    ui.text(
      ui.fitted(next.caption, caption, width: room.width), caption, Theme.mutedText,
      at: Point(x: room.minX, y: y + 28 * unit))
  }
}

extension Session {
  /// The speaker's side at a time on the events' clock; nil unless a talk is presented. The time of day
  /// is as the speaker reads it, such as "14:05". The texts are in the language of the session.
  public func speakerNotes(at now: Double, timeOfDay: String) -> SpeakerNotes? {
    language.during { workspace.speakerNotes(at: now, timeOfDay: timeOfDay) }
  }
}
