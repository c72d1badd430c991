// Typed numbers and colours in English.
extension English {
  static let numbers: [Phrase: String] = [
    .numberUnfinished: "“{1}” isn't finished: a number is missing at its end.",
    .numberParentheses: "“{1}” has parentheses that don't match.",
    .numberUnit: "“{1}” isn't a unit here. Use a plain number.",
    .numberOtherUnit: "“{1}” isn't a unit here. Use a plain number or one of {2}.",
    .numberDivided: "“{1}” divides by zero.",
    .numberTooLarge: "“{1}” is too large.",
    .knobField: "{1}: drag or type, such as 100*2, 50%, +=10",
    .colorPart: "“{1}” can't be a part of {2}.",
    .colorCount: "{1} takes three numbers, and an alpha after a slash.",
    .colorSpace: "The colour space “{1}” can't be read. Use srgb or display-p3.",
    .colorClipped: "This colour is outside sRGB: using {1}, the nearest.",
    .noTrackForColor: "A colour was pasted. Select a track of colours first.",
  ]

  /// Easings of one's own, and how long springs last.
  static let presets: [Phrase: String] = [
    .yourPresets: "Yours",
    .builtInPresets: "Built-in",
    .presetSuggestion: "My easing",
    .presetNamePlaceholder: "Name of the preset",
    .presetNameTip: "Name the preset; Enter saves, Esc cancels",
    .presetNeedsName: "The preset wasn't saved: it needs a name.",
    .presetIsCustom: "This easing is a function of the demo and can't be saved as a preset.",
    .presetSaved: "Saved the preset “{1}”",
    .presetDeleted: "Deleted the preset “{1}”. Ctrl+Z brings it back.",
    .copiedPreset: "Copied 1 preset as text",
    .copiedPresets: "Copied {1} presets as text",
    .pastedPreset: "Added 1 preset",
    .pastedPresets: "Added {1} presets",
    .cannotPastePresets: "No presets were added. Line {1}: {2}",
    .savePreset: "Save this curve as a preset for all demos",
    .deletePreset: "Delete this preset",
    .copyPresets: "Copy your presets as text; paste such text to add them",
    .ownPreset: "{1}: click to apply, double-click to rename",
    .lastOne: "Let this segment last {1} s",
    .lastEach: "Let each segment last until its spring settles",
    .lastTip: "Moves the next keyframe so that the spring settles at 1× speed; later ones follow",
  ]

  /// The colour picker.
  static let picker: [Phrase: String] = [
    .pickerSquare: "Saturation and brightness",
    .useDropper: "Pick a colour from the stage",
    .pickFromStage: "Click to pick the colour here",
    .oldColor: "Back to {1}",
    .addStop: "Click to add a stop",
    .moveGradientStop: "Drag to move; drag away or press Delete to remove",
    .stopOffset: "Offset of the stop, 0 to 1 or in percent",
    .gradientStop: "Stop",
    .gradientFrom: "From x, y",
    .gradientTo: "To x, y",
    .gradientFromX: "Start of the gradient: x in fractions of the width",
    .gradientFromY: "Start of the gradient: y in fractions of the height",
    .gradientToX: "End of the gradient: x in fractions of the width",
    .gradientToY: "End of the gradient: y in fractions of the height",
  ]
}
