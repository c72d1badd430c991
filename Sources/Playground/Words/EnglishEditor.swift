// Editing on the stage in English.
extension English {
  /// The stage while it is edited, and the properties of nodes.
  static let editor: [Phrase: String] = [
    .editOnStage: "Edit on the stage: select, move, scale and rotate nodes",
    .recordMotion: "Record a motion: hold and drag a node, its handles or a corner",
    .autoKey: "Auto-key: changes become keyframes at the playhead",
    .toggleProperties: "Show or hide the properties of the selected nodes",
    .selectNextNode: "Select the next node",
    .selectPreviousNode: "Select the previous node",
    .editingOnStage: "Click a node to select it. Esc lets go, then ends editing.",
    .autoKeyButton: "Auto-key",
    .autoKeyIsOn: "Auto-key is on: changes become keyframes at the playhead",
    .autoKeyIsOff: "Auto-key is off: changes move whole animations",
    .recordNeedsEditing: "Press Q to edit on the stage; then hold W and drag a node.",
    .cannotMoveFlat: "This node can't be changed here: it or a group around it is scaled to 0.",
    .nothingRecorded: "Nothing recorded. Hold W and drag a node.",
    .recordedOne: "Recorded one keyframe",
    .recordedSome: "Recorded {1} keyframes. Space plays them.",
    .tolerance: "Tolerance",
    .toleranceTip:
      "How far keyframes may be from your hand, in points. More needs fewer keyframes.",
    .propertiesTitle: "Properties",
    .noNodeSelected:
      "Nothing is selected. Press Q and click a node on the stage, or click one on the timeline.",
    .someNodes: "{1} nodes",
    .allProperties: "All",
    .setProperties: "Set",
    .showAllProperties: "Show all properties",
    .showSetProperties: "Show only properties that are explicitly set",
    .toggleKeyTip: "Add or remove a keyframe of this property at the playhead",
    .pickColorTip: "Pick a colour",
    .setHiddenTip: "Hide the node, or show it, from the playhead on",
    .propertyLabelTip: "Drag to change; double-click removes your changes",
    .groupTransform: "Transform",
    .groupSize: "Size",
    .groupLook: "Fill and stroke",
    .groupText: "Text",
    .groupShadow: "Shadow",
    .groupDepth: "3D and depth",
    .groupPage: "Pages",
    .groupOther: "More",
  ]
}
