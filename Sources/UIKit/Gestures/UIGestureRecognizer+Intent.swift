import GlissadeGestures

extension UIGestureRecognizer {
  /// Requests the state of a tracker's intent.
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
