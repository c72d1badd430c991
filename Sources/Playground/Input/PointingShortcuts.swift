import Interface

// Pointing things out to an audience.
extension Shortcut {
  static let pointing: [Shortcut] = [
    Shortcut(
      .pointOut,
      [
        (.function(7), [], .pointing(.choose(.laser))),
        (.function(8), [], .pointing(.choose(.spotlight))),
        (.function(7), .shift, .pointing(.toggleRing)),
        (.function(8), .shift, .pointing(.choose(.lens))),
      ]),
    Shortcut(
      .markUp,
      [
        (.function(9), [], .pointing(.choose(.pen))),
        (.function(9), .shift, .pointing(.choose(.highlighter))),
        (.function(9), .control, .pointing(.choose(.arrow))),
        (.function(9), [.control, .shift], .pointing(.choose(.box))),
      ]),
    Shortcut(.eraseMarks, [(.backspace, .shift, .pointing(.erase))]),
    Shortcut(.showInput, [(.function(4), [], .toggleInputDisplay)]),
  ]
}
