import AppState
import Talks

/// Finds faults in facts about a PDF that were read from the output of a program.
enum DeckFindings {
  /// `pdfinfo`'s output for a deck of three pages, the second turned.
  static let info = """
    Pages:           3
    Page    1 size:  960 x 540 pts
    Page    1 rot:   0
    Page    2 size:  960 x 540 pts
    Page    2 rot:   90
    Page    3 size:  595.276 x 841.89 pts (A4)
    Page    3 rot:   0

    """

  static let objects = """
    {"version": 2, "pages": [{"object": "4 0 R"}, {"object": "6 0 R"}, {"object": "8 0 R"}],
    "qpdf": [{"jsonversion": 2}, {
    "obj:1 0 R": {"value": {"/Names": "9 0 R", "/Dests": {"/old": ["8 0 R", "/Fit"]}}},
    "obj:2 0 R": {"value": {"/MediaBox": [0, 0, 960, 540], "/Parent": "2 0 R"}},
    "obj:9 0 R": {"value": {"/Dests": {"/Kids": ["10 0 R", "9 0 R"]}}},
    "obj:10 0 R": {"value": {"/Names": ["u:new", {"/D": ["6 0 R", "/Fit"]}]}},
    "obj:4 0 R": {"value": {"/Parent": "2 0 R", "/CropBox": [10, 10, 900, 500], "/Annots": [
      {"/Subtype": "/Link", "/Rect": [96, 0, 480, 270], "/Dest": ["8 0 R", "/Fit"]},
      {"/Subtype": "/Link", "/Rect": [480, 270, 96, 540], "/A": {"/S": "/GoTo", "/D": "u:new"}},
      {"/Subtype": "/Text", "/Contents": "u:Slowly\\r\\nnow"}, "11 0 R"]}},
    "obj:11 0 R": {"value": {"/Subtype": "/FreeText", "/Contents": "u:And smile"}},
    "obj:6 0 R": {"value": {"/Parent": "2 0 R", "/Rotate": 270, "/Annots": [
      {"/Subtype": "/Link", "/Rect": [0, 0, 96, 54], "/Dest": "/old"}]}},
    "obj:8 0 R": {"stream": {"dict": {"/Parent": "2 0 R"}}},
    "trailer": {"value": {"/Root": "1 0 R"}}}]}
    """

  static let notes = """
    {"pdfpcFormat": 2, "pages": [{"idx": 0, "label": "1", "overlay": 0, "note": "Mine"},
    {"idx": 2, "note": "Two\\nlines"}]}
    """

  static func read(_ add: (inout DeckFacts) -> Void) -> [String] {
    guard var facts = DeckFacts(pdfinfo: info) else { return ["its own example cannot be read"] }
    add(&facts)
    return of(facts)
  }

  /// Everything that is known must be the same after it was written and read, as in a recording.
  static func of(_ facts: DeckFacts?) -> [String] {
    guard let facts else { return [] }
    return DeckFacts(text: facts.text) == facts
      ? [] : ["the facts about a PDF cannot be read again"]
  }
}
