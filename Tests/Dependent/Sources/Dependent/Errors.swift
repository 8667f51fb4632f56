// As many apps write it. A text is then an error as well, and `showError` and `fail` have two ways to
// take it.
// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive Error {}
