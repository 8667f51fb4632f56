/// A press of the panel or of its button: the request and the action that were drawn when the press
/// began.
///
/// If another request is displayed when the press reaches the HUD's state machine, or if the action
/// was replaced, nothing is performed: the user meant what they saw.
package struct Press: Sendable, Equatable {
  package let request: Request.ID
  package let action: HUD.Action
}
