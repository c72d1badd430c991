package import Editing
import Words

/// A lesson of the tour: what is on the stage, what is open, what to drag, and a sentence about it.
package struct Lesson: Equatable, Sendable {
  /// In English; `Lesson.localized` has the translations.
  package let title: String
  package var sentence = ""
  package var demo = ""
  /// In the unit of the demo's timeline.
  package var time = 0.0
  /// The panels and view options that are open; everything else is closed.
  package var panels = OpenPanels()
  package var selection = Selection()
  package var target = Target.stage

  /// The thing to drag.
  package enum Target: Equatable, Sendable {
    case stage, bar, timeline, curve
    case knob(String)
  }

  package init(title: String) { self.title = title }

  /// A title or a sentence in the current language.
  package static func localized(_ text: String) -> String {
    Message(key: text, context: "tour").localized
  }
}

/// The tour of all lessons, and the one that is shown.
package struct Tour: Equatable, Sendable {
  package let lessons: [Lesson]
  package var index = 0

  /// - Precondition: at least one lesson.
  package init(_ lessons: [Lesson]) { self.lessons = lessons }

  package var lesson: Lesson { lessons[index] }
  package var isAtEnd: Bool { index == lessons.count - 1 }
}

/// A hint for the first minute.
public enum Welcome: String, CaseIterable, Sendable {
  /// Says that the stage is dragged, until it is.
  case drag
  /// Offers the tour.
  case tour
}

/// Commands of the tour.
package enum TourAction: Equatable, Sendable {
  case begin
  case next
  case back
  case leave
  /// Hides the hints for the first minute.
  case dismiss
}
