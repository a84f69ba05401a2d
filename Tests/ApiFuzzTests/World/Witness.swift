import UIKit

/// The observer of one controller: it has a name in transcripts, checks the order of the appearance
/// callbacks, and performs the actions that wait for a callback.
@MainActor final class Witness {
  /// The state of a controller, as its callbacks tell the client.
  enum State: String { case gone, coming, laidOut, shown, going }

  let name: String
  private(set) weak var world: World?
  private(set) var state = State.gone
  /// The objects that the controller retains because its own references to them are weak, such as
  /// delegates.
  var retained: [AnyObject] = []

  init(_ name: String, _ world: World) {
    self.name = name
    self.world = world
  }

  func receive(_ callback: Callback) {
    check(callback)
    world?.receive(callback, from: name)
  }

  /// Every *will* is followed by its *did* or by the opposite *will*, and `viewIsAppearing` comes
  /// once between the two.
  private func check(_ callback: Callback) {
    guard let (allowed, next) = Self.rule(callback) else { return }
    if !allowed.contains(state) {
      world?.fault("L-08 \(callback.rawValue) of a controller that is \(state)", detail: name)
    }
    state = next
  }

  private static func rule(_ callback: Callback) -> (allowed: [State], next: State)? {
    switch callback {
    case .viewWillAppear: ([.gone, .going], .coming)
    case .viewIsAppearing: ([.coming], .laidOut)
    case .viewDidAppear: ([.laidOut], .shown)
    case .viewWillDisappear: ([.coming, .laidOut, .shown], .going)
    case .viewDidDisappear: ([.going], .gone)
    default: nil
    }
  }
}

/// A controller with a witness.
@MainActor protocol Witnessed: UIViewController {
  var witness: Witness { get }
}

extension UIViewController {
  /// The name that the fuzzer gave a controller, or an empty text if it gave none.
  var witnessName: String { (self as? any Witnessed)?.witness.name ?? "" }
}
