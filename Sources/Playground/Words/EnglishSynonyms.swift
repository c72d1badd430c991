// What others call commands, in English.
extension English {
  /// Separated by commas.
  static let synonyms: [Phrase: String] = [
    .wordsForTrails:
      "trail, trails, onion skin, onion skinning, onion, ghost, motion path, motion trail",
    .wordsForValues: "graph, graph editor, value graph, speed graph, inspector, read-out, numbers",
    .wordsForCurve:
      "ease, easing, easings, bezier, cubic-bezier, spring, bounce, speed ramp, interpolation, "
      + "graph editor, velocity, steps, f-curve",
    .wordsForTimeline: "layers, dope sheet, sequencer",
    .wordsForKnobs: "parameters, sliders, settings, controls, inspector",
    .wordsForExport:
      "code, css, swift, swiftui, uikit, json, share, copy code, lottie, developer, handoff, "
      + "film, movie, video, gif, render, fps, frame rate",
    .wordsForCompare: "variants, a/b, split, side by side, diff, difference",
    .wordsForGallery: "browser, demos, sidebar, library, list",
    .wordsForPanels: "distraction free, clean, zen",
    .wordsForFullScreen: "fullscreen, maximise, maximize, projector",
    .wordsForTime: "fps, frame rate, frame number, timecode, seek, jump to time, go to time",
    .wordsForSpeed: "rate, playback rate, time stretch, 2x, tempo",
    .wordsForEnding: "repeat, cycle, ping-pong, yoyo, alternate, auto-reverse",
    .wordsForSlowMotion: "slowmo, slow-mo",
    .wordsForLoopStart: "work area, in point, loop in, a-b repeat",
    .wordsForLoopEnd: "work area, out point, loop out, a-b repeat",
    .wordsForClearLoop: "work area, remove loop",
    .wordsForInput: "driver, controller, who moves time, lock, mouse, gamepad",
    .wordsForEditing: "handles, transform, selection tool, direct selection, gizmo",
    .wordsForRecording: "motion sketch, capture, perform, puppeteer",
    .wordsForAutoKey: "autokey, automatic keys, record changes",
    .wordsForProperties: "details, attributes, transform panel",
    .wordsForAnyInput: "driver, unlock, locked, give control back",
    .wordsForVersion: "save, save as, snapshot, variant, branch, keep, bookmark",
    .wordsForSwapping: "a/b, toggle version, switch version",
    .wordsForDropping: "revert, discard, restore, original, clear edits",
    .wordsForReset: "restart, revert, start over, reload",
    .wordsForInserting: "add keyframe, set keyframe, new keyframe, keyframe",
    .wordsForDeleting: "remove keyframe, clear keyframe",
    .wordsForDuplicating: "clone, copy keyframes, repeat keyframes",
    .wordsForColors:
      "color, colour, colour picker, color picker, palette, fill, hue, swatch, gradient, stops, "
      + "eyedropper, pipette",
    .wordsForAllProperties: "static properties, all properties, constants, reveal properties",
    .wordsForHistory: "history, steps, undo list, history panel",
    .wordsForMarkers: "marker, markers, cue, bookmark, label, comment",
    .wordsForLength: "duration, out point, composition length, composition settings, trim",
    .wordsForFitting: "zoom to fit, frame all, whole timeline",
    .wordsForLarger: "zoom interface, font size, text size, ui scale, dpi, hidpi",
    .wordsForSmaller: "zoom interface, font size, text size, ui scale",
    .wordsForMenu: "right click, right-click, popup",
    .wordsForHelp: "shortcuts, keyboard, hotkeys, command palette, manual, help",
    .wordsForUndo: "take back, history, revert",
    .wordsForRedo: "do again, reapply",
    .wordsForCycling: "focus, next pane, switch panel",
    .wordsForNextPage: "next slide, slide, clicker",
    .wordsForRewinding: "replay, time travel, back in time",
    .wordsForPhysics: "inertia, momentum, friction, deceleration, scrolling",
  ]
}
