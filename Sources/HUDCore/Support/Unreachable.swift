/// The body of a declaration that is marked as unavailable.
package func unreachable() -> Never {
  preconditionFailure("The compiler refuses calls of this declaration.")
}
