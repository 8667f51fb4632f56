// Many apps have this conformance. With it a text is also an error, so that calls of `showError`
// and
// `fail` could be ambiguous.
// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive Error {}
