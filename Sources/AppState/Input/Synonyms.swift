import DemoKit
import Editing
import Interface
import Keyframes
import Stage
import Words

// The words that other programs use for a command, by which the palette finds it.
extension Action {
  /// Empty for most; in small letters.
  package var synonyms: [String] {
    guard let words = otherWords else { return [] }
    var synonyms = localized(words).split(separator: ",").map { word in
      word.drop { $0 == " " }.lowercased()
    }
    if case .useLanguage(let language) = self {
      synonyms += [language.name.lowercased(), language.englishName.lowercased()]
    }
    return synonyms
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
    (
      .toggleValues,
      "graph, graph editor, value graph, speed graph, f-curves, function curves, animation curves, inspector, read-out, numbers"
    ),
    (.graph(.fit), "frame all, zoom to fit, auto-zoom, home"),
    (.graph(.fitSelection), "frame selected, zoom to selection"),
    (.graph(.toggleNormalised), "normalize, stacked, separate axes"),
    (.graph(.toggleSpeed), "speed graph, velocity, velocity graph, derivative"),
    (.graph(.freeze), "ghost curves, buffer curves, reference graph, snapshot, compare"),
    (.graph(.typeKey), "keyframe velocity, numeric"),
    (.graph(.showAll), "unhide, solo"),
    (.toggleTimeline, "layers, dope sheet, sequencer"),
    (.film(.open), "gif, mp4, webm, webp, apng, video, movie, render, record, pictures"),
    (.toggleCompare, "variants, a/b, split, side by side, diff, difference"),
    (
      .toggleReducedMotion,
      "prefers-reduced-motion, accessibility, a11y, vestibular, fades instead of moves"
    ),
    (.toggleVectors, "arrows, offset, distance, difference, delta"),
    (.blind(.toggle), "a/b test, ab test, abx, guess, quiz, game, perception"),
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
    (
      .timeline(.setTangents(.automatic)),
      "auto tangents, auto bezier, auto clamped, auto ease, no overshoot, handles, interpolation"
    ),
    (.timeline(.setTangents(.spline)), "catmull-rom, overshoot, interpolation"),
    (
      .timeline(.setTangents(.smooth)),
      "join tangents, joined, aligned, continuous bezier, unify"
    ),
    (.timeline(.setTangents(.flat)), "easy ease, horizontal, level, plateau"),
    (.timeline(.setTangents(nil)), "broken, split tangents, corner, free handles, unlock handles"),
    (
      .timeline(.extrapolate(.repeat, .after)),
      "extrapolation, loopOut, cycle, pre-infinity, post-infinity"
    ),
    (.timeline(.extrapolate(.pingPong, .after)), "loopOut, oscillate, yoyo, mirror"),
    (
      .timeline(.extrapolate(.cumulative, .after)),
      "cycle with offset, accumulate, relative repeat"
    ),
    (.timeline(.extrapolate(.linear, .after)), "extrapolation, loopOut, constant velocity"),
    (.timeline(.extrapolate(.hold, .after)), "extrapolation, constant, freeze"),
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
    (
      .knobs(.offer),
      "parameter, variable, slider, expose, publish, link values, expression control, master property, essential graphics"
    ),
    (.nextPage, "next slide, slide, clicker"),
    (.rewind(Action.rewindStep), "replay, time travel, back in time"),
    (.cyclePhysics, "inertia, momentum, friction, deceleration, scrolling"),
    (.editor(.toggle), "handles, transform, selection tool, direct selection, gizmo"),
    (.editor(.record), "motion sketch, capture, perform, puppeteer"),
    (.editor(.toggleAutoKey), "autokey, automatic keys, record changes"),
    (.talk(.present), "slideshow, slide show, slides, presentation, presenter"),
    (.talk(.presentFromHere), "slideshow, slide show, slides, presentation, presenter"),
    (.talk(.addStop), "add slide, new slide, add to presentation"),
    (.curve(.draw), "freehand, sketch, pencil, hand-drawn, custom ease"),
    (.curve(.pin), "ghost, reference, freeze, overlay, compare curves, onion skin"),
    (.curve(.show(.nearest)), "identify, recognise, recognize, match, name, what curve is this"),
    (
      .curve(.token(.make)),
      "design token, design tokens, motion token, variable, style, shared easing, dtcg, css variable, custom property"
    ), (.nextTheme, "appearance, colours, colors, dark mode, light mode, contrast"),
    (.nodes(.copy), "copy layers, copy objects, clipboard"),
    (.nodes(.cut), "cut layers, clipboard"),
    (.nodes(.selectAll), "select everything, all layers"),
    (.nodes(.mask(.alpha)), "clip, clipping mask, alpha matte, track matte, mask"),
    (.nodes(.mask(.luminance)), "luma matte, track matte, mask"),
    (.nodes(.releaseMask), "unmask, remove mask"),
    (.nodes(.invertMask), "inverted matte, matte"),
    (.nodes(.drawStroke), "trim path, trim paths, line drawing, draw on, write on, self-drawing"),
    (.nodes(.stagger(.forwards)), "sequence layers, cascade, offset, delay"),
    (.editor(.editPoints), "vertex, vertices, anchor points, bezier, node tool, direct selection"),
    (.editor(.points(.add)), "add vertex, insert anchor point, subdivide"),
    (.editor(.points(.remove)), "delete vertex, delete anchor point"),
    (.editor(.points(.toggleSmooth)), "convert vertex, corner, roto-bezier"),
    (.editor(.distribute(.horizontally)), "space evenly, spacing, tidy up"),
    (.editor(.distribute(.vertically)), "space evenly, spacing, tidy up"),
    (.timeline(.addMarker), "marker, markers, cue, bookmark, label, comment"),
    (.timeline(.typeLength), "duration, out point, composition length, composition settings, trim"),
  ]
}
