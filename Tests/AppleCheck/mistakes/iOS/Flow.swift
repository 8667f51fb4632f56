// What shows only where the code is followed: looked for after the types, where those are right.
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
