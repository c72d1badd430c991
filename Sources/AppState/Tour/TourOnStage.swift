import DemoKit
import Editing
import Formats
import Interface
import Keyframes
import Stage
import Words

// Lessons on the stage, and hints for the first minute.
extension Workspace {
  /// Never during a talk, nor while all panels are hidden.
  package var showsLesson: Bool { window.tour != nil && canShowHints }

  package var showsWelcome: Bool {
    !window.welcome.isEmpty && canShowHints && !editing.stageEditing.isOn
      && editing.blindTest == nil
  }

  private var canShowHints: Bool { talk.presentation == nil && window.arrangement.showsPanels }

  /// Asks the host for the lessons. A talk has no tour.
  package mutating func beginTour() {
    guard talk.presentation == nil else { return }
    requests.toHost.append(.tour)
  }

  /// Shows the first lesson of a tour that the host has read; without a text, or with a faulty one, a notice says so.
  package mutating func take(tour text: String) {
    guard talk.presentation == nil else { return }
    guard !text.isEmpty else {
      return say(
        localized("The file Assets/tour.txt with the lessons is missing. Install Riff again."))
    }
    do throws(FileErrors) {
      let demos = gallery.players.filter { gallery.files[$0.demo.name] == nil }.map {
        $0.demo.fresh
      }
      window.tour = Tour(try LessonReader.lessons(text, demos: demos))
      window.welcome = []
      showLesson()
    } catch {
      say(error.errors[0].sentence.localized)
    }
  }

  /// Goes to another lesson; before the first and after the last there is none.
  package mutating func turnLesson(by step: Int) {
    guard let tour = window.tour else { return }
    guard tour.lessons.indices.contains(tour.index + step) else {
      if step > 0 { leaveTour() }
      return
    }
    window.tour?.index += step
    showLesson()
  }

  /// Leaves everything as it is.
  package mutating func leaveTour() {
    window.tour = nil
    relayout()
  }

  private mutating func showLesson() {
    guard let lesson = window.tour?.lesson, let index = gallery.players.index(named: lesson.demo)
    else { return }
    (editing.tool, editing.stageEditing.isOn, editing.picksColors) = (nil, false, false)
    choose(index)
    let gallery = window.arrangement.showsGallery
    window.arrangement.open(lesson.panels)
    window.arrangement.showsGallery = gallery
    window.arrangement.showsPanels = true
    window.showsMore = false
    relayout()
    playhead.pause()
    playhead.jump(to: lesson.time)
    giveControlBack()
    selectedNodes = lesson.selection.track.map { [$0.node] } ?? []
    selection = lesson.selection
    tidyKeys()
  }
}
