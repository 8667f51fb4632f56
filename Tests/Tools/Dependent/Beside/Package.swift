// swift-tools-version: 6.2
import PackageDescription

// An app in which another package has a module and a product named HUD too.
let package = Package(
  name: "Beside",
  platforms: [.iOS(.v16), .macOS(.v13)],
  dependencies: [
    .package(path: "OtherHUD"),
    .package(
      url: "file://\(Context.packageDirectory)/../swift-hud", from: "1.0.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Beside",
      dependencies: [
        .product(name: "HUD", package: "OtherHUD"),
        .product(name: "HUD", package: "swift-hud", moduleAliases: ["HUD": "SwiftHUD"]),
      ])
  ]
)
