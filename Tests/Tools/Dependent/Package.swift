// swift-tools-version: 6.2
import PackageDescription

// An app that uses this package as any author would: it gets the package by URL and version, and
// uses its public products. With the trait enabled it takes the HUD with `traits: ["GTK"]`,
// otherwise with `traits: []`. `run` makes the repository, and adds the code that readers copy.
let package = Package(
  name: "Dependent",
  platforms: [.iOS(.v16), .macOS(.v13)],
  traits: [
    .default(enabledTraits: ["GTK"]),
    .trait(name: "GTK"),
  ],
  dependencies: [
    .package(
      url: "file://\(Context.packageDirectory)/../swift-hud", from: "1.0.0",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
  ],
  targets: [
    .target(name: "Namesake", dependencies: [.product(name: "HUD", package: "swift-hud")]),
    .executableTarget(
      name: "Dependent",
      dependencies: [
        "Namesake",
        .product(name: "HUD", package: "swift-hud"),
        .product(name: "HUDOffscreen", package: "swift-hud"),
      ]),
    // The same calls, from an app whose code is on the main actor unless it says otherwise, as in
    // Xcode's templates, and in which each use of unsafe code is marked. A picture of pixels needs
    // unsafe code, and so do GTK's pointers.
    .target(
      name: "Isolated", dependencies: [.product(name: "HUD", package: "swift-hud")],
      exclude: ["main.swift", "Pixel.swift", "PlatformFace.swift"],
      swiftSettings: [.defaultIsolation(MainActor.self), .strictMemorySafety()]),
    .target(
      name: "Readme",
      dependencies: [
        .target(name: "CGTK", condition: .when(traits: ["GTK"])),
        .product(name: "HUD", package: "swift-hud"),
        .product(name: "HUDExamples", package: "swift-hud"),
      ]),
    // The pages on frameworks, with declarations of ours in place of the frameworks.
    .target(name: "SwiftCrossUI"),
    .target(
      name: "GtkBackend",
      dependencies: ["SwiftCrossUI", .target(name: "CGTK", condition: .when(traits: ["GTK"]))]),
    .target(name: "Adwaita"),
    .target(
      name: "Frameworks",
      dependencies: [
        "GtkBackend", "SwiftCrossUI", "Adwaita", .product(name: "HUD", package: "swift-hud"),
      ]),
    // GTK as a module of the app's own, as the page for beginners says.
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4"),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "Readme",
        .product(name: "HUD", package: "swift-hud"),
        .product(name: "HUDOffscreen", package: "swift-hud"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The strictest settings that an app may choose: the package's products must compile with them.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
