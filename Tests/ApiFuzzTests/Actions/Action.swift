import Foundation

/// A call of a client, or an input of a user, in a random sequence.
///
/// The numbers choose among the objects that can serve when the action is performed, so that an
/// action means something in any state and after any other action has been dropped.
indirect enum Action: Sendable {
  /// Performs an action inside a callback: at its call after the next `skip` ones, whoever receives
  /// it.
  case inCallback(Callback, skip: Int, Action)

  // Time and input.
  case frames(Int)
  case touch(Touch)
  case key(Key)
  case resize(Int)
  case reduceMotion(Bool)

  // Presentations and the window's root.
  case present(Int, from: Int, Style, animated: Bool)
  case dismiss(Int, animated: Bool)
  case detent(Int, large: Bool, animated: Bool)
  case root(Int)

  // Navigation.
  case push(Int, page: Int, animated: Bool)
  case pop(Int, to: PopTarget, animated: Bool)
  case setStack(Int, [Int], animated: Bool)
  case hideBar(Int, Bool, animated: Bool)
  case prefer(Int, Preference)

  // Tabs, pages and columns.
  case setTabs(Int, [Int], animated: Bool)
  case selectTab(Int, Int)
  case turn(Int, to: Int, forward: Bool, animated: Bool)
  case setColumns(Int, [Int])

  // Containment.
  case addChild(Int, to: Int)
  case removeChild(Int)
  case exchange(Int, with: Int, seconds: Double)

  // Transitions of the client's own.
  /// Chooses the animator that navigation and tab delegates vend from now on.
  case vend(Animator?)
  /// Makes the next transition interactive.
  case drive
  case driver(DriverCall)

  // Views.
  case layout(Int, LayoutChange)
  case animate(Int, Animation, seconds: Double)
  case animator(Int, AnimatorCall)
  case physics(Int, Physics)
  case gesture(Int, GestureChange)
  case view(Int, ViewChange)

  /// Releases a controller that is shown nowhere; another one takes its place.
  case forget(Int)
}

extension Action {
  enum Key: String, CaseIterable, Sendable { case Escape, Tab, Left, Right, Return }

  enum Touch: Sendable {
    case down(Int, Spot)
    case move(Int, Spot)
    case up(Int)
    case cancel(Int)
    case loseFocus
    case tap(Spot)
    case drag(Spot, Spot, seconds: Double, isHeld: Bool)
    case scroll(Spot, dx: Double, dy: Double)
    case pinch(Spot, scale: Double)
  }

  /// A location as fractions of the window's size.
  struct Spot: Sendable {
    var x: Double
    var y: Double
  }

  enum Style: Sendable {
    case fullScreen, pageSheet, formSheet, overFullScreen, currentContext, overCurrentContext
    case popover, crossDissolve, zoom
    case custom(Animator, covers: Bool)
  }

  /// An animator of the client's own.
  enum Animator: CaseIterable, Sendable {
    /// `UIView.animate`.
    case block
    /// A property animator, also from `interruptibleAnimator(using:)`.
    case interruptible
    /// No animation: it completes in `animateTransition`.
    case immediate
    /// Keyframes.
    case keyframes
  }

  enum PopTarget: Sendable { case below, root, index(Int) }
  enum Preference: CaseIterable, Sendable { case none, zoom, crossDissolve }

  enum DriverCall: Sendable { case update(Double), finish, cancel, pause, release(Double) }

  enum LayoutChange: CaseIterable, Sendable {
    case constant, toggle, setNeedsLayout, layoutIfNeeded, updateConstraints, frame, insets
  }

  enum Animation: CaseIterable, Sendable {
    case move, spring, keyframes, dissolve, flip, constraint, repeating, delayed, remove
  }

  enum AnimatorCall: Sendable {
    case make(seconds: Double)
    case start, pause, reverse, stop, finish, resume
    case fraction(Double)
  }

  enum Physics: CaseIterable, Sendable { case gravity, snap, push, attach, collide, removeAll }

  enum GestureChange: CaseIterable, Sendable {
    case disable, enable, remove, add, disableBack, enableBack, ignoreTouches, receiveTouches
  }

  enum ViewChange: CaseIterable, Sendable {
    case removeBox, addBox, hide, show, bringToFront, scroll, endEditing, edit
  }
}

/// A method or closure of a client that the framework calls.
enum Callback: String, CaseIterable, Sendable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
  case viewWillDisappear, viewDidDisappear
  case viewWillLayoutSubviews, viewDidLayoutSubviews, layoutSubviews
  case willMove, didMove, viewWillTransition
  case completion, animationCompletion, delegateWill, delegateDid, delegateAsked
  case transitionWillBegin, transitionDidEnd, animateTransition, animationEnded
  case alongside, alongsideCompletion
  case gesture, control, didScroll
}
