import Foundation
import GlissadeMotion

/// Groups changes of layers: their duration, curve, and what to do when all of them have ended.
///
/// Transactions nest. Outside any `begin` an implicit one lasts until the frame is made.
@preconcurrency @MainActor public enum CATransaction {
  struct Transaction {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var group: AnimationBlock?
  }

  public static func begin() {
    var inner = current
    inner.group = nil
    stack.append(inner)
  }

  /// Ends the innermost transaction.
  public static func commit() {
    precondition(stack.count > 1, "CATransaction.commit() needs a begin() before it.")
    stack.removeLast().group?.seal()
  }

  /// Ends the implicit transaction, as every frame does.
  public static func flush() {
    guard stack.count == 1 else { return }
    let group = current.group
    stack = [Transaction()]
    group?.seal()
  }

  public static func disableActions() -> Bool { current.disablesActions }
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Duration of implicit animations, in seconds; 0.25 at first.
  public static func animationDuration() -> CFTimeInterval { current.duration }
  public static func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

  public static func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Runs `block` once everything that this transaction, with those inside it, adds from now on has
  /// ended; with nothing added, in the next step.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    current.group?.seal()
    current.group = nil
    let outer = group
    current.group = block.map { block in
      outer?.didAdd()
      return AnimationBlock(timing: .init(duration: current.duration, curve: .linear)) { finished in
        block()
        outer?.didStop(finished: finished)
      }
    }
  }

  static var duration: CFTimeInterval { current.duration }
  static var group: AnimationBlock? { stack.last { $0.group != nil }?.group }

  /// A block for one change of a layer that nobody animates explicitly.
  static func implicitBlock() -> AnimationBlock {
    let group = group
    group?.didAdd()
    let curve = current.timingFunction?.curve ?? .default
    let timing = AnimationBlock.Timing(duration: current.duration, curve: .cubic(curve))
    guard let group else { return AnimationBlock(timing: timing, completion: nil) }
    return AnimationBlock(timing: timing) { group.didStop(finished: $0) }
  }

  /// Belongs to the scene whose code is running; before any scene exists, to nobody.
  private static var stack: [Transaction] {
    get { LayerHost.current?.transactions ?? hostless }
    set {
      if let host = LayerHost.current { host.transactions = newValue } else { hostless = newValue }
    }
  }
  private static var hostless = [Transaction()]

  private static var current: Transaction {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }
}
