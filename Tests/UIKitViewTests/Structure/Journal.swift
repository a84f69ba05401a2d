import UIKit

/// The calls that the controllers of a test receive, and a check of their order. A client may act
/// inside each call.
@MainActor final class Journal {
  private(set) var calls: [String] = []
  private(set) var faults: [String] = []
  /// The action of a client inside each call.
  var onCall: (String) -> Void = { _ in }
  private var states: [ObjectIdentifier: String] = [:]
  private var controllers: [Member] = []

  private struct Member {
    let name: String
    weak var controller: UIViewController?
  }

  /// The callbacks of appearance that may precede each one.
  private static let predecessors: [String: Set<String>] = [
    "willAppear": ["didDisappear", "willDisappear"],
    "isAppearing": ["willAppear"],
    "didAppear": ["isAppearing"],
    "willDisappear": ["willAppear", "isAppearing", "didAppear"],
    "didDisappear": ["willDisappear"],
  ]

  /// Adds a controller under a name.
  func add(_ controller: UIViewController, _ name: String) {
    controller.title = name
    states[ObjectIdentifier(controller)] = nil
    controllers.append(Member(name: name, controller: controller))
  }

  /// Records a callback of a controller.
  func record(_ controller: UIViewController, _ call: String) {
    let name = controller.title ?? "?"
    if let before = Self.predecessors[call] {
      let id = ObjectIdentifier(controller)
      let last = states[id] ?? "didDisappear"
      if !before.contains(last) { faults.append("\(name) \(call) after \(last)") }
      states[id] = call
    }
    record("\(name) \(call)")
  }

  /// Records a call of a delegate or a completion handler.
  func record(_ call: String) {
    calls.append(call)
    onCall(call)
  }

  /// Returns the controllers whose callbacks disagree with what is seen at rest.
  var unsettled: [String] {
    controllers.compactMap { member in
      guard let controller = member.controller else { return nil }
      let state = states[ObjectIdentifier(controller)] ?? "didDisappear"
      let window = controller.viewIfLoaded?.window
      let isSeen = window != nil
      // Nobody notifies the controller of a view that a client shows without it.
      let belongs =
        controller.parent != nil || controller.presentingViewController != nil
        || window?.rootViewController === controller
      if isSeen, !belongs { return nil }
      if state == (isSeen ? "didAppear" : "didDisappear") { return nil }
      return "\(member.name) is \(isSeen ? "seen" : "gone") after \(state)"
    }
  }

  /// The names of the controllers that still exist.
  var survivors: [String] { controllers.filter { $0.controller != nil }.map(\.name) }

  /// Releases what the client does and all it refers to.
  func close() { onCall = { _ in } }
}
