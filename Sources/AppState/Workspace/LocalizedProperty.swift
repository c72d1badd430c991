import DemoKit
import Formats
import Stage
import Words

extension String {
  /// As the name of a property: in the current language, and masks and characters counted from 1.
  package var localizedProperty: String {
    switch MaskProperty(self) {
    case .path(let index)?: return localized("mask \(index + 1)")
    case .opacity(let index)?: return localized("mask \(index + 1) opacity")
    case nil: break
    }
    if let range = Range(colorProperty: self) {
      let (first, last) = (String(range.lowerBound + 1), String(range.upperBound))
      return first == last ? localized("fill \(first)") : localized("fill \(first)–\(last)")
    }
    return Message(key: Self.propertyNames[self] ?? self, context: "property").localized
  }

  /// The English name of the property that has this name in files.
  var propertyWord: String { Self.propertyNames[self] ?? self }

  /// The properties that are written differently in files and in code.
  private static let propertyNames = [
    "anchorX": "anchor x", "anchorY": "anchor y", "anchorZ": "anchor z",
    "axisRotation": "axis rotation", "axisX": "axis x", "axisY": "axis y", "axisZ": "axis z",
    "blend": "blend mode", "contentsHeight": "contents height", "contentsWidth": "contents width",
    "contentsX": "contents x", "contentsY": "contents y", "cornerRadius": "corner radius",
    "dashPhase": "dash phase", "fillGradient": "gradient", "fontSize": "font size",
    "isComposited": "group opacity", "letterSpacing": "letter spacing",
    "lineHeight": "line height", "multiplierHeight": "multiplier height",
    "multiplierWidth": "multiplier width", "multiplierX": "multiplier x",
    "multiplierY": "multiplier y", "offsetHeight": "offset height", "offsetWidth": "offset width",
    "offsetX": "offset x", "offsetY": "offset y", "pathMasks": "masks",
    "pathProgress": "path progress", "rotationX": "rotation x", "rotationY": "rotation y",
    "route": "motion path", "scaleX": "scale x", "scaleY": "scale y",
    "shadowRadius": "shadow radius", "shadowX": "shadow x", "shadowY": "shadow y",
    "skewAxis": "skew axis", "string": "text", "strokeEnd": "stroke end",
    "strokeOffset": "stroke offset", "strokeStart": "stroke start", "strokeWidth": "stroke width",
    "translationX": "move x", "translationY": "move y",
  ]
}
