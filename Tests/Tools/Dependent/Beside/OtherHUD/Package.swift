// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OtherHUD",
  products: [.library(name: "HUD", targets: ["HUD"])],
  targets: [.target(name: "HUD")]
)
