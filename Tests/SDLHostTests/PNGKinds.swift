import Testing

/// Small pictures of every kind of PNG, made by another program, and what they show.
enum PNGKinds {
  static let (width, height) = (5, 4)

  struct Kind: CustomTestStringConvertible, Sendable {
    /// 0 grey, 2 colours, 3 a palette, 4 grey with alpha, 6 colours with alpha.
    let colorType: Int
    /// Bits of a sample.
    let depth: Int
    let isInterlaced: Bool
    /// Whether a colour counts as clear, or the palette has alphas.
    let isKeyed: Bool
    let base64: String

    init(
      _ colorType: Int, _ depth: Int, isInterlaced: Bool = false, isKeyed: Bool = false,
      _ base64: String
    ) {
      (self.colorType, self.depth, self.base64) = (colorType, depth, base64)
      (self.isInterlaced, self.isKeyed) = (isInterlaced, isKeyed)
    }

    var testDescription: String {
      "type \(colorType), \(depth) bits\(isInterlaced ? ", interlaced" : "")"
        + (isKeyed ? ", with a clear colour" : "")
    }

    /// The formula by which all were drawn.
    private func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      let more = depth == 16 ? 101 * x * y * 257 : 0
      return (37 * x + 59 * y + 83 * channel + more) & (1 << depth - 1)
    }

    private func part(_ sample: Int) -> Int {
      Int((Double(sample) / Double(1 << depth - 1) * 255).rounded())
    }

    /// 0xAARRGGBB with the alpha multiplied into the colours.
    func premultiplied(_ x: Int, _ y: Int) -> UInt32 {
      var (color, alpha): ([Int], Int)
      switch colorType {
      case 3:
        let index = sample(x, y, 0) % min(1 << depth, 24)
        color = [index * 83 & 255, (index * 29 + 40) & 255, index * 7 & 255]
        alpha = isKeyed && index < 5 ? index * 50 : 255
      case 0, 4:
        color = Array(repeating: part(sample(x, y, 0)), count: 3)
        alpha = colorType == 4 ? part(sample(x, y, 1)) : 255
        if isKeyed, sample(x, y, 0) == sample(1, 0, 0) { alpha = 0 }
      case _:
        color = (0..<3).map { part(sample(x, y, $0)) }
        alpha = colorType == 6 ? part(sample(x, y, 3)) : 255
        if isKeyed, (0..<3).allSatisfy({ sample(x, y, $0) == sample(1, 0, $0) }) { alpha = 0 }
      }
      return color.reduce(UInt32(alpha)) { $0 << 8 | UInt32(($1 * alpha + 127) / 255) }
    }
  }

  static let all: [Kind] = [
    Kind(
      0, 1,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQAAAABuSMjtAAAADklEQVR42mMIYFjBAMQABxgB8Vj1QOAAAAAA"
        + "SUVORK5CYII="),
    Kind(
      0, 1, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQAAAABuSMjtAAAAAnRSTlMAAQGU/a4AAAAOSURBVHjaYwhgWMEA"
        + "xAAHGAHxWPVA4AAAAABJRU5ErkJggg=="),
    Kind(
      0, 1, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQAAAAEZT/h7AAAAEUlEQVR42mNggIIDQLiCYQUAC7AC0SlEGukA"
        + "AAAASUVORK5CYII="),
    Kind(
      0, 1, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQAAAAEZT/h7AAAAAnRSTlMAAQGU/a4AAAARSURBVHjaY2CAggNA"
        + "uIJhBQALsALRKUQa6QAAAABJRU5ErkJggg=="),
    Kind(
      0, 2,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgAAAAAp6LI9AAAAFElEQVR42mOQZmA4doBhYwNDjgMAEzIDf8c1"
        + "Pj4AAAAASUVORK5CYII="),
    Kind(
      0, 2, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgAAAAAp6LI9AAAAAnRSTlMAAQGU/a4AAAAUSURBVHjaY5BmYDh2"
        + "gGFjA0OOAwATMgN/xzU+PgAAAABJRU5ErkJggg=="),
    Kind(
      0, 2, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgAAAAFe74KrAAAAGUlEQVR42mNgAIIGhg6GAoYLDMcOMOQ4AAAe"
        + "AAR71NCKWgAAAABJRU5ErkJggg=="),
    Kind(
      0, 2, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgAAAAFe74KrAAAAAnRSTlMAAQGU/a4AAAAZSURBVHjaY2AAggaG"
        + "DoYChgsMxw4w5DgAAB4ABHvU0IpaAAAAAElFTkSuQmCC"),
    Kind(
      0, 4,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAAAAACmqEedAAAAGElEQVR42mNgXe/AsCHqA0M26wIGsQ0BACjO"
        + "BRWoT19RAAAAAElFTkSuQmCC"),
    Kind(
      0, 4, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAAAAACmqEedAAAAAnRSTlMABQb5ObcAAAAYSURBVHjaY2Bd78Cw"
        + "IeoDQzbrAgaxDQEAKM4FFahPX1EAAAAASUVORK5CYII="),
    Kind(
      0, 4, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAAAAAHRr3cLAAAAHUlEQVR42mNgYHBgWMCQsIAhnmErw4aoDwxi"
        + "GwIAM/UGBWgXXkUAAAAASUVORK5CYII="),
    Kind(
      0, 4, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAAAAAHRr3cLAAAAAnRSTlMABQb5ObcAAAAdSURBVHjaY2BgcGBY"
        + "wJCwgCGeYSvDhqgPDGIbAgAz9QYFaBdeRQAAAABJRU5ErkJggg=="),
    Kind(
      0, 8,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAAAAABjWKqcAAAAIUlEQVR42mNgUPXKn8JgndC66jxD2ewDT7kY"
        + "Nl77reAKAGYWCbPmsBzwAAAAAElFTkSuQmCC"),
    Kind(
      0, 8, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAAAAABjWKqcAAAAAnRSTlMAJT2XGX8AAAAhSURBVHjaY2BQ9cqf"
        + "wmCd0LrqPEPZ7ANPuRg2Xvut4AoAZhYJs+awHPAAAAAASUVORK5CYII="),
    Kind(
      0, 8, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAAAAAEUX5oKAAAAJUlEQVR42mNgYJjC4MVQdoCLQTWfYfZTBuuE"
        + "1lXnGTZe+63gCgBsVAmzRfAmYAAAAABJRU5ErkJggg=="),
    Kind(
      0, 8, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAAAAAEUX5oKAAAAAnRSTlMAJT2XGX8AAAAlSURBVHjaY2BgmMLg"
        + "xVB2gItBNZ9h9lMG64TWVecZNl77reAKAGxUCbNF8CZgAAAAAElFTkSuQmCC"),
    Kind(
      0, 16,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAAAAAAzyHbfAAAANUlEQVR42mNgYGBQZfBiyGeYwsBgnXr0tL/B"
        + "zWnJDAxlp1OnhSQ66xgxMGw0ZE2MnLj2ECMA+0wNKIw4YggAAAAASUVORK5CYII="),
    Kind(
      0, 16, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAAAAAAzyHbfAAAAAnRSTlMAJT2XGX8AAAA1SURBVHjaY2BgYFBl"
        + "8GLIZ5jCwGCdevS0v8HNackMDGWnU6eFJDrrGDEwbDRkTYycuPYQIwD7TA0ojDhiCAAAAABJRU5ErkJggg=="),
    Kind(
      0, 16, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAAAAAFEz0ZJAAAAOElEQVR42mNgAIIpDAxeDAxl00J0jBgYVBny"
        + "GU6nJjozMFinHj3tb3BzWjIDw0ZD1sTIiWsPMQIA+aENKO7avjgAAAAASUVORK5CYII="),
    Kind(
      0, 16, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAAAAAFEz0ZJAAAAAnRSTlMAJT2XGX8AAAA4SURBVHjaY2AAgikM"
        + "DF4MDGXTQnSMGBhUGfIZTqcmOjMwWKcePe1vcHNaMgPDRkPWxMiJaw8xAgD5oQ0o7tq+OAAAAABJRU5ErkJg"
        + "gg=="),
    Kind(
      2, 8,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAADJUWIXAAAAS0lEQVR42gFAAL//AABTpiV4y0qd8G/CFZTn"
        + "OgA7juFgswaF2Cuq/VDPInUAdskcm+5BwBNm5TiLCl2wALEEV9YpfPtOoSBzxkWY66YdHYvS6QM3AAAAAElF"
        + "TkSuQmCC"),
    Kind(
      2, 8, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAADJUWIXAAAABnRSTlMAJQB4AMsx04U1AAAAS0lEQVR42gFA"
        + "AL//AABTpiV4y0qd8G/CFZTnOgA7juFgswaF2Cuq/VDPInUAdskcm+5BwBNm5TiLCl2wALEEV9YpfPtOoSBz"
        + "xkWY66YdHYvS6QM3AAAAAElFTkSuQmCC"),
    Kind(
      2, 8, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAAG+VlKBAAAAT0lEQVR42gFEALv/AABTpgCU5zoASp3wAHbJ"
        + "HMATZgpdsAAleMtvwhUAm+5B5TiLADuO4WCzBoXYK6r9UM8idQCxBFfWKXz7TqEgc8ZFmOus+B2LVNiBuQAA"
        + "AABJRU5ErkJggg=="),
    Kind(
      2, 8, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAAG+VlKBAAAABnRSTlMAJQB4AMsx04U1AAAAT0lEQVR42gFE"
        + "ALv/AABTpgCU5zoASp3wAHbJHMATZgpdsAAleMtvwhUAm+5B5TiLADuO4WCzBoXYK6r9UM8idQCxBFfWKXz7"
        + "TqEgc8ZFmOus+B2LVNiBuQAAAABJRU5ErkJggg=="),
    Kind(
      2, 16,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAIAAACZwb5UAAAAh0lEQVR42gF8AIP/AAAAAFMApgAlAHgAywBK"
        + "AJ0A8ABvAMIBFQCUAOcBOgAAOwCOAOFlxWYYZmvLT8uiy/Uw2TEsMX+WY5a2lwkAAHYAyQEcy2XLuMwLllSW"
        + "p5b6YUNhlmHpLDIshSzYAACxAQQBVzEFMVgxq2FZYaxh/5GtkgCSU8IBwlTCpwNaLfdn2UodAAAAAElFTkSu"
        + "QmCC"),
    Kind(
      2, 16, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAIAAACZwb5UAAAABnRSTlMAJQB4AMsx04U1AAAAh0lEQVR42gF8"
        + "AIP/AAAAAFMApgAlAHgAywBKAJ0A8ABvAMIBFQCUAOcBOgAAOwCOAOFlxWYYZmvLT8uiy/Uw2TEsMX+WY5a2"
        + "lwkAAHYAyQEcy2XLuMwLllSWp5b6YUNhlmHpLDIshSzYAACxAQQBVzEFMVgxq2FZYaxh/5GtkgCSU8IBwlTC"
        + "pwNaLfdn2UodAAAAAElFTkSuQmCC"),
    Kind(
      2, 16, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAIAAAHuxo7CAAAAi0lEQVR42gGAAH//AAAAAFMApgAAlADnAToA"
        + "AEoAnQDwAAB2AMkBHJZUlqeW+iwyLIUs2AAAJQB4AMsAbwDCARUAy2XLuMwLYUNhlmHpAAA7AI4A4WXFZhhm"
        + "a8tPy6LL9TDZMSwxf5ZjlraXCQAAsQEEAVcxBTFYMathWWGsYf+RrZIAklPCAcJUwqdDQi33WNQ6TQAAAABJ"
        + "RU5ErkJggg=="),
    Kind(
      2, 16, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAIAAAHuxo7CAAAABnRSTlMAJQB4AMsx04U1AAAAi0lEQVR42gGA"
        + "AH//AAAAAFMApgAAlADnAToAAEoAnQDwAAB2AMkBHJZUlqeW+iwyLIUs2AAAJQB4AMsAbwDCARUAy2XLuMwL"
        + "YUNhlmHpAAA7AI4A4WXFZhhma8tPy6LL9TDZMSwxf5ZjlraXCQAAsQEEAVcxBTFYMathWWGsYf+RrZIAklPC"
        + "AcJUwqdDQi33WNQ6TQAAAABJRU5ErkJggg=="),
    Kind(
      3, 1,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQMAAAB8/WcDAAAABlBMVEUAKABTRQcpRmMAAAAADklEQVR42mMI"
        + "YFjBAMQABxgB8Vj1QOAAAAAASUVORK5CYII="),
    Kind(
      3, 1, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQMAAAB8/WcDAAAABlBMVEUAKABTRQcpRmMAAAAAAnRSTlMAMr5E"
        + "nLgAAAAOSURBVHjaYwhgWMEAxAAHGAHxWPVA4AAAAABJRU5ErkJggg=="),
    Kind(
      3, 1, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQMAAAEL+leVAAAABlBMVEUAKABTRQcpRmMAAAAAEUlEQVR42mNg"
        + "gIIDQLiCYQUAC7AC0SlEGukAAAAASUVORK5CYII="),
    Kind(
      3, 1, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQMAAAEL+leVAAAABlBMVEUAKABTRQcpRmMAAAAAAnRSTlMAMr5E"
        + "nLgAAAARSURBVHjaY2CAggNAuIJhBQALsALRKUQa6QAAAABJRU5ErkJggg=="),
    Kind(
      3, 2,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgMAAAA7XR3TAAAADFBMVEUAKABTRQemYg75fxVVtL7QAAAAFElE"
        + "QVR42mOQZmA4doBhYwNDjgMAEzIDf8c1Pj4AAAAASUVORK5CYII="),
    Kind(
      3, 2, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgMAAAA7XR3TAAAADFBMVEUAKABTRQemYg75fxVVtL7QAAAABHRS"
        + "TlMAMmSWjIHPtgAAABRJREFUeNpjkGZgOHaAYWMDQ44DABMyA3/HNT4+AAAAAElFTkSuQmCC"),
    Kind(
      3, 2, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgMAAAFMWi1FAAAADFBMVEUAKABTRQemYg75fxVVtL7QAAAAGUlE"
        + "QVR42mNgAIIGhg6GAoYLDMcOMOQ4AAAeAAR71NCKWgAAAABJRU5ErkJggg=="),
    Kind(
      3, 2, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgMAAAFMWi1FAAAADFBMVEUAKABTRQemYg75fxVVtL7QAAAABHRS"
        + "TlMAMmSWjIHPtgAAABlJREFUeNpjYACCBoYOhgKGCwzHDjDkOAAAHgAEe9TQiloAAAAASUVORK5CYII="),
    Kind(
      3, 4,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAMAAAC0HehzAAAAMFBMVEUAKABTRQemYg75fxVMnByfuSPy1ipF"
        + "8zGYEDjrLT8+SkaRZ03khFQ3oVuKvmLd22mcpNQoAAAAGElEQVR42mNgXe/AsCHqA0M26wIGsQ0BACjOBRWo"
        + "T19RAAAAAElFTkSuQmCC"),
    Kind(
      3, 4, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAMAAAC0HehzAAAAMFBMVEUAKABTRQemYg75fxVMnByfuSPy1ipF"
        + "8zGYEDjrLT8+SkaRZ03khFQ3oVuKvmLd22mcpNQoAAAABXRSTlMAMmSWyGUzMnkAAAAYSURBVHjaY2Bd78Cw"
        + "IeoDQzbrAgaxDQEAKM4FFahPX1EAAAAASUVORK5CYII="),
    Kind(
      3, 4, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAMAAAHDGtjlAAAAMFBMVEUAKABTRQemYg75fxVMnByfuSPy1ipF"
        + "8zGYEDjrLT8+SkaRZ03khFQ3oVuKvmLd22mcpNQoAAAAHUlEQVR42mNgYHBgWMCQsIAhnmErw4aoDwxiGwIA"
        + "M/UGBWgXXkUAAAAASUVORK5CYII="),
    Kind(
      3, 4, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAMAAAHDGtjlAAAAMFBMVEUAKABTRQemYg75fxVMnByfuSPy1ipF"
        + "8zGYEDjrLT8+SkaRZ03khFQ3oVuKvmLd22mcpNQoAAAABXRSTlMAMmSWyGUzMnkAAAAdSURBVHjaY2BgcGBY"
        + "wJCwgCGeYSvDhqgPDGIbAgAz9QYFaBdeRQAAAABJRU5ErkJggg=="),
    Kind(
      3, 8,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAMAAABx7QVyAAAASFBMVEUAKABTRQemYg75fxVMnByfuSPy1ipF"
        + "8zGYEDjrLT8+SkaRZ03khFQ3oVuKvmLd22kw+HCDFXfWMn4pT4V8bIzPiZMippp1w6H2jIlxAAAAHElEQVR4"
        + "2mNg4GXiZ2HgBlEMYkCKi4FTjJtDFAAIDgDLrB6dRwAAAABJRU5ErkJggg=="),
    Kind(
      3, 8, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAMAAABx7QVyAAAASFBMVEUAKABTRQemYg75fxVMnByfuSPy1ipF"
        + "8zGYEDjrLT8+SkaRZ03khFQ3oVuKvmLd22kw+HCDFXfWMn4pT4V8bIzPiZMippp1w6H2jIlxAAAABXRSTlMA"
        + "MmSWyGUzMnkAAAAcSURBVHjaY2DgZeJnYeAGUQxiQIqLgVOMm0MUAAgOAMusHp1HAAAAAElFTkSuQmCC"),
    Kind(
      3, 8, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAMAAAEG6jXkAAAASFBMVEUAKABTRQemYg75fxVMnByfuSPy1ipF"
        + "8zGYEDjrLT8+SkaRZ03khFQ3oVuKvmLd22kw+HCDFXfWMn4pT4V8bIzPiZMippp1w6H2jIlxAAAAJElEQVR4"
        + "2mNgYGBhYGIQY+Bi4OVn4OZl4GbgZeJn4BTj5hAFAAh8AMsSnlCIAAAAAElFTkSuQmCC"),
    Kind(
      3, 8, isInterlaced: true, isKeyed: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAMAAAEG6jXkAAAASFBMVEUAKABTRQemYg75fxVMnByfuSPy1ipF"
        + "8zGYEDjrLT8+SkaRZ03khFQ3oVuKvmLd22kw+HCDFXfWMn4pT4V8bIzPiZMippp1w6H2jIlxAAAABXRSTlMA"
        + "MmSWyGUzMnkAAAAkSURBVHjaY2BgYGFgYhBj4GLg5Wfg5mXgZuBl4mfgFOPmEAUACHwAyxKeUIgAAAAASUVO"
        + "RK5CYII="),
    Kind(
      4, 8,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAQAAADsOj3LAAAAN0lEQVR42gEsANP/AABTJXhKnW/ClOcAO45g"
        + "s4XYqv3PIgB2yZvuwBPlOApdALEE1in7TiBzRZi3WxPhOTeHxwAAAABJRU5ErkJggg=="),
    Kind(
      4, 8, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAQAAAGbPQ1dAAAAO0lEQVR42gEwAM//AABTAJTnAEqdAHbJwBMK"
        + "XQAleG/CAJvu5TgAO45gs4XYqv3PIgCxBNYp+04gc0WYujYT4VunV8QAAAAASUVORK5CYII="),
    Kind(
      4, 16,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAQAAAC8quGIAAAAX0lEQVR42gFUAKv/AAAAAFMAJQB4AEoAnQBv"
        + "AMIAlADnAAA7AI5lxWYYy0/LojDZMSyWY5a2AAB2AMnLZcu4llSWp2FDYZYsMiyFAACxAQQxBTFYYVlhrJGt"
        + "kgDCAcJUSsgcz5OIu0MAAAAASUVORK5CYII="),
    Kind(
      4, 16, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAQAAAHLrdEeAAAAY0lEQVR42gFYAKf/AAAAAFMAAJQA5wAASgCd"
        + "AAB2AMmWVJanLDIshQAAJQB4AG8AwgDLZcu4YUNhlgAAOwCOZcVmGMtPy6Iw2TEslmOWtgAAsQEEMQUxWGFZ"
        + "YayRrZIAwgHCVGkJHM/eDdQfAAAAAElFTkSuQmCC"),
    Kind(
      6, 8,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAYAAABGM/VAAAAAX0lEQVR42gFUAKv/AABTpvkleMseSp3wQ2/C"
        + "FWiU5zqNADuO4TRgswZZhdgrfqr9UKPPInXIAHbJHG+b7kGUwBNmueU4i94KXbADALEEV6rWKXzP+06h9CBz"
        + "xhlFmOs+aKYnsfOotvAAAAAASUVORK5CYII="),
    Kind(
      6, 8, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAYAAAExNMXWAAAAY0lEQVR42gFYAKf/AABTpvkAlOc6jQBKnfBD"
        + "AHbJHG/AE2a5Cl2wAwAleMseb8IVaACb7kGU5TiL3gA7juE0YLMGWYXYK36q/VCjzyJ1yACxBFeq1il8z/tO"
        + "ofQgc8YZRZjrPnjkJ7Hpm+rHAAAAAElFTkSuQmCC"),
    Kind(
      6, 16,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAYAAAAWoykDAAAAr0lEQVR42gGkAFv/AAAAAFMApgD5ACUAeADL"
        + "AR4ASgCdAPABQwBvAMIBFQFoAJQA5wE6AY0AADsAjgDhATRlxWYYZmtmvstPy6LL9cxIMNkxLDF/MdKWY5a2"
        + "lwmXXAAAdgDJARwBb8tly7jMC8xellSWp5b6l01hQ2GWYeliPCwyLIUs2C0rAACxAQQBVwGqMQUxWDGrMf5h"
        + "WWGsYf9iUpGtkgCSU5KmwgHCVMKnwvqBrj2jT8btegAAAABJRU5ErkJggg=="),
    Kind(
      6, 16, isInterlaced: true,
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAYAAAFhpBmVAAAAs0lEQVR42gGoAFf/AAAAAFMApgD5AACUAOcB"
        + "OgGNAABKAJ0A8AFDAAB2AMkBHAFvllSWp5b6l00sMiyFLNgtKwAAJQB4AMsBHgBvAMIBFQFoAMtly7jMC8xe"
        + "YUNhlmHpYjwAADsAjgDhATRlxWYYZmtmvstPy6LL9cxIMNkxLDF/MdKWY5a2lwmXXAAAsQEEAVcBqjEFMVgx"
        + "qzH+YVlhrGH/YlKRrZIAklOSpsIBwlTCp8L6vCE9o93pEYgAAAAASUVORK5CYII="),
  ]
}
