import Interface
import Words

// Pointing things out to an audience.
extension Shortcut {
  package static let pointing: [Shortcut] = [
    Shortcut(
      "Laser, spotlight; ring around the pointer, magnifier",
      [
        (.function(7), [], .pointing(.choose(.laser))),
        (.function(8), [], .pointing(.choose(.spotlight))),
        (.function(7), .shift, .pointing(.toggleRing)),
        (.function(8), .shift, .pointing(.choose(.lens))),
      ]),
    Shortcut(
      "Pen, highlighter; arrow, box",
      [
        (.function(9), [], .pointing(.choose(.pen))),
        (.function(9), .shift, .pointing(.choose(.highlighter))),
        (.function(9), .control, .pointing(.choose(.arrow))),
        (.function(9), [.control, .shift], .pointing(.choose(.box))),
      ]),
    Shortcut("Erase all marks", [(.backspace, .shift, .pointing(.erase))]),
    Shortcut(
      "Show keys, clicks and changes of time to an audience",
      [(.function(4), [], .toggleKeyHUD)]),
  ]
}
