// How the colours of nodes mix with what is below, in Chinese.
extension Chinese {
  static let blending: [Phrase: String] = [
    .blendMode: "混合模式",
    .chooseBlendMode: "选择颜色与下方内容的混合方式",
    .setBlendMode: "所选节点的混合模式：{1}",
    .blendedNodes: "更改 {1} 的混合模式",
    .blendNormal: "正常",
    .blendMultiply: "正片叠底",
    .blendScreen: "滤色",
    .blendOverlay: "叠加",
    .blendDarken: "变暗",
    .blendLighten: "变亮",
    .blendColorDodge: "颜色减淡",
    .blendColorBurn: "颜色加深",
    .blendHardLight: "强光",
    .blendSoftLight: "柔光",
    .blendDifference: "差值",
    .blendExclusion: "排除",
    .blendAdd: "相加",
  ]
}
