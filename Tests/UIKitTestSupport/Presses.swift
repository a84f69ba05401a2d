/// A target of a control that notes which events it receives.
@MainActor package final class Presses {
  package var received: [String] = []
  package init() {}
  package func inside() { received.append("inside") }
  package func outside() { received.append("outside") }
  package func cancelled() { received.append("cancelled") }
}
