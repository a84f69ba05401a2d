import Testing

@testable import GlissadeGestures

@Suite("Recognizer states")
struct RecognizerStateTests {
  /// Every move that has an effect, written out; what is not here has none.
  private static func expected(_ kind: RecognizerKind) -> [[RecognizerState]: RecognizerState] {
    var moves: [[RecognizerState]: RecognizerState] = [
      [.possible, .failed]: .failed, [.possible, .cancelled]: .failed,
      [.began, .began]: .changed, [.began, .changed]: .changed,
      [.began, .ended]: .ended, [.began, .cancelled]: .cancelled, [.began, .failed]: .cancelled,
      [.changed, .began]: .changed, [.changed, .changed]: .changed,
      [.changed, .ended]: .ended, [.changed, .cancelled]: .cancelled,
      [.changed, .failed]: .cancelled,
      [.ended, .possible]: .possible, [.cancelled, .possible]: .possible,
      [.failed, .possible]: .possible,
    ]
    if kind != .discrete { moves[[.possible, .began]] = .began }
    moves[[.possible, .ended]] = kind == .continuous ? .failed : .ended
    return moves
  }

  @Test("F-01 the table allows exactly these moves", arguments: RecognizerKind.allCases)
  func table(_ kind: RecognizerKind) {
    let expected = Self.expected(kind)
    for state in RecognizerState.allCases {
      for request in RecognizerState.allCases {
        #expect(
          state.next(asked: request, kind: kind) == expected[[state, request]],
          "\(state) asked for \(request)")
      }
    }
  }

  @Test(
    "F-01 from every state a few requests lead back to possible", arguments: RecognizerKind.allCases
  )
  func noDeadEnd(_ kind: RecognizerKind) {
    for state in RecognizerState.allCases where state != .possible {
      let over = state.isTerminal ? state : state.next(asked: .cancelled, kind: kind)
      #expect(over?.next(asked: .possible, kind: kind) == .possible)
    }
  }

  @Test("F-02 actions run for began, changed, ended and cancelled only")
  func actions() {
    #expect(
      RecognizerState.allCases.filter(\.sendsAction) == [.began, .changed, .ended, .cancelled])
  }

  @Test("F-21 beginning twice is a change")
  func noSecondBegan() {
    #expect(RecognizerState.began.next(asked: .began, kind: .continuous) == .changed)
  }
}
