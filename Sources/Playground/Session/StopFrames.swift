import AppState
public import Interface
public import Keyframes
import Stage
import Words

/// Pictures of the stops of a talk at their beginning, for the speaker.
public struct StopFrames {
  private var pictures = TalkPictures()

  public init() {}

  /// The picture of the stop that comes so many stops after the current one, as a frame of `size` points; nil
  /// if it can't be shown, or there is none.
  ///
  /// - Complexity: as long as the stop's demo takes to begin, the first time.
  public mutating func frame(stopsOn offset: Int, in session: Session, size: Size) -> Frame? {
    let workspace = session.workspace
    guard let presentation = workspace.talk.presentation else { return nil }
    let stop = presentation.current + offset
    guard presentation.stops.indices.contains(stop) else { return nil }
    return session.language.during {
      pictures.make([stop], most: 1, workspace)
      guard let thumbnail = pictures.thumbnail(of: stop, workspace) else { return nil }
      var ui = UI(measure: session.ui.measure)
      ui.beginFrame(pixelsPerPoint: 1)
      ui.thumbnail(
        thumbnail.sprites, of: thumbnail.size,
        in: Rect(x: 0, y: 0, width: size.width, height: size.height))
      return Frame(sprites: ui.sprites, ground: .black, scale: 1, isMoving: false)
    }
  }
}
