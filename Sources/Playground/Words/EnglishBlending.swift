// How the colours of nodes mix with what is below, in English.
extension English {
  static let blending: [Phrase: String] = [
    .blendMode: "blend mode",
    .chooseBlendMode: "Choose how the colours mix with what is below",
    .setBlendMode: "Blend mode of the selected nodes: {1}",
    .blendedNodes: "Change the blend mode of {1}",
    .blendNormal: "Normal",
    .blendMultiply: "Multiply",
    .blendScreen: "Screen",
    .blendOverlay: "Overlay",
    .blendDarken: "Darken",
    .blendLighten: "Lighten",
    .blendColorDodge: "Colour dodge",
    .blendColorBurn: "Colour burn",
    .blendHardLight: "Hard light",
    .blendSoftLight: "Soft light",
    .blendDifference: "Difference",
    .blendExclusion: "Exclusion",
    .blendAdd: "Add",
  ]
}
