// swift-tools-version: 6.2
import PackageDescription

/// Pure modules: no C but libm, no Foundation, no unsafe code, no clock, no I/O.
let pure: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// SDL must be used on the main thread.
let host: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Tests that spend their time in the code they test are compiled without optimisation, and file by
/// file, so that all cores have work. (No product has these targets, so users of the package aren't
/// affected.)
let compiledQuickly: [SwiftSetting] = [
  .unsafeFlags(["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"])
]

/// Demos that are compiled while Riff runs are loaded into its program and use its public names, so
/// these are exported, as they always are on macOS. (The program grows by 6%.) Functions of shared
/// libraries are bound when the program starts, not at their first calls, for which a frame would wait.
let visible: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "--export-dynamic", "-Xlinker", "-z", "-Xlinker", "now"],
    .when(platforms: [.linux]))
]

/// `./check` compiles these modules without optimisation, which takes a fraction of the time: every
/// module that depends on them has to wait.
let slowToOptimise =
  Context.environment["RIFF_CHECK"] == nil ? pure : pure + compiledQuickly

/// Modules that read and write whole files, and have no part in drawing a frame.
let readsAndWrites = slowToOptimise

// Homebrew's headers are not on the default path. Debian's are, and there the .pc file would make
// SwiftPM warn about -D_REENTRANT.
#if os(macOS)
  let onMac = true
#else
  let onMac = false
#endif

let package = Package(
  name: "riff",
  products: [
    .library(name: "Keyframes", targets: ["Keyframes"]),
    .library(name: "Stage", targets: ["Stage"]),
    .library(name: "Scrolling", targets: ["Scrolling"]),
    .library(name: "Drawing", targets: ["Drawing"]),
    .library(name: "Formats", targets: ["Formats"]),
    .executable(name: "riff", targets: ["riff"]),
    .executable(name: "riff-bench", targets: ["Benches"]),
    .executable(name: "riff-fuzz", targets: ["Fuzz"]),
    .executable(name: "engine-bench", targets: ["EngineBench"]),
  ],
  targets: [
    .target(name: "Words", swiftSettings: pure),
    .target(name: "Keyframes", dependencies: ["Words"], swiftSettings: pure),
    .target(name: "Scrolling", swiftSettings: pure),
    .target(name: "Stage", dependencies: ["Keyframes", "Words"], swiftSettings: pure),
    .target(name: "Drawing", dependencies: ["Keyframes", "Stage", "Words"], swiftSettings: pure),
    .target(name: "Films", dependencies: ["Drawing", "Words"], swiftSettings: pure),
    .target(
      name: "Syntax", dependencies: ["Keyframes", "Stage", "Words"], swiftSettings: readsAndWrites),
    .target(
      name: "SceneText", dependencies: ["Keyframes", "Stage", "Syntax", "Words"],
      swiftSettings: readsAndWrites),
    .target(
      name: "Lottie", dependencies: ["Keyframes", "Stage", "Syntax", "Words"],
      swiftSettings: readsAndWrites),
    .target(
      name: "SVG", dependencies: ["Keyframes", "Stage", "Syntax", "Words"],
      swiftSettings: readsAndWrites),
    .target(
      name: "Code", dependencies: ["Keyframes", "Stage", "Syntax", "Words"],
      swiftSettings: readsAndWrites),
    .target(
      name: "Dialects",
      dependencies: ["Keyframes", "Stage", "Syntax", "SceneText", "Code", "Words"],
      swiftSettings: readsAndWrites),
    .target(
      name: "Formats",
      dependencies: [
        "Keyframes", "Stage", "Syntax", "SceneText", "Lottie", "SVG", "Code", "Dialects", "Words",
      ],
      swiftSettings: readsAndWrites),
    .target(name: "Editing", dependencies: ["Keyframes", "Stage", "Words"], swiftSettings: pure),
    .target(
      name: "Interface", dependencies: ["Keyframes", "Scrolling", "Stage", "Words"],
      swiftSettings: pure),
    .target(
      name: "DemoKit", dependencies: ["Keyframes", "Scrolling", "Stage", "Editing", "Words"],
      swiftSettings: pure),
    .target(
      name: "Persistence",
      dependencies: [
        "Keyframes", "Stage", "Formats", "Editing", "Interface", "DemoKit", "Words",
      ],
      swiftSettings: readsAndWrites),
    .target(
      name: "Talks",
      dependencies: [
        "Keyframes", "Stage", "Formats", "Editing", "Interface", "DemoKit", "Persistence", "Words",
      ],
      swiftSettings: readsAndWrites),
    .target(
      name: "AppState",
      dependencies: [
        "Keyframes", "Scrolling", "Stage", "Formats", "Editing", "Interface", "DemoKit",
        "Persistence", "Talks", "Words",
      ],
      swiftSettings: slowToOptimise),
    .target(
      name: "Playground",
      dependencies: [
        "Keyframes", "Scrolling", "Stage", "Formats", "Editing", "Interface", "DemoKit",
        "Persistence", "Talks", "AppState",
        "Words",
      ],
      swiftSettings: slowToOptimise),
    .target(
      name: "Demos",
      dependencies: ["Keyframes", "Scrolling", "Stage", "Editing", "DemoKit", "Words"],
      path: "Demos",
      swiftSettings: pure),
    .systemLibrary(
      name: "CSDL2", pkgConfig: onMac ? "sdl2" : nil,
      providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .systemLibrary(
      name: "CSDL2TTF", pkgConfig: onMac ? "SDL2_ttf" : nil,
      providers: [.apt(["libsdl2-ttf-dev"]), .brew(["sdl2_ttf"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: onMac ? "fontconfig" : nil,
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    // FreeType's headers lie in a folder of their own, on Debian too.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: onMac ? "libpng" : nil,
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: onMac ? "libturbojpeg" : nil,
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: onMac ? "libwebpdemux" : nil,
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CSodium", pkgConfig: onMac ? "libsodium" : nil,
      providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    .systemLibrary(
      name: "CQREncode", pkgConfig: onMac ? "libqrencode" : nil,
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .target(name: "CMalloc", cSettings: [.define("_GNU_SOURCE")]),
    .target(name: "CX11", dependencies: ["CSDL2"], cSettings: [.define("_GNU_SOURCE")]),
    .systemLibrary(name: "CDescriptors"),
    .target(
      name: "SDLHost",
      dependencies: [
        "CSDL2", "CSDL2TTF", "CFontconfig", "CFreeType", "CPNG", "CTurboJPEG", "CWebP", "CZlib",
        "CSodium", "CQREncode", "CMalloc", "CX11", "CDescriptors", "Keyframes", "Stage", "Drawing",
        "Interface", "Words",
      ],
      swiftSettings: host),
    .target(
      name: "Commands",
      dependencies: [
        "Keyframes", "Scrolling", "Stage", "Drawing", "Films", "Formats", "Editing", "Interface",
        "DemoKit",
        "Persistence", "Talks", "AppState", "Playground", "Demos", "SDLHost", "Words",
      ],
      swiftSettings: host),
    .executableTarget(
      name: "riff", dependencies: ["Commands"], swiftSettings: host, linkerSettings: visible),

    .executableTarget(
      name: "Benches",
      dependencies: [
        "Keyframes", "Stage", "Drawing", "Formats", "Editing", "Interface", "DemoKit",
        "Persistence", "Talks", "AppState",
        "Playground", "Demos",
        "SDLHost", "Commands", "Words",
      ],
      swiftSettings: host, linkerSettings: visible),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Keyframes", "Stage", "Drawing", "Formats", "Interface", "DemoKit", "Persistence", "Talks",
        "AppState",
        "Playground",
        "Demos", "SDLHost", "Commands", "Syntax", "Words",
      ],
      swiftSettings: host),
    .executableTarget(
      name: "EngineBench", dependencies: ["Keyframes", "Stage"], swiftSettings: pure),

    // Counts the allocations of the test executable.
    .target(name: "AllocationCount", path: "Tests/AllocationCount"),
    // Helpers for the tests of several modules.
    .target(
      name: "TestSupport", dependencies: ["Drawing", "Stage", "Words"], path: "Tests/Support"),
    .testTarget(
      name: "WordsTests", dependencies: ["Words", "TestSupport"], swiftSettings: compiledQuickly),
    .testTarget(
      name: "KeyframesTests",
      dependencies: ["Keyframes", "AllocationCount", "TestSupport", "Words"],
      swiftSettings: compiledQuickly),
    .testTarget(
      name: "ScrollingTests", dependencies: ["Scrolling", "TestSupport", "Words"],
      swiftSettings: compiledQuickly),
    .testTarget(
      name: "StageTests",
      dependencies: ["Stage", "Keyframes", "AllocationCount", "TestSupport", "Words"],
      swiftSettings: compiledQuickly),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Stage", "Keyframes", "TestSupport", "Words"]),
    .testTarget(
      name: "FilmsTests", dependencies: ["Films", "Drawing", "TestSupport", "Words"],
      swiftSettings: compiledQuickly),
    .testTarget(
      name: "FormatsTests",
      dependencies: [
        "Formats", "SceneText", "Syntax", "Demos", "Drawing", "Editing", "DemoKit", "Persistence",
        "Talks", "AppState",
        "Playground",
        "Stage", "Keyframes", "TestSupport", "Words",
      ], swiftSettings: compiledQuickly),
    .testTarget(
      name: "ImportTests",
      dependencies: [
        "Formats", "SVG", "Drawing", "Stage", "Keyframes", "TestSupport", "CPNG", "CZlib", "Words",
      ],
      swiftSettings: compiledQuickly),
    .testTarget(
      name: "InterfaceTests", dependencies: ["Interface", "Scrolling", "Stage", "Keyframes"],
      swiftSettings: compiledQuickly),
    .testTarget(
      name: "PlaygroundTests",
      dependencies: [
        "Persistence", "Talks", "AppState", "Playground", "Demos", "DemoKit", "Formats", "Editing",
        "Interface", "Stage",
        "Scrolling",
        "Keyframes",
        "TestSupport", "Words",
      ], swiftSettings: compiledQuickly),
    .testTarget(
      name: "DemosTests",
      dependencies: [
        "Demos", "DemoKit", "Editing", "Interface", "Persistence", "Talks", "AppState",
        "Playground", "Scrolling", "Stage",
        "Keyframes",
        "TestSupport", "Words",
      ],
      exclude: ["Goldens"], swiftSettings: compiledQuickly),
    .testTarget(
      name: "SDLHostTests",
      dependencies: [
        "SDLHost", "Demos", "DemoKit", "Editing", "Formats", "Interface", "Persistence", "Talks",
        "AppState", "Playground",
        "Drawing", "Stage",
        "Keyframes",
        "TestSupport", "Words",
      ], swiftSettings: compiledQuickly),
    .testTarget(
      name: "RiffTests",
      dependencies: [
        "riff", "Benches", "Commands", "Demos", "DemoKit", "Editing", "Films", "Formats",
        "Interface", "Persistence", "Talks", "AppState", "Lottie", "Playground", "SceneText",
        "SDLHost", "SVG", "Syntax", "Stage", "Keyframes", "TestSupport", "Words",
      ], swiftSettings: compiledQuickly),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)
