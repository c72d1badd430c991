// What the parts of the curve editor are called where the pointer rests on them.

extension CurveAction {
  var words: String {
    switch self {
    case .keep(let preset):
      CurvePreset.all.indices.contains(preset) ? CurvePreset.all[preset].title : "A preset"
    case .choose(.track, let way): way > 0 ? "The next track" : "The track before"
    case .choose(.stretch, let way): way > 0 ? "The next stretch" : "The stretch before"
    case .show(.presets): "Curves to begin with"
    case .show(.shape): "The numbers of the curve"
    case .become(let kind): "As \(kind.title)"
    case .turn(let direction): "The ease goes \(direction.title.lowercased())"
    case .describe(let pair): "The spring by its \(pair.title.lowercased())"
    case .jump: "Where the steps jump"
    case .reverse: "Run the easing backwards"
    case .mirror: "Turn the easing half round; again undoes it"
    case .copy: "Copy the easing's notation"
    }
  }
}

extension CurvePart {
  /// Nil where what it does tells it.
  var tip: Tip? {
    switch self {
    case .canvas: Tip("Press to take the nearest handle; arrows move it", keys: "← ↑ ↓ →")
    case .handle(let index): Tip("Handle \(index + 1): drag, or arrows", keys: "← ↑ ↓ →")
    case .stop: Tip("A stop: drag, or arrows; out sideways or Delete takes it away", keys: "Del")
    case .chooser(.track): Tip("Which track is bent", keys: "← →")
    case .chooser(.stretch): Tip("Which stretch is bent", keys: "← →")
    case .slider(let parameter): Tip(parameter.title, keys: "← →")
    case .preset, .step, .tab, .kind, .direction, .pair, .position: nil
    }
  }
}

extension CurveField {
  var tip: Tip {
    switch self {
    case .notation: Tip("The easing in any notation: write or paste one", keys: "Ctrl V")
    case .search: Tip("Search the curves; arrows try them, Enter keeps", keys: "↑ ↓")
    case .number(let parameter): Tip("\(parameter.title): drag, write, or arrows", keys: "↑ ↓")
    }
  }
}
