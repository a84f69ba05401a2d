import Foundation
import GlissadeLayers
import GlissadeMotion
import GlissadeTransitions

/// A drag of content between stops, which can be caught, reversed and released at any time.
///
///     extension DragStop.ID {
///       static let open: Self = "open"
///       static let closed: Self = "closed"
///     }
///
///     let drag = InterruptibleDrag(along: .vertical)
///     drag.stops = [DragStop(.open, at: 120), DragStop(.closed, at: 600)]
///     drag.onMove = { [card] top in card.frame.origin.y = top }
///     card.addGestureRecognizer(drag.pan)
///
/// The pan moves the content. At its release `releaseRule` chooses a stop, and the content moves
/// there with a `HandOffSpring` that continues the pointer's velocity. A press catches content that
/// moves. `move(to:animated:)` does the same for a program.
///
/// The position is a model value at every instant: `onMove` receives it, in a frame or at once, and
/// places the content without an animation of its own.
///
/// To let the content come and go in the transitions of a view controller, set `exit` and vend
/// `driver` and the animators of `animationController(isPresenting:)`; see <doc:GettingStarted>.
@preconcurrency @MainActor public final class InterruptibleDrag: NSObject {
  /// The axis of the drag.
  public let axis: NSLayoutConstraint.Axis
  /// The pan that drags the content. It begins at once on content that moves, and otherwise along
  /// the axis.
  public var pan: UIPanGestureRecognizer { ownPan }
  let ownPan = CatchingPan()

  /// A Boolean value that indicates whether a drag in a scroll view of the content moves the
  /// content, too: up until it is at its first stop, and down when the scroll view is at its
  /// beginning. The default is `true`.
  public var sharesWithScrollViews = true

  // MARK: Stops

  /// The stops, in any order. Content at rest goes with its stop when the position changes.
  ///
  /// Until it is set there is one stop, at 0.
  public var stops: [DragStop] {
    get { motion.stops.all }
    set { change(to: Stops(newValue, lower: motion.stops.lower, upper: motion.stops.upper)) }
  }
  /// The resistance of content that is pulled beyond the first stop; `nil`, the default, stops it
  /// there.
  public var bandBeforeFirstStop: RubberBand? {
    get { motion.stops.lower.band }
    set { change(to: Stops(stops, lower: .init(newValue), upper: motion.stops.upper)) }
  }
  /// The resistance of content that is pulled beyond the last stop; `nil`, the default, stops it
  /// there.
  public var bandAfterLastStop: RubberBand? {
    get { motion.stops.upper.band }
    set { change(to: Stops(stops, lower: motion.stops.lower, upper: .init(newValue))) }
  }

  // MARK: Decision

  /// The rule by which a release chooses a stop.
  public var releaseRule = ReleaseRule() {
    didSet { releaseRule = releaseRule.usable(or: oldValue) }
  }
  /// A closure that returns the stop to which released content moves, for the release and the stop
  /// that the rule has chosen. The default returns the chosen one.
  ///
  /// It is also called during a drag, to show what a release would decide, so it changes nothing.
  public var stopForRelease: (DragRelease, DragStop) -> DragStop.ID = { $1.id }

  // MARK: Motion

  /// A closure that shows the content at a position.
  public var onMove: (CGFloat) -> Void = { _ in }
  /// A closure that receives the stop to which the content begins to move by itself.
  public var willRest: (DragStop) -> Void = { _ in }
  /// A closure that receives the stop at which the content has come to rest.
  public var didRest: (DragStop) -> Void = { _ in }

  // MARK: Transitions

  /// The stop at which the content is gone. The content gets there and back only in a transition,
  /// which the drag drives; `nil` for content that stays.
  public var exit: DragStop.ID?
  /// The stop to which a presentation moves the content; `nil` stands for the one beside `exit`.
  public var entry: DragStop.ID?
  /// A closure that dismisses the content. A drag from the stop beside `exit` calls it, and drives
  /// the dismissal.
  public var onExit: () -> Void = {}
  /// The driver of the transitions, for the transitioning delegate to vend.
  public let driver: UIPercentDrivenInteractiveTransition

  // MARK: State

  /// The container of UIKit's own that uses the drag.
  private weak var owner: (any DragAdapter)?
  private let plainAdapter = PlainDragAdapter()
  private(set) var motion = DragMotion(Stops([DragStop("start", at: 0)]), at: "start")
  /// The pan that drags the content.
  weak var activePan: UIPanGestureRecognizer?
  /// The transition that moves the content, or in which it fades.
  weak var transitioning: DragTransitioning?
  /// The animator of the transition that moves the content.
  weak var animator: DragAnimator?
  /// The drag in a scroll view, if that drags the content: the translation of its pan that has been
  /// distributed, and the vertical content offset, in points.
  var scrolling: (travel: CGFloat, offset: CGFloat)?
  /// A Boolean value that indicates whether a transition fades the content, which cannot be
  /// dragged then.
  var isFading = false
  /// The reason of the current decision, for the log.
  var reason: String?
  private var frames: CADisplayLink?
  /// The hold on the transaction in which the content began to move by itself.
  private var hold: TransactionHold?

  /// Creates a drag along an axis, without stops and content.
  public convenience init(along axis: NSLayoutConstraint.Axis) {
    self.init(along: axis, of: nil)
  }

  /// Creates the drag of a container of UIKit's own.
  package init(along axis: NSLayoutConstraint.Axis, of owner: (any DragAdapter)?) {
    self.axis = axis
    self.owner = owner
    let driver = DragDriver()
    self.driver = driver
    super.init()
    driver.mover = self
    ownPan.addTarget(self, action: Selector(InterruptibleDrag.follow))
    ownPan.isCatching = { [weak self] in
      self.map { $0.isMoving && $0.adapter.catchesAtOnce } ?? false
    }
    ownPan.delegate = self
    ownPan.allowedScrollTypesMask = .continuous
  }

  var adapter: any DragAdapter { owner ?? plainAdapter }

  /// The position at which the content is, in points.
  public var position: CGFloat { motion.position(at: now) }
  /// The velocity of the content as it moves by itself, in points per second.
  public var velocity: CGFloat { motion.velocity(at: now) }
  /// A Boolean value that indicates whether a pointer drags the content.
  public var isDragging: Bool { motion.isDragging }
  /// A Boolean value that indicates whether the content moves by itself, so that a press catches
  /// it.
  public var isMoving: Bool { motion.isSettling && !isFading && !adapter.isLocked }
  /// A Boolean value that indicates whether neither a pointer nor a transition moves the content.
  var isFree: Bool { !motion.isDragging && animator == nil && !isFading }
  /// The stop at which the content rests, or to which it moves; `nil` while it is dragged.
  public var target: DragStop? {
    switch motion.phase {
    case .resting: motion.origin
    case .settling(let settling): settling.stop
    case .dragging: nil
    }
  }

  /// Moves the content to a stop. Content that is to leave does so in a transition, which `onExit`
  /// begins, unless one moves it already.
  ///
  /// - Parameters:
  ///   - stop: The identity of the stop. One that is not among the stops is ignored.
  ///   - isAnimated: Indicates whether the content moves there, with the velocity that it has, or
  ///     is put there at once.
  public func move(to stop: DragStop.ID, animated isAnimated: Bool) {
    guard motion.stops[stop] != nil else { return }
    if stop == exit, animator == nil { return onExit() }
    stopDragging()
    send(isAnimated ? .sent(to: stop, velocity: nil, by: .handOff) : .placed(at: stop))
  }
}

// Events and effects.
extension InterruptibleDrag {
  var now: TimeInterval {
    activePan?.scene?.layerHost.now ?? pan.scene?.layerHost.now ?? CACurrentMediaTime()
  }

  /// Replaces the stops and the ends. Content in a transition moves on to where its stop is now.
  package func change(to stops: Stops, by spring: DragSpring? = nil) {
    send(
      .stopsChanged(stops, instead: entry, by: animator == nil ? spring : .handOff))
  }

  /// Handles an event, and performs what follows.
  package func send(_ event: DragEvent) {
    let effects = motion.receive(event, at: now)
    followFrames()
    for effect in effects where effect.isDue(in: motion) { perform(effect) }
  }

  private func perform(_ effect: DragEffect) {
    switch effect {
    case .place(let position): place(at: position)
    case .willRest(let stop):
      decideTransition(for: stop)
      willRest(stop)
    case .didRest(let stop):
      endTransition(at: stop)
      didRest(stop)
    }
  }

  /// Receives frames while the content moves by itself.
  private func followFrames() {
    guard motion.isSettling else {
      frames?.invalidate()
      frames = nil
      hold = nil
      return
    }
    guard frames == nil else { return }
    hold = CATransaction.hold()
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.send(.frame)
    }
    link.add(to: .main, forMode: .common)
    frames = link
  }
}

extension Stops.End {
  init(_ band: RubberBand?) { self = band.map { .elastic($0) } ?? .rigid }

  var band: RubberBand? {
    switch self {
    case .elastic(let band): band
    case .rigid: nil
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var scene: UIWindowScene? { view?.window?.windowScene }
}
