import Testing

/// All tests that speak to the one HUD that the static calls share: never two of them at a time.
@Suite(.serialized, .timeLimit(.minutes(5))) enum SharedHUDTests {}
