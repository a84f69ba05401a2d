import GlissadeGestures

/// The touches that nothing has taken so far, with the recognizers that could take them.
///
/// A touch is taken by a recognizer that sends an action, or by a view or another responder that
/// handles its beginning. After the end of a touch that nothing took, an inspector's log names
/// every candidate with the reason for which it did not take the touch (T-14).
@MainActor final class TouchClaims {
  /// A recognizer of the touched view or of one of its ancestors.
  private struct Candidate {
    weak var recognizer: UIGestureRecognizer?
    let label: String
    /// The reason for which the recognizer did not take the touch, or `nil` while it may take it.
    var reason: String?
  }

  /// A touch that nothing has taken so far.
  private struct Claim {
    let touch: UITouch
    /// A Boolean value that indicates whether the touched view receives the touch.
    let isOffered: Bool
    var candidates: [Candidate]
    var isOver = false
  }

  /// A closure that receives a sentence about a touch that nothing took.
  var onUnclaimed: (String) -> Void = { _ in }
  private var claims: [Claim] = []

  /// Begins to observe a touch.
  ///
  /// - Parameters:
  ///   - touch: The touch, with the recognizers that follow it.
  ///   - refused: The other recognizers of the touched views, each with the reason for which it
  ///     does not follow the touch.
  ///   - isOffered: A Boolean value that indicates whether the touched view receives the touch.
  func begin(
    _ touch: UITouch, refused: [(recognizer: UIGestureRecognizer, reason: String)],
    isOffered: Bool
  ) {
    guard touch.type != .indirect else { return }
    let candidates =
      touch.followers.map { Candidate(recognizer: $0, label: $0.label) }
      + refused.map { Candidate(recognizer: nil, label: $0.recognizer.label, reason: $0.reason) }
    claims.append(Claim(touch: touch, isOffered: isOffered, candidates: candidates))
  }

  /// Records a state that a recognizer entered: a recognition takes the recognizer's touches.
  func record(_ state: RecognizerState, of recognizer: UIGestureRecognizer) {
    if state.hasRecognized {
      claims.removeAll { $0.candidates.contains { $0.recognizer === recognizer } }
      return
    }
    guard state == .failed else { return }
    let reason = recognizer.reason.flatMap { $0.state == state ? $0.text : nil }
    for index in claims.indices {
      for place in claims[index].candidates.indices
      where claims[index].candidates[place].recognizer === recognizer {
        claims[index].candidates[place].reason = reason ?? "it failed"
      }
    }
  }

  /// Marks a touch that has ended.
  func end(_ touch: UITouch) {
    for index in claims.indices where claims[index].touch === touch { claims[index].isOver = true }
  }

  /// Forgets a touch that was cancelled.
  func forget(_ touch: UITouch) { claims.removeAll { $0.touch === touch } }

  /// Reports the touches that have ended and that no recognizer can take any more.
  ///
  /// - Parameter isPending: A closure that returns whether a recognizer is still undecided.
  func report(isPending: (UIGestureRecognizer) -> Bool) {
    guard claims.contains(where: \.isOver) else { return }
    let decided = claims.filter { claim in
      claim.isOver && !claim.candidates.contains { $0.recognizer.map(isPending) ?? false }
    }
    claims.removeAll { claim in decided.contains { $0.touch === claim.touch } }
    for claim in decided where claim.touch.isUnhandled || !claim.isOffered {
      onUnclaimed(Self.sentence(about: claim))
    }
  }

  private static func sentence(about claim: Claim) -> String {
    let place = claim.touch.sampledLocation
    let start =
      "nothing took the touch at \(Int(place.x.rounded())), \(Int(place.y.rounded()))"
      + (claim.touch.view.map { " on \($0.layoutName)" } ?? "")
    guard !claim.candidates.isEmpty else { return "\(start): no gesture recognizer is there" }
    let reasons = claim.candidates.map { "\($0.label): \($0.reason ?? "it was not recognized")" }
    return "\(start). " + reasons.joined(separator: "; ")
  }
}
