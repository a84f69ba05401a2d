import Testing

@testable import GlissadeTransitions

@Suite("L-08 the callback checker")
struct AppearanceCheckerTests {
  typealias Callback = AppearanceChecker.Callback
  typealias State = AppearanceChecker.State

  @Test("L-08 every callback in every state: legal exactly where the table lists")
  func table() {
    let legal: [State: Set<Callback>] = [
      .disappeared: [.viewWillAppear],
      .appearing: [.viewIsAppearing, .viewWillDisappear],
      .laidOut: [.viewDidAppear, .viewWillDisappear],
      .appeared: [.viewWillDisappear],
      .disappearing: [.viewWillAppear, .viewDidDisappear],
    ]
    for state in State.allCases {
      for callback in Callback.allCases {
        let isLegal = legal[state]?.contains(callback) ?? false
        #expect(
          AppearanceChecker.isLegal(callback, in: state) == isLegal, "\(callback) in \(state)")
      }
    }
  }

  private func complaints(_ callbacks: [Callback]) -> [String] {
    var checker = AppearanceChecker()
    return callbacks.compactMap { checker.observe($0) }
  }

  @Test("L-08 whole appearances, and cancelled ones, are no violation")
  func legalRuns() {
    let appear: [Callback] = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]
    let disappear: [Callback] = [.viewWillDisappear, .viewDidDisappear]
    #expect(complaints(appear + disappear + appear).isEmpty)
    #expect(complaints([.viewWillAppear, .viewIsAppearing] + disappear + appear).isEmpty)
    #expect(complaints(appear + [.viewWillDisappear] + appear + disappear).isEmpty)
  }

  @Test("L-08 a violation is one sentence, and what follows is judged from there")
  func violations() {
    #expect(complaints([.viewDidAppear]) == ["viewDidAppear while disappeared"])
    let run: [Callback] = [
      .viewWillAppear, .viewDidAppear, .viewDidDisappear, .viewWillAppear, .viewIsAppearing,
      .viewDidAppear,
    ]
    #expect(
      complaints(run) == ["viewDidAppear while appearing", "viewDidDisappear while appeared"])
    #expect(
      complaints([.viewWillAppear, .viewWillAppear]) == ["viewWillAppear while appearing"])
  }

  @Test("L-08 of all runs of four callbacks, those without a complaint are the legal walks")
  func allRuns() {
    var silent = 0
    for a in Callback.allCases {
      for b in Callback.allCases {
        for c in Callback.allCases {
          for d in Callback.allCases where complaints([a, b, c, d]).isEmpty { silent += 1 }
        }
      }
    }
    // Walks of the table by length from `disappeared`: 1, 2, 4, 6 of length 1 to 4.
    var counts: [State: Int] = [.disappeared: 1]
    for _ in 0..<4 {
      var next: [State: Int] = [:]
      for state in State.allCases {
        let count = counts[state] ?? 0
        for callback in Callback.allCases where AppearanceChecker.isLegal(callback, in: state) {
          next[Self.target(callback), default: 0] += count
        }
      }
      counts = next
    }
    #expect(silent == counts.values.reduce(0, +))
    #expect(silent == 6)
  }

  private static func target(_ callback: Callback) -> State {
    switch callback {
    case .viewWillAppear: .appearing
    case .viewIsAppearing: .laidOut
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    }
  }
}
