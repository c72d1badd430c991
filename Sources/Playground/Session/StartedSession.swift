public import AppState
public import DemoKit
public import Stage
import Words

extension SessionStart {
  /// A session that begins like this. Traps if `catalog` lacks one of the demos.
  public func session(
    of catalog: [any Demo], measure: @escaping TextMeasure, outlines: GlyphOutlines? = nil
  ) -> Session {
    let chosen = demos.map { name in
      guard let demo = catalog.first(where: { $0.name == name }) else {
        fatalError("No demo is called \"\(name)\".")
      }
      return demo
    }
    var session = Session(
      demos: chosen, size: size, pixelsPerPoint: pixelsPerPoint, language: language,
      measure: measure, outlines: outlines)
    language.during {
      session.workspace.gallery.files.list = files.filter { demos.contains($0.name) }
      session.open(document)
      if let savedSession { session.restore(savedSession) }
      session.start(demo: demo, at: time, plays: plays, speed: speed)
      // A file that was asked for shows what isn't supported, as one that is opened later.
      if let file = session.files.first(where: { $0.name == demo }), !file.notes.isEmpty {
        session.workspace.gallery.files.shownNotes = file.name
      }
    }
    return session
  }
}
