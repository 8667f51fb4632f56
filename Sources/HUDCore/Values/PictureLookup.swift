/// A picture: its pixels, or a name that the platform looks up, such as a symbol or an icon of the
/// theme.
package protocol PictureLookup: Hashable, Sendable {
  /// Returns the variant of the picture that fits `place`; nil if the platform has no picture of
  /// this name.
  @MainActor func pixels(in place: PictureContext) -> HUD.Image.Pixels?
}
