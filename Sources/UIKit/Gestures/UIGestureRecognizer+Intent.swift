import GlissadeGestures

extension UIGestureRecognizer {
  /// Asks for the state that a tracker's intent names.
  func follow(_ intent: GestureIntent) {
    switch intent {
    case .none: break
    case .begin: state = .began
    case .change: state = .changed
    case .end: state = .ended
    case .cancel: state = .cancelled
    case .fail: state = .failed
    }
  }
}
