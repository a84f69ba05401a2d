import Foundation
import GlissadeMotion

/// A group of layer changes with a common duration, curve and completion.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(0.2)
/// CATransaction.setCompletionBlock { print("settled") }
/// card.layer.opacity = 0.5
/// CATransaction.commit()
/// ```
///
/// Transactions can be nested. Changes outside of any transaction belong to an implicit
/// transaction, which ends when the frame is made.
@preconcurrency @MainActor public enum CATransaction {
  struct Transaction {
    var disablesActions = false
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var group: AnimationBlock?
  }

  /// Begins a transaction within the current one.
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

  /// Ends the implicit transaction, which otherwise ends when the frame is made.
  public static func flush() {
    guard stack.count == 1 else { return }
    let group = current.group
    stack = [Transaction()]
    group?.seal()
  }

  /// Returns whether changes have no implicit animations.
  public static func disableActions() -> Bool { current.disablesActions }
  /// Enables or disables implicit animations.
  public static func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// Returns the duration of implicit animations, in seconds. The default is 0.25.
  public static func animationDuration() -> CFTimeInterval { current.duration }
  /// Sets the duration of implicit animations, in seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    let rule = NumberRule.notNegative
    let usable = rule.usable(dur, or: current.duration, in: "CATransaction.setAnimationDuration")
    current.duration = usable
  }

  /// Returns the timing of implicit animations, or `nil` for the default.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
  /// Sets the timing of implicit animations.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Sets a block that runs after all motions have ended that begin from now on in this transaction
  /// or in a nested one: animations of layers and views, transitions of controllers, and animated
  /// scrolling. If no motion begins, the block runs in the next step.
  ///
  ///     CATransaction.begin()
  ///     CATransaction.setCompletionBlock { list.reloadData() }
  ///     navigation.popViewController(animated: true)
  ///     CATransaction.commit()
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    current.group?.seal()
    current.group = nil
    current.group = block.map { block in
      // This block delays the completion of the enclosing transaction.
      AnimationBlock(timing: .init(duration: current.duration, curve: .linear)) { _ in block() }
    }
  }

  static var duration: CFTimeInterval { current.duration }
  static var group: AnimationBlock? { stack.last { $0.group != nil }?.group }

  /// Returns an object that delays the completion of the current transaction until it is released,
  /// or `nil` if the transaction has no completion.
  package static func hold() -> TransactionHold? { group.map { TransactionHold($0) } }

  /// Returns an animation block for one implicitly animated change of a layer, with the settings of
  /// the current transaction.
  static func implicitBlock() -> AnimationBlock {
    let curve = current.timingFunction?.curve ?? .default
    return AnimationBlock(
      timing: .init(duration: current.duration, curve: .cubic(curve)), completion: nil)
  }

  /// The nested transactions of the current scene, outermost first, or of the program before a
  /// scene exists.
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

/// An object that delays the completion of a transaction as long as the object exists.
@MainActor package final class TransactionHold {
  private let group: AnimationBlock

  init(_ group: AnimationBlock) {
    self.group = group
    group.didAdd()
  }

  isolated deinit { group.didStop(finished: true) }
}
