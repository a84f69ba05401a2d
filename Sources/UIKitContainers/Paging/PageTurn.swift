import UIKitCore

import GlissadeTransitions

/// A turn from the current page to another one.
@MainActor final class PageTurn {
  /// The arriving page.
  let page: UIViewController
  /// The direction: 1 if the page comes after the current one, −1 if it comes before it, and 0 if
  /// it replaces it at once.
  let step: Int
  /// A Boolean value that indicates whether the user began the turn, so that the delegate is
  /// notified.
  let isByUser: Bool
  /// The index of the current page's dot.
  let dot: Int
  /// The number among the scene's transitions.
  var id = 0
  private let runner: TransitionRunner
  private let change: PageChange
  /// A Boolean value that indicates whether the page did not become a child, because the client has
  /// put it elsewhere.
  private(set) var isRefused = false
  private var completions: [(_ arrived: Bool) -> Void] = []

  init(
    of pager: UIPageViewController, to page: UIViewController, step: Int, isByUser: Bool
  ) {
    (self.page, self.step, self.isByUser) = (page, step, isByUser)
    dot = pager.dot
    let rules = TransitionReducer(children: .page, enters: true, leaves: true, movesChildren: true)
    change = PageChange(of: pager)
    runner = TransitionRunner(rules, subject: change, isAnimated: step != 0)
    change.turn = self
  }

  /// Notifies the delegate and the pages, and adds the arriving one.
  func begin() {
    runner.send(.enter)
    isRefused = runner.state == .starting && page.parent !== change.parent
    runner.send(isRefused ? .complete(.cancels) : .prepare)
  }

  /// Ends the turn: the pages are in their places, and receive what is missing.
  func end(arrived: Bool) { runner.send(.complete(arrived ? .finishes : .cancels)) }

  func addCompletion(_ completion: ((_ arrived: Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  func complete(_ arrived: Bool) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(arrived) }
  }
}

/// The views and controllers of a turn. The pager keeps the turn, and the turn keeps this.
@MainActor private final class PageChange: TransitionSubject {
  private weak var pager: UIPageViewController?
  weak var turn: PageTurn?
  /// The page that is current at the beginning.
  private let old: UIViewController?

  init(of pager: UIPageViewController) {
    self.pager = pager
    old = pager.current
  }

  var parent: UIViewController? { pager }

  func controller(_ role: AppearanceScript.Role) -> UIViewController? {
    role == .leaving ? old : turn.flatMap { $0.isRefused ? nil : $0.page }
  }

  /// Returns whether no turn that a callback has begun brings the page back.
  func isNewest(for controller: UIViewController) -> Bool {
    controller !== pager?.current && controller !== pager?.turn?.page
  }

  func willBegin() {
    if let turn { pager?.willBegin(turn) }
  }

  func addView() {
    if let turn { pager?.addView(of: turn) }
  }

  func commit(_ outcome: TransitionOutcome) {
    if let turn { pager?.commit(turn, arrived: outcome.isFinished) }
  }

  func placeViews(_ outcome: TransitionOutcome) {
    controller(outcome.isFinished ? .leaving : .arriving)?.viewIfLoaded?.removeFromSuperview()
  }

  /// A callback may have asked for the page again.
  func allowsRemoval(of child: UIViewController) -> Bool {
    guard let pager else { return false }
    return child !== pager.current && child !== pager.turn?.page && child.parent === pager
  }

  func allowsConfirmation(of child: UIViewController) -> Bool { child.parent === pager }

  func didEnd(_ outcome: TransitionOutcome) {
    if let turn { pager?.didEnd(turn, from: old, arrived: outcome.isFinished) }
  }

  func complete(_ outcome: TransitionOutcome) { turn?.complete(outcome.isFinished) }
}

/// A page that the program asked for while another turn is in progress.
struct PageRequest {
  let page: UIViewController
  let step: Int
  let completion: ((Bool) -> Void)?
}

/// The pages around the current one, as far as the data source has been asked.
struct PageNeighbours {
  enum Answer {
    case unknown
    case none
    case page(UIViewController)

    init(_ page: UIViewController?) { self = page.map { .page($0) } ?? .none }

    var page: UIViewController? {
      if case .page(let page) = self { page } else { nil }
    }
    var isUnknown: Bool {
      if case .unknown = self { true } else { false }
    }
  }

  var before = Answer.unknown
  var after = Answer.unknown
  /// The page beyond the neighbour to which a turn is in progress.
  var beyond = Answer.unknown

  subscript(step: Int) -> Answer {
    get { step > 0 ? after : before }
    set { if step > 0 { after = newValue } else { before = newValue } }
  }

  /// Returns the pages around the neighbour to which a turn has led.
  func advanced(by step: Int) -> PageNeighbours {
    var moved = PageNeighbours()
    moved[step] = beyond
    return moved
  }
}
