import Commands

/// A small PDF of 16:9 with text, curves, a note and a link on each page, written by hand.
nonisolated struct SampleDeck {
  let pages: Int
  /// In points.
  var size = (width: 960, height: 540)
  /// Further entries of each page's dictionary.
  var more = ""

  var text: String {
    var objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[\(kids)]/Count \(pages)/MediaBox[0 0 \(size.width) \(size.height)]>>",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    for page in 1...pages {
      let content = content(page)
      objects += [
        "<</Type/Page/Parent 2 0 R/Resources<</Font<</F 3 0 R>>>>"
          + "/Contents \(object(of: page) + 1) 0 R/Annots[\(annotations(page))]\(more)>>",
        "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      ]
    }
    return Self.file(objects)
  }

  private func object(of page: Int) -> Int { 2 + 2 * page }

  private var kids: String { (1...pages).map { "\(object(of: $0)) 0 R" }.joined(separator: " ") }

  private func annotations(_ page: Int) -> String {
    let next = object(of: page % pages + 1)
    return "<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(Note \(page))>>"
      + "<</Type/Annot/Subtype/Link/Rect[80 300 480 380]/Border[0 0 0]/Dest[\(next) 0 R/Fit]>>"
  }

  /// A ground of the page's own colour, a title, lines of text and a rosette.
  private func content(_ page: Int) -> String {
    let hue = Double(page % 5) / 10
    var lines = [
      "\((0.1 + hue).fixed(2)) 0.12 0.\(20 + page % 30) rg 0 0 \(size.width) \(size.height) re f",
      "1 1 1 rg BT /F 60 Tf 80 320 Td (Page \(page)) Tj ET",
    ]
    for line in 0..<6 {
      lines.append("BT /F 20 Tf 80 \(260 - 32 * line) Td (A line of text, number \(line)) Tj ET")
    }
    lines.append("0.96 0.72 0.24 RG 1 w")
    for turn in 0..<40 {
      let x = 560 + turn * 9
      lines.append("640 120 m \(x) 480 \(940 - turn * 8) 60 \(600 + turn * 7) 420 c S")
    }
    return lines.joined(separator: "\n")
  }

  private static func file(_ objects: [String]) -> String {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    return text + "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(table)\n%%EOF\n"
  }
}
