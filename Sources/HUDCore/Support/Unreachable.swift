/// The body of a declaration that is not available.
package func unreachable() -> Never {
  preconditionFailure("The compiler refuses calls of this declaration.")
}
