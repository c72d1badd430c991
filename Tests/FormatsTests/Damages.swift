/// Texts that cannot be read, and what is said about each.
enum Damages {
  static let all: [(text: String, message: String)] = [
    ("", "The text is empty (line 1, column 1): copy an easing, a track, a node or a scene."),
    (" \n ", "The text is empty (line 1, column 1): copy an easing, a track, a node or a scene."),
    // JSON as such.
    ("{", "The JSON ends too early (line 1, column 2): paste all of it."),
    ("{\"riff\": 1", "The JSON ends too early (line 1, column 11): paste all of it."),
    (
      "{\"riff\": 1,}",
      "The name of a member is missing (line 1, column 12): write it in quotation marks."
    ),
    (
      "{riff: 1}",
      "The name of a member is missing (line 1, column 2): write it in quotation marks."
    ),
    (
      "{\"riff\" 1}",
      "\"1\" is where \":\" should be (line 1, column 9): write \":\" behind \"riff\"."
    ),
    ("{\"riff\": 1}\n\n x", "Something follows the end of the JSON (line 3, column 2): remove it."),
    (
      "{\"riff\": 1, \"riff\": 1}",
      "\"riff\" is there twice (line 1, column 13): remove one of the two."
    ),
    (
      "{\"riff\": 01}",
      "\"01\" is not a number in JSON (line 1, column 10): write it like -0.5 or 1e3."
    ),
    (
      "{\"riff\": .5}",
      "\".\" does not belong here (line 1, column 10): remove it, or write it in quotation marks."
    ),
    (
      "{\"riff\": 1.}",
      "\"1.\" is not a number in JSON (line 1, column 10): write it like -0.5 or 1e3."
    ),
    (
      "{\"riff\": 0x1}",
      "\"x\" is where \",\" should be (line 1, column 11): write \",\" between the members of an object."
    ),
    ("{\"riff\": 1e999}", "The number 1e999 is too large (line 1, column 10): give a smaller one."),
    (
      "{\"riff\": NaN}",
      "\"NaN\" is not JSON (line 1, column 10): write a finite number, true, false, or a text in quotation marks."
    ),
    (
      "{\"riff\": -Infinity}",
      "\"-Infinity\" is not a number in JSON (line 1, column 10): write it like -0.5 or 1e3."
    ),
    (
      "{\"riff\": \"a\nb\"}",
      "A text has a line break or a control character (line 1, column 12): write it as \\n or \\u0001."
    ),
    (
      "{\"riff\": \"a", "A text does not end (line 1, column 10): write a quotation mark behind it."
    ),
    (
      "{\"riff\": \"\\x\"}",
      "A backslash escapes nothing (line 1, column 11): write \\\\ for a backslash."
    ),
    (
      "{\"riff\": \"\\uD800\"}",
      "An escape is not a character (line 1, column 11): write four hexadecimal digits behind \\u."
    ),
    (
      "{\"riff\": \"\\u12\"}",
      "An escape is not a character (line 1, column 11): write four hexadecimal digits behind \\u."
    ),
    // Documents.
    ("{}", "This is not Riff's JSON (line 1, column 1): begin it with \"riff\": 1."),
    (
      "{\"riff\": 2, \"easing\": \"hold\"}",
      "This is Riff's JSON of version 2 (line 1, column 10): use one of version 1."
    ),
    (
      "{\"riff\": \"1\"}",
      "The text \"1\" is where a number should be (line 1, column 10): write a number such as 0.5."
    ),
    (
      "{\"riff\": 1}",
      "The document holds 0 things (line 1, column 1): give it one of easing, track, node and scene."
    ),
    (
      "{\"riff\": 1, \"easing\": \"hold\", \"node\": {}}",
      "The document holds 2 things (line 1, column 1): give it one of easing, track, node and scene."
    ),
    (
      "{\"riff\": 1, \"easing\": \"hold\", \"of\": \"x\"}",
      "\"of\" belongs to a track, and there is none (line 1, column 37): remove it."
    ),
    (
      "{\"riff\": 1, \"easing\": \"hold\", \"zoom\": 1}",
      "\"zoom\" means nothing in a document (line 1, column 31): remove it."
    ),
    (
      "{\"riff\": 1, \"easing\": \"ease-sideways\"}",
      "No easing is called \"ease-sideways\" (line 1, column 24): give a name such as ease-out or ease-out-bounce."
    ),
    (
      "{\"riff\": 1, \"easing\": \"cubic-bezier(1.5, 0, 1, 1)\"}",
      "x1 of cubic-bezier is 1.5 (line 1, column 37): give a number from 0 to 1."
    ),
    // Tracks.
    (
      "{\"riff\": 1, \"track\": {}}",
      "\"keyframes\" is missing in a track (line 1, column 22): add it."
    ),
    (
      "{\"riff\": 1, \"track\": {\"keyframes\": []}}",
      "A track has no keyframes (line 1, column 36): give it one."
    ),
    (
      "{\"riff\": 1, \"track\": [1, 2]}",
      "A list is where a number should be (line 1, column 22): write a number such as 0.5."
    ),
    (
      "{\"riff\": 1, \"track\": 1, \"of\": \"sideways\"}",
      "No property is called \"sideways\" (line 1, column 31): give one such as \"x\" or \"fill\"."
    ),
    (
      "{\"riff\": 1, \"track\": {\"keyframes\": [{\"time\": 0}]}}",
      "\"value\" is missing in a keyframe (line 1, column 37): add it."
    ),
    (
      "{\"riff\": 1, \"track\": {\"keyframes\": [{\"time\": 0, \"value\": null}]}}",
      "Null is where a number should be (line 1, column 58): write a number such as 0.5."
    ),
    (
      "{\"riff\": 1, \"track\": {\"keyframes\": [{\"time\": 0, \"value\": 1}], \"after\": \"maybe\"}}",
      "\"maybe\" is not one of the words that may be here (line 1, column 72): give one of hold, linear, repeat, pingPong, cumulative."
    ),
    (
      "{\"riff\": 1, \"track\": {\"keyframes\": [{\"time\": 0, \"value\": 1, \"controls\": [1]}]}}",
      "A list has 1 values (line 1, column 73): give it 2."
    ),
    (
      "{\"riff\": 1, \"track\": \"rad\", \"of\": \"fill\"}",
      "\"rad\" is not a colour (line 1, column 22): write \"red\"."
    ),
    (
      "{\"riff\": 1, \"track\": \"#12345G\", \"of\": \"fill\"}",
      "\"#12345G\" is not a colour (line 1, column 22): write it like \"#FF7F50\", \"coral\" or [1, 0.5, 0.3, 1]."
    ),
    (
      "{\"riff\": 1, \"track\": {\"from\": [0, 0], \"to\": [0, 1], \"stops\": []}, \"of\": \"gradient\"}",
      "A gradient has no stops (line 1, column 62): give it one."
    ),
    // Nodes and scenes.
    (
      "{\"riff\": 1, \"node\": []}",
      "A list is where a node should be (line 1, column 21): write it in braces."
    ),
    (
      "{\"riff\": 1,\n \"node\": {\"X\": 1}}",
      "\"X\" means nothing in a node (line 2, column 11): write \"x\", or remove it."
    ),
    (
      "{\"riff\": 1, \"node\": {\"shape\": {}}}",
      "A shape is 0 things (line 1, column 31): give it one of rectangle, ellipse, path, text "
        + "and picture."
    ),
    (
      "{\"riff\": 1, \"node\": {\"shape\": {\"path\": \"M 1\"}}}",
      "The path ends too early (line 1, column 40): give M 2 numbers."
    ),
    (
      "{\"riff\": 1, \"node\": {\"shape\": {\"path\": \"M 1 nan\"}}}",
      "\"nan\" is not a number (line 1, column 45): give M 2 numbers."
    ),
    (
      "{\"riff\": 1, \"node\": {\"shape\": {\"path\": \"B 1 2\"}}}",
      "\"B\" is not a piece of a path (line 1, column 41): begin each piece with one of M, L, H, V, C, S, Q, T, A and Z."
    ),
    (
      "{\"riff\": 1, \"node\": {\"shape\": {\"text\": \"a\"}}}",
      "\"style\" is missing in a text (line 1, column 31): add it."
    ),
    (
      "{\"riff\": 1, \"node\": {\"stroke\": {\"width\": 1}}}",
      "A stroke has no paint, or two (line 1, column 32): give it a color or a gradient."
    ),
    (
      "{\"riff\": 1, \"node\": {\"numberFormat\": {\"decimals\": 10}}}",
      "A number has 10 decimals (line 1, column 51): give it 0 to 9."
    ),
    (
      "{\"riff\": 1, \"node\": {\"settledOn\": 1.5}}",
      "The number 1.5 is where a whole number should be (line 1, column 35): write one such as 2."
    ),
    (
      "{\"riff\": 1, \"scene\": {\"ground\": \"#000000\"}}",
      "\"nodes\" is missing in a scene (line 1, column 22): add it."
    ),
    (
      "{\"riff\": 1, \"timeline\": {\"unit\": \"pages\", \"range\": [3, 0]}, \"scene\": {\"ground\": \"#000000\", \"nodes\": []}}",
      "The range ends before it begins (line 1, column 52): give the smaller number first."
    ),
    // Swift.
    ("[0: 1", "The text ends too early (line 1, column 6): paste all of it."),
    (
      "[0: 1, 2]",
      "A value among pairs has no time (line 1, column 8): write \"time: value\" everywhere."
    ),
    ("[0: a]", "This is not a number (line 1, column 5): write a number such as 0.5."),
    (
      "[0: 1].zoomed(2)",
      "A track that is pasted knows no \"zoomed\" (line 1, column 8): write eased, extrapolated, or the keyframes themselves."
    ),
    (
      "[0: 1].eased(.sideways)",
      "No easing is called \"sideways\" (line 1, column 14): give a name such as ease-out or ease-out-bounce."
    ),
    (
      "[0: 1e999]",
      "\"1e999\" is not a finite number (line 1, column 5): write a number such as 0.5."
    ),
    ("let x = [0: 1]\nlet y = 2", "Something follows the end (line 2, column 1): remove it."),
    ("Track([])", "A track has no keyframes (line 1, column 1): give it one."),
    (
      "Track([Keyframe(time: 0)])",
      "This is not a keyframe (line 1, column 8): write it like Keyframe(time: 0, value: 1)."
    ),
    (
      "[0: Color(0x1FFFFFF)]",
      "This is not a colour of six digits (line 1, column 11): write it like Color(0xFF7F50) or Color(red: 1, green: 0.5, blue: 0)."
    ),
    (
      "Node(.circle(radius: 2))",
      "Not all that is written in this language can be read (line 1, column 1): copy it as JSON, which can be read whole."
    ),
    (
      "[0: “1”]", "\"“\" is not a value (line 1, column 5): write a number or a name."
    ),
    // CSS.
    ("@keyframes a", "The style sheet ends too early (line 1, column 13): paste all of it."),
    (
      "@keyframes a { to “opacity: 1 } }",
      "\"“\" is where \"{\" should be (line 1, column 19): write \"{\" there."
    ),
    ("@keyframes a { }", "The @keyframes move nothing (line 1, column 1): give each a property."),
    (
      "@keyframes a { 50 { opacity: 1 } }",
      "\"50\" is not a keyframe (line 1, column 16): write from, to or a percentage."
    ),
    (
      "@keyframes a { to { opacity: red } }",
      "\"red\" is not a number that can be read (line 1, column 30): write a number, alone or in px, deg, turn or %."
    ),
    (
      "@keyframes a { to { rotate: 1e308turn } }",
      "\"1e308turn\" is too great (line 1, column 29): write a smaller number."
    ),
    (
      "@keyframes a { to { float: left } }",
      "\"float\" is not a property that can be read (line 1, column 28): move one such as opacity, rotate, background or --x."
    ),
    (
      "@keyframes a { to { opacity: 1; rotate: 2deg } }",
      "A keyframe does not set opacity alone (line 1, column 16): paste one property at a time."
    ),
    (
      "@keyframes a { to { opacity: 1 } }\n@keyframes b { }",
      "There are 2 @keyframes (line 2, column 1): paste one at a time."
    ),
    (
      "@keyframes a { to { opacity: 1; animation-timing-function: steps(0) } }",
      "The number of steps is \"0\" (line 1, column 66): give a whole number of at least 1."
    ),
    ("/* @keyframes a { }", "A comment does not end (line 1, column 1): write */ behind it."),
    (
      "@keyframes a { to { opacity: 1 } } .b { animation: a 0s }",
      "The animation takes 0 s (line 1, column 51): give it a duration above 0."
    ),
    // Easings.
    (
      "ease-sideways",
      "No easing is called \"ease-sideways\" (line 1, column 1): give a name such as ease-out or ease-out-bounce."
    ),
  ]
}
