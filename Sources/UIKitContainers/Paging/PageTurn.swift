import UIKitCore

import GlissadeTransitions

/// A turn from the current page to another one.
@MainActor final class PageTurn {
  /// The page that appears.
  let page: UIViewController
  /// The direction of the turn: 1 to the page after the current one, −1 to the page before it,
  /// and 0 if the new page replaces the current one at once.
  let step: Int
  /// A Boolean value that indicates whether the user began the turn. The delegate is notified of
  /// such turns only.
  let isByUser: Bool
  /// The index of the current page's dot in the page control.
  let dot: Int
  /// The number of the turn among the transitions of the scene.
  var id = 0
  private let runner: TransitionRunner
  private let change: PageChange
  /// A Boolean value that indicates whether the page could not become a child of the page view
  /// controller, because the client has moved it to another parent.
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

  /// Notifies the delegate and the pages that the turn begins, and adds the page that appears.
  func begin() {
    runner.send(.enter)
    isRefused = runner.state == .starting && page.parent !== change.parent
    runner.send(isRefused ? .complete(.cancels) : .prepare)
  }

  /// Ends the turn after the pages have reached their places, and sends the pages the remaining
  /// appearance callbacks.
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

/// The views and controllers of a turn. The page view controller retains the turn, and the turn
/// retains this object.
@MainActor private final class PageChange: TransitionSubject {
  private weak var pager: UIPageViewController?
  weak var turn: PageTurn?
  /// The page that is the current one when the turn begins.
  private let old: UIViewController?

  init(of pager: UIPageViewController) {
    self.pager = pager
    old = pager.current
  }

  var parent: UIViewController? { pager }

  func controller(_ role: AppearanceScript.Role) -> UIViewController? {
    role == .leaving ? old : turn.flatMap { $0.isRefused ? nil : $0.page }
  }

  /// Returns whether the page neither is the current one nor appears in a turn that was begun in a
  /// callback.
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

  /// Returns whether the page can be removed. In a callback the client may have requested the page
  /// again.
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

/// A page that the program has requested while another turn is in progress.
struct PageRequest {
  let page: UIViewController
  let step: Int
  let completion: ((Bool) -> Void)?
}

/// The pages before and after the current one, as far as the data source has returned them.
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
  /// The next page after the one that appears in the current turn, in the direction of the turn.
  var beyond = Answer.unknown

  subscript(step: Int) -> Answer {
    get { step > 0 ? after : before }
    set { if step > 0 { after = newValue } else { before = newValue } }
  }

  /// Returns the neighbors of the new current page after a turn in the direction `step`.
  func advanced(by step: Int) -> PageNeighbours {
    var moved = PageNeighbours()
    moved[step] = beyond
    return moved
  }
}
