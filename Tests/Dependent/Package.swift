// swift-tools-version: 6.2
import PackageDescription

// An app as its author would write it: the package comes by URL and version, and the products are
// reached from outside. Built with and without this trait, it takes the HUD with `traits: ["GTK"]`
// and with `traits: []`. `run` makes the repository and puts the README's code beside this code.
let package = Package(
  name: "Dependent",
  platforms: [.iOS(.v16), .macOS(.v13)],
  traits: [
    .default(enabledTraits: ["GTK"]),
    .trait(name: "GTK"),
  ],
  dependencies: [
    .package(
      url: "file://\(Context.packageDirectory)/../HUD", from: "1.0.0",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
  ],
  targets: [
    .target(name: "Namesake", dependencies: [.product(name: "HUD", package: "HUD")]),
    .executableTarget(
      name: "Dependent",
      dependencies: [
        "Namesake",
        .product(name: "HUD", package: "HUD"),
        .product(name: "HUDOffscreen", package: "HUD"),
      ]),
    .target(
      name: "Readme",
      dependencies: [
        .product(name: "HUD", package: "HUD"),
        .product(name: "HUDExamples", package: "HUD"),
      ]),
    .testTarget(
      name: "ReadmeTests",
      dependencies: [
        "Readme",
        .product(name: "HUD", package: "HUD"),
        .product(name: "HUDOffscreen", package: "HUD"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Whatever an app turns on, ours has to stand it.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
