// swift-tools-version: 6.2
import PackageDescription

// An app as its author would write it, so that the products are reached from outside, as an app
// reaches them. Built with and without this trait, it takes the HUD with `traits: ["GTK"]` and with
// `traits: []`. The README's code comes to `Readme` and `ReadmeTests`, and to a place where the path
// below leads to the package too.
let package = Package(
  name: "Dependent",
  platforms: [.iOS(.v16), .macOS(.v13)],
  traits: [
    .default(enabledTraits: ["GTK"]),
    .trait(name: "GTK"),
  ],
  dependencies: [
    .package(
      name: "HUD", path: "../..",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
  ],
  targets: [
    .executableTarget(
      name: "Dependent",
      dependencies: [
        .product(name: "HUD", package: "HUD"),
        .product(name: "HUDOffscreen", package: "HUD"),
      ]),
    .target(
      name: "Readme", dependencies: [.product(name: "HUD", package: "HUD")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "Readme",
        .product(name: "HUD", package: "HUD"),
        .product(name: "HUDOffscreen", package: "HUD"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)
