import DemoKit
import Interface
import Stage
import Words

// The words that other programs use for a command, by which the palette finds it.
extension Action {
  /// Empty for most; in small letters.
  package var synonyms: [String] {
    guard let words = otherWords else { return [] }
    return localized(words).split(separator: ",").map { word in
      word.drop { $0 == " " }.lowercased()
    }
  }

  private var otherWords: Message? {
    if case .toggle(let side) = self { return side.synonyms }
    if case .useLanguage = self { return "language, languages, locale, translation" }
    return Self.otherWords.first { $0.action == self }?.phrase
  }

  private static let otherWords: [(action: Action, phrase: Message)] = [
    (
      .toggleTrails,
      "trail, trails, onion skin, onion skinning, onion, ghost, motion path, motion trail"
    ),
    (.toggleValues, "graph, graph editor, value graph, speed graph, inspector, read-out, numbers"),
    (.toggleTimeline, "layers, dope sheet, sequencer"),
    (.film(.open), "gif, mp4, webm, webp, apng, video, movie, render, record, pictures"),
    (.toggleCompare, "variants, a/b, split, side by side, diff, difference"),
    (.toggleGallery, "browser, demos, sidebar, library, list"),
    (.togglePanels, "distraction free, clean, zen"),
    (.toggleFullscreen, "fullscreen, maximise, maximize, projector"),
    (.typeTime, "fps, frame rate, frame number, timecode, seek, jump to time, go to time"),
    (.cycleSpeed, "rate, playback rate, time stretch, 2x, tempo"),
    (.cycleEnding, "repeat, cycle, ping-pong, yoyo, alternate, auto-reverse"),
    (.slowMotion, "slowmo, slow-mo"),
    (.setLoop(.start), "work area, in point, loop in, a-b repeat"),
    (.setLoop(.end), "work area, out point, loop out, a-b repeat"),
    (.clearLoop, "work area, remove loop"),
    (.cycleDriver(by: 1), "driver, controller, who moves time, lock, mouse, gamepad"),
    (.giveControl(.any), "driver, unlock, locked, give control back"),
    (.keepVersion, "save, save as, snapshot, variant, branch, keep, bookmark"),
    (.exchangeVersion, "a/b, toggle version, switch version"),
    (.dropEdits, "revert, discard, restore, original, clear edits"),
    (.reset, "restart, revert, start over, reload"),
    (.timeline(.insert), "add keyframe, set keyframe, new keyframe, keyframe"),
    (.timeline(.delete), "remove keyframe, clear keyframe"),
    (.timeline(.duplicate), "clone, copy keyframes, repeat keyframes"),
    (
      .timeline(.toggleColors),
      "color, colour, colour picker, color picker, palette, fill, hue, swatch, gradient, stops, eyedropper, pipette"
    ),
    (.timeline(.show(.all)), "static properties, all properties, constants, reveal properties"),
    (.fitTimeline, "zoom to fit, frame all, whole timeline"),
    (.changeInterface(by: 1), "zoom interface, font size, text size, ui scale, dpi, hidpi"),
    (.changeInterface(by: -1), "zoom interface, font size, text size, ui scale"),
    (.openMenu, "right click, right-click, popup"),
    (.tour(.begin), "tutorial, lessons, introduction, onboarding, getting started, learn, help"),
    (.toggleHelp, "shortcuts, keyboard, hotkeys, command palette, manual, help"),
    (.undo, "take back, history, revert"),
    (.redo, "do again, reapply"), (.cyclePanels(by: 1), "focus, next pane, switch panel"),
    (.nextPage, "next slide, slide, clicker"),
    (.rewind(Action.rewindStep), "replay, time travel, back in time"),
    (.cyclePhysics, "inertia, momentum, friction, deceleration, scrolling"),
    (.editor(.toggle), "handles, transform, selection tool, direct selection, gizmo"),
    (.editor(.record), "motion sketch, capture, perform, puppeteer"),
    (.editor(.toggleAutoKey), "autokey, automatic keys, record changes"),
    (.talk(.present), "slideshow, slide show, slides, presentation, presenter"),
    (.talk(.presentFromHere), "slideshow, slide show, slides, presentation, presenter"),
    (.talk(.addStop), "add slide, new slide, add to presentation"),
    (
      .curve(.token(.make)),
      "design token, design tokens, motion token, variable, style, shared easing, dtcg, css variable, custom property"
    ), (.nextTheme, "appearance, colours, colors, dark mode, light mode, contrast"),
    (.timeline(.addMarker), "marker, markers, cue, bookmark, label, comment"),
    (.timeline(.typeLength), "duration, out point, composition length, composition settings, trim"),
  ]
}
