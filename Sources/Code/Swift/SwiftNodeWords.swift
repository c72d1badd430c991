import Keyframes
import Stage
import Syntax

// The words of a node, in the order in which demos write them.
extension SwiftWriter {
  /// The track of a property, which then counts as set; nil if the node does not have it.
  mutating func take(_ property: Property, _ text: inout SwiftNodeText) -> String? {
    guard let track = text.node.numbers[property], text.writtenNumbers.insert(property).inserted
    else { return nil }
    return declared(property.name, .number(track, &losses), "Track<Double>")
  }

  /// One word for two properties, each with its label.
  private mutating func pair(
    _ word: String, _ one: (String, Property), _ other: (String, Property),
    _ text: inout SwiftNodeText
  ) {
    let parts = [one, other].compactMap { label, property in
      take(property, &text).map { "\(label): \($0)" }
    }
    if !parts.isEmpty { text.words.append(".\(word)(\(parts.joined(separator: ", ")))") }
  }

  /// A word that takes a track and its easing.
  private mutating func eased(_ word: String, _ property: Property, _ text: inout SwiftNodeText) {
    guard let track = text.node.numbers[property] else { return }
    text.writtenNumbers.insert(property)
    let swift = SwiftTrack.number(track, &losses)
    guard let easing = swift.easing, swift.text.utf8.count <= 60 else {
      text.words.append(".\(word)(\(declared(property.name, swift, "Track<Double>")))")
      return
    }
    text.words.append(".\(word)(\(swift.text), \(easing))")
  }

  mutating func placeWords(_ text: inout SwiftNodeText) {
    pair("at", ("x", .x), ("y", .y), &text)
    pair("translation", ("x", .translationX), ("y", .translationY), &text)
    anchor(&text)
    let numbers = text.node.numbers
    if let scale = numbers[.scaleX], scale == numbers[.scaleY] {
      text.writtenNumbers.insert(.scaleY)
      eased("scale", .scaleX, &text)
    } else {
      pair("scale", ("x", .scaleX), ("y", .scaleY), &text)
    }
    eased("rotation", .rotation, &text)
    pair("rotation3D", ("x", .rotationX), ("y", .rotationY), &text)
    if let track = take(.perspective, &text) { text.words.append(".perspective(\(track))") }
    if let route = text.node.route, let track = take(.pathProgress, &text) {
      let turning = route.turning == .never ? "" : ", turning: .\(route.turning)"
      let pace = route.pace == .even ? "" : ", pace: .\(route.pace)"
      text.words.append(".along(\(path(route.path)), \(track)\(turning)\(pace))")
    } else if let route = text.node.route {
      text.assignments.append(
        ".route = Route(\(path(route.path)), turning: .\(route.turning), pace: .\(route.pace))")
    }
  }

  private func anchor(_ text: inout SwiftNodeText) {
    guard let x = text.node.numbers[.anchorX], let y = text.node.numbers[.anchorY],
      x.isPlainConstant, y.isPlainConstant
    else { return }
    let unit = Point(x: x.keyframes[0].value, y: y.keyframes[0].value)
    guard let anchor = Anchor.allCases.first(where: { $0.unit == unit }) else { return }
    text.writtenNumbers.formUnion([.anchorX, .anchorY])
    text.words.append(".anchor(.\(anchor))")
  }

  mutating func boxWords(_ text: inout SwiftNodeText) {
    pair("size", ("width", .width), ("height", .height), &text)
    if let track = take(.cornerRadius, &text) { text.words.append(".cornerRadius(\(track))") }
    eased("opacity", .opacity, &text)
    if let track = take(.blur, &text) { text.words.append(".blur(\(track))") }
    if let track = take(.depth, &text) { text.words.append(".depth(\(track))") }
    if let track = take(.characters, &text) { text.words.append(".characters(\(track))") }
    guard let mask = text.node.mask else { return }
    let isKnown = mask.box != nil || !(text.node.shape?.bounds.isEmpty ?? true)
    let box = mask.box.map { ", of: \(SwiftValue.rect($0))" } ?? ""
    if isKnown, let track = take(.visibility, &text) {
      text.words.append(".revealed(.\(mask.reveal), \(track)\(box))")
    } else {
      text.assignments.append(".mask = Mask(.\(mask.reveal)\(box))")
    }
  }

  mutating func colorWords(_ text: inout SwiftNodeText) {
    if let fill = text.node.fill, text.writtenColors.insert(.fill).inserted {
      let track = declared("fill", .color(fill, &losses), "Track<Color>")
      text.words.append(".fill(\(track))")
    }
    let numbers = text.node.numbers
    guard let color = text.node.colors[.shadow], numbers[.shadowRadius] != nil,
      numbers[.shadowX] != nil, numbers[.shadowY] != nil
    else { return }
    text.writtenColors.insert(.shadow)
    let track = declared("shadow", .color(color, &losses), "Track<Color>")
    let labels: [(String, Property)] = [
      ("radius", .shadowRadius), ("x", .shadowX), ("y", .shadowY),
    ]
    let parts = labels.compactMap { label, property in
      take(property, &text).map { "\(label): \($0)" }
    }
    text.words.append(".shadow(\(([track] + parts).joined(separator: ", ")))")
  }

  mutating func lineWords(_ text: inout SwiftNodeText) {
    let node = text.node
    if let color = node.colors[.stroke], node.stroke != nil,
      let width = take(.strokeWidth, &text)
    {
      text.writtenColors.insert(.stroke)
      let track = declared("stroke", .color(color, &losses), "Track<Color>")
      text.words.append(".border(\(track), width: \(width))")
    }
    if node.numbers[.strokeStart] != nil, let end = take(.strokeEnd, &text) {
      let start = take(.strokeStart, &text).map { $0 == "0" ? "" : "from: \($0), " } ?? ""
      text.words.append(".stroke(\(start)to: \(end))")
    }
    if let track = take(.dashPhase, &text) { text.words.append(".dashPhase(\(track))") }
  }
}
