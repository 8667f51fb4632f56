// Mistakes that only flow analysis finds, which runs after type checking succeeded.
import HUDLayers

func sendsALayer(_ layer: CALayer) {
  Task.detached { layer.opacity = 0 }  // refused: risks causing data races
}

func sendsANotification() {
  _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { note in
    MainActor.assumeIsolated { print(note) }  // refused: sending 'note' risks causing data races
  }
}

func initialisesHalf(_ isFull: Bool) -> Int {
  let amount: Int
  if isFull { amount = 1 }
  return amount  // refused: used before being initialized
}
