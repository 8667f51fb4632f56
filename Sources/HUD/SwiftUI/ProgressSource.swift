#if canImport(SwiftUI)
public import Foundation
public import HUDCore
public import SwiftUI

extension HUD {
  /// A progress that `.hud(progress:)` can show: a number from 0 to 1, a `Progress`, an optional of
  /// one of these, or a `Binding` to an optional number.
  ///
  /// Do not adopt this protocol. Only this package can create the value that it requires.
  public protocol ProgressSource {
    /// The progress in the form in which a modifier reads it.
    var _hudProgress: ProgressBinding { get }
  }

  /// The progress of a `ProgressSource`. Only this package can create such a value.
  public struct ProgressBinding {
    let fraction: Binding<Double?>
    var tracked: Progress?
  }
}

extension HUD.ProgressSource where Self: BinaryFloatingPoint {
  /// This number.
  public var _hudProgress: HUD.ProgressBinding { .init(fraction: .constant(Double(self))) }
}

extension Double: HUD.ProgressSource {}
extension Float: HUD.ProgressSource {}
extension CGFloat: HUD.ProgressSource {}

extension Progress: HUD.ProgressSource {
  /// This progress, which the HUD follows until its end.
  public var _hudProgress: HUD.ProgressBinding { .init(fraction: .constant(-1), tracked: self) }
}

extension Optional: HUD.ProgressSource where Wrapped: HUD.ProgressSource {
  /// The wrapped progress; nil shows no HUD.
  public var _hudProgress: HUD.ProgressBinding {
    self?._hudProgress ?? .init(fraction: .constant(nil))
  }
}

extension Binding: HUD.ProgressSource where Value == Double? {
  /// The number behind this binding. It becomes nil when the HUD ends.
  public var _hudProgress: HUD.ProgressBinding { .init(fraction: self) }
}
#endif
