// swift-tools-version: 6.2
import PackageDescription

// The scripts of this repository set this variable to make warnings errors. An app that depends on
// the package must not fail to build because of a warning.
let isStrict = Context.environment["HUD_STRICT"] != nil

// The Swift Package Index compiles on Linux without the headers of GTK and Pango. There the package
// is what an app gets on a system without a host.
let isIndexed = Context.environment["SPI_BUILD"] != nil

// Apple's App Store asks for it in each module that an app could ship as a framework of its own.
let privacy: [Resource] = [.copy("Resources/PrivacyInfo.xcprivacy")]

// These two modules have the folder Shared in common, of which each compiles nothing on the other's
// systems.
func isHost(_ platforms: Platform...) -> [SwiftSetting] {
  [.define("HOST", .when(platforms: platforms))]
}

let package = Package(
  name: "HUD",
  platforms: [.iOS(.v16), .tvOS(.v16), .visionOS(.v1), .macCatalyst(.v16), .macOS(.v13)],
  products: [
    .library(name: "HUD", targets: ["HUD"]),
    .library(name: "HUDOffscreen", targets: ["HUDOffscreen"]),
    .library(name: "SVProgressHUDCompat", targets: ["SVProgressHUDCompat"]),
    .library(name: "MBProgressHUDCompat", targets: ["MBProgressHUDCompat"]),
    .library(
      name: "HUDExamples",
      targets: ["HUDExamples", "HUDDemoUIKit", "HUDDemoAppKit", "HUDDemoSwiftUI"]),
  ],
  traits: [
    .default(enabledTraits: isIndexed ? [] : ["GTK"]),
    .trait(name: "GTK", description: "The HUD over GTK 4 windows, on Linux."),
  ],
  targets: [
    .target(name: "HUDLayers"),
    .target(name: "HUDCore", dependencies: ["HUDLayers"]),
    .target(
      name: "HUDUIKit", dependencies: ["HUDCore"], resources: privacy,
      swiftSettings: isHost(.iOS, .macCatalyst, .tvOS, .visionOS)),
    .target(
      name: "HUDAppKit", dependencies: ["HUDCore"], resources: privacy,
      swiftSettings: isHost(.macOS)),
    .target(
      name: "HUD", dependencies: ["HUDCore", "HUDLayers", "HUDUIKit", "HUDAppKit"],
      resources: privacy),
    .target(name: "HUDOffscreen", dependencies: ["HUDCore", "HUDLayers"]),

    // For apps that move from SVProgressHUD or MBProgressHUD. The system libraries have no C file,
    // only a header with what Swift cannot declare for Objective-C.
    .systemLibrary(name: "CHUDSVProgressHUD"),
    .systemLibrary(name: "CHUDMBProgressHUD"),
    .target(
      name: "SVProgressHUDCompat",
      dependencies: ["HUDCore", "HUDUIKit", "CHUDSVProgressHUD"], resources: privacy),
    .target(
      name: "MBProgressHUDCompat",
      dependencies: ["HUDCore", "HUDUIKit", "CHUDMBProgressHUD"], resources: privacy),

    .target(name: "HUDExamples", dependencies: ["HUD"], path: "Demo/Examples"),
    .target(name: "HUDDemoUIKit", dependencies: ["HUDExamples", "HUD"], path: "Demo/iOS"),
    .target(name: "HUDDemoAppKit", dependencies: ["HUDExamples", "HUD"], path: "Demo/Mac"),
    .target(name: "HUDDemoSwiftUI", dependencies: ["HUD"], path: "Demo/SwiftUI"),

    .executableTarget(
      name: "HUDBenchmark",
      dependencies: ["HUDMeasurements", "HUDCore", "HUDOffscreen", "HUDLayers"],
      path: "Tests/Tools/Benchmarks/Core"),
    .executableTarget(
      name: "HUDFuzzer",
      dependencies: ["HUDMeasurements", "HUDCore", "HUDOffscreen", "HUDLayers"],
      path: "Tests/Tools/Fuzzer", exclude: ["README.md", "breaks"]),
    .target(name: "HUDMeasurements", path: "Tests/Support/Measurements"),
    .target(name: "HUDTestScope", dependencies: ["HUDCore"], path: "Tests/Support/TestScope"),
    .target(
      name: "HUDHostContract", dependencies: ["HUDCore", "HUDLayers"],
      path: "Tests/Support/HostContract"),
    .target(
      name: "HUDUIKitSmoke", dependencies: ["HUD", "HUDCore", "HUDHostContract"],
      path: "Tests/Tools/UIKitSmoke/Scenarios"),
    .testTarget(name: "HUDLayersTests", dependencies: ["HUDLayers"]),
    .testTarget(name: "HUDCoreTests", dependencies: ["HUDCore", "HUDLayers"]),
    .testTarget(
      name: "HUDOffscreenTests",
      dependencies: ["HUDFuzzer", "HUDOffscreen", "HUDCore", "HUDLayers"],
      exclude: ["Pictures"]),
    .testTarget(
      name: "HUDTests",
      dependencies: ["HUDTestScope", "HUD", "HUDCore", "HUDExamples", "HUDOffscreen"]),
  ],
  swiftLanguageModes: [.v6]
)

// Only on a Mac, because an app needs a system that can run it.
#if os(macOS)
package.targets.append(
  .executableTarget(name: "HUDMacDemo", dependencies: ["HUDDemoAppKit"], path: "Demo/MacApp"))
#endif

// Only on Linux, so that SwiftPM does not tell anybody on a Mac to install GTK or Pango.
#if os(Linux)
if isIndexed {
  package.targets.removeAll {
    [.executable, .test].contains($0.type) || $0.name == "HUDMeasurements"
  }
} else {
  let whereGTK = TargetDependencyCondition.when(platforms: [.linux], traits: ["GTK"])
  let gtk = Target.Dependency.target(name: "CHUDGTK", condition: whereGTK)

  func extend(_ name: String, with dependencies: Target.Dependency...) {
    package.targets.first { $0.name == name }?.dependencies += dependencies
  }

  extend("HUD", with: .target(name: "HUDGTK", condition: whereGTK))
  extend("HUDOffscreen", with: .target(name: "HUDCairo", condition: .when(platforms: [.linux])))
  extend("HUDMeasurements", with: "CHUDHeap")
  extend("HUDBenchmark", with: "CHUDPango")
  extend("HUDHostContract", with: "HUDOffscreen", "HUDCairo")
  extend("HUDOffscreenTests", with: "HUDCairo", "HUDHostContract", "CHUDPango")

  package.targets += [
    .systemLibrary(
      name: "CHUDGTK", pkgConfig: "gtk4",
      providers: [.apt(["libgtk-4-dev"]), .yum(["gtk4-devel"])]),
    .systemLibrary(
      name: "CHUDPango", pkgConfig: "pangocairo",
      providers: [
        .apt(["libpango1.0-dev", "libcairo2-dev"]), .yum(["pango-devel", "cairo-devel"]),
      ]),
    // For tests and benchmarks that measure memory and count instructions.
    .systemLibrary(name: "CHUDHeap", path: "Tests/Support/Heap"),
    .target(name: "HUDCairo", dependencies: ["HUDLayers", "CHUDPango"]),
    // The only target with a C file, which makes GLib's loop run the main actor.
    .target(name: "CHUDMainLoop", dependencies: [gtk]),
    .target(
      name: "HUDGTK", dependencies: ["HUDCore", "HUDLayers", "HUDCairo", "CHUDMainLoop", gtk]),
    // It opens a GTK window or draws pictures, and a Mac has neither.
    .executableTarget(
      name: "HUDDemo", dependencies: ["HUDExamples", "HUD", "HUDOffscreen", gtk], path: "Demo/App"),
    .testTarget(
      name: "HUDCairoTests",
      dependencies: ["HUDLayers", "HUDCairo", "HUDHostContract", "CHUDPango"]),
    .executableTarget(
      name: "HUDGTKBenchmark", dependencies: ["HUDMeasurements", "HUD", gtk],
      path: "Tests/Tools/Benchmarks/GTK"),
    .executableTarget(
      name: "HUDGTKProbe", dependencies: ["HUD", gtk], path: "Tests/Tools/Probes/GTK"),
    .executableTarget(
      name: "HUDAsyncMainProbe", dependencies: ["HUD", gtk], path: "Tests/Tools/Probes/AsyncMain"),
    .testTarget(
      name: "HUDGTKTests",
      dependencies: [
        "HUDGTKProbe", "HUDAsyncMainProbe", "HUD", "HUDCore", "HUDGTK", "HUDOffscreen",
        "HUDHostContract", "HUDLayers", "HUDCairo", "HUDMeasurements", gtk,
      ],
      exclude: ["accessible-tree.py"]),
  ]

  // These targets build the iOS sources on Linux, against a double of UIKit. Their folders contain
  // links to those sources, and module aliases give the double the name UIKit. Its real name is
  // another one, or `canImport(UIKit)` would be true in every module.
  func seeing(_ modules: String...) -> [SwiftSetting] {
    [.unsafeFlags(modules.flatMap { ["-module-alias", $0] })]
  }

  package.targets += [
    .target(
      name: "HUDSharedDouble", dependencies: ["HUDLayers", "HUDCairo"],
      path: "Tests/Doubles/Shared"),
    .target(
      name: "HUDUIKitDouble", dependencies: ["HUDSharedDouble", "HUDLayers", "HUDCairo"],
      path: "Tests/Doubles/UIKitDouble", exclude: ["README.md"]),
    .target(
      name: "HUDUIKitOnDouble", dependencies: ["HUDCore", "HUDUIKitDouble"],
      path: "Tests/Doubles/OnDouble/HUDUIKit", exclude: ["Resources"],
      swiftSettings: seeing("UIKit=HUDUIKitDouble") + [.define("HOST")]),
    .target(
      name: "HUDOnDouble", dependencies: ["HUDCore", "HUDLayers", "HUDUIKitOnDouble"],
      path: "Tests/Doubles/OnDouble/HUD", exclude: ["Resources"],
      swiftSettings: seeing("UIKit=HUDUIKitDouble", "HUDUIKit=HUDUIKitOnDouble")),
    .target(
      name: "HUDSVProgressHUDOnDouble",
      dependencies: ["HUDUIKitOnDouble", "HUDCore", "HUDUIKitDouble"],
      path: "Tests/Doubles/OnDouble/SVProgressHUDCompat", exclude: ["Resources"],
      swiftSettings: seeing("UIKit=HUDUIKitDouble", "HUDUIKit=HUDUIKitOnDouble")),
    .target(
      name: "HUDSVProgressHUDCorpus",
      dependencies: ["HUDSVProgressHUDOnDouble", "HUDUIKitDouble"],
      path: "Tests/Papers/Corpora/SVProgressHUD",
      exclude: ["Appearance.m", "Calls.m", "NoOtherImport.m", "Names.txt"],
      swiftSettings: seeing(
        "UIKit=HUDUIKitDouble", "SVProgressHUDCompat=HUDSVProgressHUDOnDouble")),
    .target(
      name: "HUDMBProgressHUDOnDouble",
      dependencies: ["HUDUIKitOnDouble", "HUDCore", "HUDUIKitDouble"],
      path: "Tests/Doubles/OnDouble/MBProgressHUDCompat", exclude: ["Resources"],
      swiftSettings: seeing("UIKit=HUDUIKitDouble", "HUDUIKit=HUDUIKitOnDouble")),
    .target(
      name: "HUDMBProgressHUDCorpus",
      dependencies: ["HUDMBProgressHUDOnDouble", "HUDUIKitDouble"],
      path: "Tests/Papers/Corpora/MBProgressHUD",
      exclude: ["Calls.m", "ImportAlone.m", "Older.m", "Views.m", "Names.txt"],
      swiftSettings: seeing(
        "UIKit=HUDUIKitDouble", "MBProgressHUDCompat=HUDMBProgressHUDOnDouble")),
    .target(
      name: "HUDExamplesOnDouble", dependencies: ["HUDOnDouble"],
      path: "Tests/Doubles/OnDouble/Examples", swiftSettings: seeing("HUD=HUDOnDouble")),
    .target(
      name: "HUDDemoOnDouble",
      dependencies: ["HUDExamplesOnDouble", "HUDOnDouble", "HUDUIKitDouble"],
      path: "Tests/Doubles/OnDouble/Demo",
      swiftSettings: seeing(
        "UIKit=HUDUIKitDouble", "HUD=HUDOnDouble", "HUDExamples=HUDExamplesOnDouble")),
    .target(
      name: "HUDSmokeOnDouble",
      dependencies: ["HUDOnDouble", "HUDCore", "HUDHostContract", "HUDUIKitDouble"],
      path: "Tests/Doubles/OnDouble/UIKitSmoke",
      swiftSettings: seeing("UIKit=HUDUIKitDouble", "HUD=HUDOnDouble")),
    // The same for AppKit.
    .target(
      name: "HUDAppKitDouble", dependencies: ["HUDSharedDouble", "HUDLayers", "HUDCairo"],
      path: "Tests/Doubles/AppKitDouble", exclude: ["README.md"]),
    .target(
      name: "HUDAppKitOnDouble", dependencies: ["HUDCore", "HUDAppKitDouble"],
      path: "Tests/Doubles/OnDouble/HUDAppKit", exclude: ["Resources"],
      swiftSettings: seeing("AppKit=HUDAppKitDouble") + [.define("HOST")]),
    .target(
      name: "HUDOnAppKitDouble", dependencies: ["HUDCore", "HUDLayers", "HUDAppKitOnDouble"],
      path: "Tests/Doubles/OnDouble/HUDOnAppKit", exclude: ["Resources"],
      swiftSettings: seeing("AppKit=HUDAppKitDouble", "HUDAppKit=HUDAppKitOnDouble")),
    .target(
      name: "HUDExamplesOnAppKitDouble", dependencies: ["HUDOnAppKitDouble"],
      path: "Tests/Doubles/OnDouble/ExamplesOnAppKit",
      swiftSettings: seeing("HUD=HUDOnAppKitDouble")),
    .target(
      name: "HUDDemoOnAppKitDouble",
      dependencies: ["HUDExamplesOnAppKitDouble", "HUDOnAppKitDouble", "HUDAppKitDouble"],
      path: "Tests/Doubles/OnDouble/DemoOnAppKit",
      swiftSettings: seeing(
        "AppKit=HUDAppKitDouble", "HUD=HUDOnAppKitDouble",
        "HUDExamples=HUDExamplesOnAppKitDouble")),
    .testTarget(
      name: "HUDAppKitTests",
      dependencies: [
        "HUDDemoOnAppKitDouble", "HUDExamplesOnAppKitDouble",
        "HUDOnAppKitDouble", "HUDAppKitOnDouble", "HUDAppKitDouble", "HUDCore", "HUDOffscreen",
        "HUDHostContract", "HUDCairo", "HUDLayers", "HUDTestScope",
      ]),
    .testTarget(
      name: "HUDUIKitTests",
      dependencies: [
        "HUDSVProgressHUDCorpus", "HUDSVProgressHUDOnDouble",
        "HUDMBProgressHUDCorpus", "HUDMBProgressHUDOnDouble",
        "HUDSmokeOnDouble", "HUDDemoOnDouble", "HUDExamplesOnDouble", "HUDOnDouble",
        "HUDUIKitOnDouble", "HUDUIKit", "HUDCore", "HUDOffscreen", "HUDHostContract", "HUDCairo",
        "HUDLayers", "HUDUIKitDouble", "HUDTestScope",
        "CHUDPango",
      ],
      exclude: ["Pictures"]),
  ]
}
#endif

// An app of our own runs the smoke tests, see Tests/Tools/UIKitSmoke. Other apps must not get them.
if Context.environment["HUD_SMOKE"] != nil {
  package.products.append(.library(name: "HUDUIKitSmoke", targets: ["HUDUIKitSmoke"]))
}

// Tests/sanitize and Tests/mutate build some test targets alone, because building all of them takes
// minutes.
if let only = Context.environment["HUD_ONLY_TESTS"]?.split(separator: " ").map(String.init) {
  package.targets.removeAll { $0.type == .test && !only.contains($0.name) }
}

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
}
