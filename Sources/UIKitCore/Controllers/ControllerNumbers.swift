/// A registry that gives each controller of a scene the lowest number, from 1, that no other
/// existing controller of the same class has (N-20).
@MainActor final class ControllerNumbers: SceneParticipant {
  private struct Slot {
    weak var controller: UIViewController?
  }

  private var slots: [ObjectIdentifier: [Slot]] = [:]

  init(_ scene: UIWindowScene) {}

  /// Adds a controller and returns its number.
  func add(_ controller: UIViewController) -> Int {
    let type = ObjectIdentifier(type(of: controller))
    var used = slots[type] ?? []
    let index = used.firstIndex { $0.controller == nil } ?? used.count
    let slot = Slot(controller: controller)
    if index == used.count { used.append(slot) } else { used[index] = slot }
    slots[type] = used
    return index + 1
  }
}
