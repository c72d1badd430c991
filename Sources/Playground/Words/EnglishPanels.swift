// The panels in English; the curve editor and the export panel have a file of their own.
extension English {
  /// The transport and the gallery.
  static let transport: [Phrase: String] = [
    .demoPlace: "{1} of {2}, in {3}",
    .dragToScrub: "Drag to scrub; pull away for finer steps",
    .loopBegins: "The loop begins here",
    .loopEnds: "The loop ends here",
    .typeTimeHere: "Type a time, such as 1.5, 120f, 1/3, 50% or +=0.2",
    .driverAny: "Any",
    .driverClock: "Clock",
    .driverDrag: "Drag",
    .driverPinch: "Pinch",
    .driverTwist: "Twist",
    .driverWheel: "Wheel",
    .driverScrubBar: "Bar",
    .driverKeys: "Keys",
    .driverPad: "Pad",
    .searchDemos: "Search demos",
    .searchTheDemos: "Search the demos",
  ]

  /// The palette.
  static let palette: [Phrase: String] = [
    .findHere: "Find a command, a demo, a knob",
    .noResults: "No results. Esc closes.",
    .kindDemo: "demo",
    .kindKnob: "knob, {1}",
    .demoIsFoundBy: "open choose a demo {1}",
    .knobIsFoundBy: "knob {1}",
    .copyIsFoundBy: "export code",
  ]

  /// The timeline, and the graphs below it.
  static let timeline: [Phrase: String] = [
    .fit: "Fit",
    .constants: "Constants",
    .timeAt: "at",
    .someKeyframes: "({1} keyframes)",
    .atPlayhead: "(at the playhead)",
    .dragOrZoom: "Drag to scrub; Ctrl and the wheel zoom",
    .valueField: "Value: drag, use the arrow keys or type, such as 100*2 or +=10",
    .timeField: "Keyframe time: drag, use the arrow keys or type, such as 120f, 50% or +=0.2",
    .colorField: "Colour in any CSS notation, such as #FF7F50, coral or hsl(16 100% 66%)",
    .turnOnConstants: "Nothing is animated yet. Turn on Constants to animate a property.",
    .clickToSelect: "Click a keyframe, curve or name. Shift-click to add.",
    .tooManyToDuplicate: "Too many keyframes to duplicate ({1})",
    .notAValue: "“{1}” isn't a number from -1e9 to 1e9. Try 120, 1/3, 50% or +=10",
    .notAColor: "{1} isn't a colour. Try #FF7F50, coral or hsl(16 100% 66%)",
    .selectAll: "Select all keyframes",
    .copyKeyframes: "Copy the selected keyframes",
    .cutKeyframes: "Cut the selected keyframes",
    .deleteKeyframes: "Delete the selected keyframes",
    .insertKeyframe: "Insert a keyframe at the playhead",
    .moveFrameEarlier: "Move the selected keyframes one frame earlier",
    .moveFrameLater: "Move the selected keyframes one frame later",
    .moveFramesEarlier: "Move the selected keyframes {1} frames earlier",
    .moveFramesLater: "Move the selected keyframes {1} frames later",
    .stretchFrameEarlier: "Stretch the selection: last keyframe one frame earlier",
    .stretchFrameLater: "Stretch the selection: last keyframe one frame later",
    .stretchFramesEarlier: "Stretch the selection: last keyframe {1} frames earlier",
    .stretchFramesLater: "Stretch the selection: last keyframe {1} frames later",
    .selectNode: "Select the node",
    .selectTrack: "Select the track",
    .foldNode: "Collapse or expand {1}",
    .toggleKeyframe: "Add or remove a keyframe at the playhead",
    .toggleConstants: "Show or hide properties that don't change",
    .pickColor: "Pick a colour",
    .hideFromHere: "Hide from here on",
    .showFromHere: "Show from here on",
    .hue: "Hue",
    .alpha: "Alpha",
    .dragGraphs: "Values and speeds: drag to scrub",
    .nothingToGraph: "Nothing to graph.",
  ]

  /// The knobs, and the versions that are compared.
  static let knobs: [Phrase: String] = [
    .knobsTitle: "Knobs",
    .knobReset: "{1}: Delete resets it to {2}",
    .knobDrag: "Drag to change; double-click to reset to {1}",
    .knobChoice: "{1}: next choice",
    .noKnobs: "This demo has no knobs.",
    .noChanges: "No changes.",
    .resetOne: "Reset",
    .resetAll: "Reset all {1}",
    .andMore: "and {1} more",
    .knobsGone: "values of knobs that no longer exist",
    .nodeGone: "{1}: the node no longer exists",
    .saveAs: "Save as {1}",
  ]
}
