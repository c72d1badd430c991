// Typed numbers and colours in Chinese.
extension Chinese {
  static let numbers: [Phrase: String] = [
    .numberUnfinished: "“{1}”不完整：末尾缺少一个数字。",
    .numberParentheses: "“{1}”的括号不匹配。",
    .numberUnit: "“{1}”在此处不是单位。请只输入数字。",
    .numberOtherUnit: "“{1}”在此处不是单位。请只输入数字，或使用 {2} 之一。",
    .numberDivided: "“{1}”除以了零。",
    .numberTooLarge: "“{1}”太大。",
    .knobField: "{1}：拖动或输入，例如 100*2、50%、+=10",
    .colorPart: "“{1}”不能作为 {2} 的一部分。",
    .colorCount: "{1} 需要三个数字，斜杠后可加透明度。",
    .colorSpace: "无法读取色彩空间“{1}”。请使用 srgb 或 display-p3。",
    .colorClipped: "此颜色超出 sRGB：改用最接近的 {1}。",
    .noTrackForColor: "粘贴的是颜色。请先选择一条颜色轨道。",
  ]

  /// Easings of one's own, and how long springs last.
  static let presets: [Phrase: String] = [
    .yourPresets: "我的",
    .builtInPresets: "内置",
    .presetSuggestion: "我的缓动",
    .presetNamePlaceholder: "预设的名称",
    .presetNameTip: "为预设命名；Enter 保存，Esc 取消",
    .presetNeedsName: "预设未保存：它需要一个名称。",
    .presetIsCustom: "此缓动是示例中的函数，不能存为预设。",
    .presetSaved: "已保存预设“{1}”",
    .presetDeleted: "已删除预设“{1}”。Ctrl+Z 恢复它。",
    .copiedPreset: "已将 1 个预设复制为文本",
    .copiedPresets: "已将 {1} 个预设复制为文本",
    .pastedPreset: "已添加 1 个预设",
    .pastedPresets: "已添加 {1} 个预设",
    .cannotPastePresets: "没有添加预设。第 {1} 行：{2}",
    .savePreset: "将此曲线存为所有示例可用的预设",
    .deletePreset: "删除此预设",
    .copyPresets: "将我的预设复制为文本；粘贴这样的文本即可添加",
    .ownPreset: "{1}：点击应用，双击重命名",
    .lastOne: "让此区段持续 {1} 秒",
    .lastEach: "让每个区段持续到弹簧静止",
    .lastTip: "移动下一个关键帧，使弹簧以 1× 速度静止；后面的随之移动",
  ]

  /// The colour picker.
  static let picker: [Phrase: String] = [
    .pickerSquare: "饱和度和明度",
    .useDropper: "从舞台上吸取颜色",
    .pickFromStage: "点击吸取此处的颜色",
    .oldColor: "恢复为 {1}",
    .addStop: "点击添加色标",
    .moveGradientStop: "拖动来移动；拖离或按 Delete 移除",
    .stopOffset: "色标的位置，0 到 1 或百分比",
    .gradientStop: "色标",
    .gradientFrom: "起点 x、y",
    .gradientTo: "终点 x、y",
    .gradientFromX: "渐变起点：x，以宽度的比例表示",
    .gradientFromY: "渐变起点：y，以高度的比例表示",
    .gradientToX: "渐变终点：x，以宽度的比例表示",
    .gradientToY: "渐变终点：y，以高度的比例表示",
  ]
}
