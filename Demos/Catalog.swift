/// Every demo, in the order of a talk. A new demo is one line here and one file next to this one.
public let catalog: [any Demo] = [
  PagingIntro(),
  OnePageAtATime(),
  VerticalPages(),
  Rainbow(),
  Rotation(),
  ChainableBounce(),
  ScrollScales(),
  InTurnAndTogether(),
  EasingAtlas(),
  CalculationModes(),
  Springs(),
  Presets(),
  Paths(),
  Flip(),
  Feel(),
  Interrupt(),
]
