// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

// An app for iPhone and iPad: open this folder in Xcode. The name of the dependency is given, because
// the folder of the repository may have any.
let package = Package(
  name: "HUDDemo",
  platforms: [.iOS(.v16)],
  products: [
    .iOSApplication(
      name: "HUD Demo",
      targets: ["AppModule"],
      bundleIdentifier: "com.example.HUDDemo",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .rocket),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeRight,
        .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ])
  ],
  dependencies: [.package(name: "swift-hud", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "HUD", package: "swift-hud"),
        .product(name: "HUDExamples", package: "swift-hud"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
