import Testing

/// The tests that use the shared HUD of the static calls. They must not run in parallel.
@Suite(.serialized, .timeLimit(.minutes(5))) enum SharedHUDTests {}
