// swift-tools-version: 6.2
import PackageDescription

// What there is on Linux alone, and of GTK only for who wants it.
let gtk = Target.Dependency.target(
  name: "CGTK", condition: .when(platforms: [.linux], traits: ["GTK"]))
let cairo = Target.Dependency.target(name: "LayerCairo", condition: .when(platforms: [.linux]))
let pango = Target.Dependency.target(name: "CPangoCairo", condition: .when(platforms: [.linux]))

let package = Package(
  name: "HUD",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "HUD", targets: ["HUD"]),
    .library(name: "HUDOffscreen", targets: ["HUDOffscreen"]),
    .library(name: "LayerKit", targets: ["LayerKit"]),
    .library(name: "HUDExamples", targets: ["Examples", "DemoUIKit"]),
  ],
  traits: [
    .default(enabledTraits: ["GTK"]),
    .trait(name: "GTK", description: "The HUD over GTK 4 windows, on Linux."),
  ],
  targets: [
    .target(name: "LayerKit"),
    .target(name: "HUDCore", dependencies: ["LayerKit"]),
    .target(
      name: "HUDUIKit", dependencies: ["HUDCore"],
      resources: [.copy("Resources/PrivacyInfo.xcprivacy")]),
    .target(
      name: "HUD",
      dependencies: [
        "HUDCore", "HUDUIKit",
        .target(name: "HUDGTK", condition: .when(platforms: [.linux], traits: ["GTK"])),
      ]),
    .target(
      name: "HUDGTK",
      dependencies: ["HUDCore", "LayerKit", cairo, gtk]),
    .systemLibrary(
      name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "HUDOffscreen",
      dependencies: ["HUDCore", "LayerKit", cairo]),
    .target(
      name: "LayerCairo",
      dependencies: ["LayerKit", pango]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),

    .target(name: "Examples", dependencies: ["HUD", "LayerKit"], path: "Demo/Examples"),
    .target(name: "DemoUIKit", dependencies: ["Examples", "HUD"], path: "Demo/iOS"),
    .executableTarget(
      name: "Demo",
      dependencies: ["Examples", "HUD", "HUDOffscreen", "LayerKit", gtk],
      path: "Demo/App"),

    .executableTarget(
      name: "Benchmark", dependencies: ["HUDCore", "HUDOffscreen", "LayerKit"],
      path: "Tests/Benchmark"),
    .target(
      name: "HostContract", dependencies: ["HUDCore", "LayerKit"], path: "Tests/HostContract"),
    .testTarget(name: "LayerKitTests", dependencies: ["LayerKit"]),
    .testTarget(
      name: "LayerCairoTests",
      dependencies: ["LayerKit", cairo, pango]),
    .testTarget(name: "HUDCoreTests", dependencies: ["HUDCore", "LayerKit"]),
    .testTarget(
      name: "HUDOffscreenTests",
      dependencies: ["HUDOffscreen", "HUDCore", "LayerKit", cairo, pango],
      exclude: ["Pictures"]),
    .executableTarget(
      name: "GTKBenchmark",
      dependencies: ["HUD", gtk],
      path: "Tests/GTKBenchmark"),
    .executableTarget(
      name: "GTKProbe",
      dependencies: ["HUD", gtk],
      path: "Tests/GTKProbe"),
    .executableTarget(
      name: "AsyncMainProbe",
      dependencies: ["HUD", gtk],
      path: "Tests/AsyncMainProbe"),
    .testTarget(
      name: "HUDGTKTests",
      dependencies: [
        "GTKProbe", "AsyncMainProbe", "HUD", "HUDCore", "HUDGTK", "HUDOffscreen", "HostContract",
        "LayerKit", cairo, gtk,
      ],
      exclude: ["accessible-tree.py"]),
    .testTarget(name: "HUDTests", dependencies: ["HUD", "HUDOffscreen"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
// The iOS half runs here too: its own sources, in folders that are links to them, see a double as
// UIKit. The double has another name on disk, or every module's canImport(UIKit) would find it.
func seeing(_ modules: String...) -> [SwiftSetting] {
  [.unsafeFlags(modules.flatMap { ["-module-alias", $0] })]
}

package.targets += [
  .target(
    name: "UIKitDouble", dependencies: ["LayerKit", "LayerCairo"], path: "Tests/UIKitDouble"),
  .target(
    name: "HUDUIKitOnDouble", dependencies: ["HUDCore", "UIKitDouble"],
    path: "Tests/HUDUIKitOnDouble", exclude: ["Resources"],
    swiftSettings: seeing("UIKit=UIKitDouble")),
  .target(
    name: "HUDOnDouble", dependencies: ["HUDCore", "HUDUIKitOnDouble"], path: "Tests/HUDOnDouble",
    swiftSettings: seeing("UIKit=UIKitDouble", "HUDUIKit=HUDUIKitOnDouble")),
  .target(
    name: "ExamplesOnDouble", dependencies: ["HUDOnDouble", "LayerKit"],
    path: "Tests/ExamplesOnDouble",
    swiftSettings: seeing("HUD=HUDOnDouble")),
  .target(
    name: "DemoOnDouble", dependencies: ["ExamplesOnDouble", "HUDOnDouble", "UIKitDouble"],
    path: "Tests/DemoOnDouble",
    swiftSettings: seeing(
      "UIKit=UIKitDouble", "HUD=HUDOnDouble", "Examples=ExamplesOnDouble")),
  .testTarget(
    name: "HUDUIKitTests",
    dependencies: [
      "DemoOnDouble", "ExamplesOnDouble", "HUDOnDouble", "HUDUIKitOnDouble", "HUDUIKit", "HUDCore",
      "HUDOffscreen", "HostContract", "LayerCairo", "LayerKit", "UIKitDouble", "CPangoCairo",
    ],
    exclude: ["Pictures"]),
]
#endif

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
