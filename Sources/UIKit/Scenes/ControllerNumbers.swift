/// Tells controllers apart that share a class: each has the lowest number, from 1, that no other living one
/// has (N-20).
@MainActor final class ControllerNumbers {
  private struct Slot {
    weak var controller: UIViewController?
  }

  private var slots: [ObjectIdentifier: [Slot]] = [:]

  /// Returns the number of a controller that is new here.
  func add(_ controller: UIViewController) -> Int {
    let type = ObjectIdentifier(type(of: controller))
    var taken = slots[type] ?? []
    let index = taken.firstIndex { $0.controller == nil } ?? taken.count
    let slot = Slot(controller: controller)
    if index == taken.count { taken.append(slot) } else { taken[index] = slot }
    slots[type] = taken
    return index + 1
  }
}
