import Foundation
import Testing
import UIKit

/// Tests of K-06: the callbacks when a controller is added to another one and removed.
@MainActor struct ContainmentTests {
  private final class Mover: UIViewController {
    var received: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      received.append("willMove \(parent?.title ?? "out"), in \(self.parent?.title ?? "none")")
    }
    override func didMove(toParent parent: UIViewController?) {
      received.append("didMove \(parent?.title ?? "out"), in \(self.parent?.title ?? "none")")
    }
  }

  private func container(_ title: String) -> UIViewController {
    let made = UIViewController()
    made.title = title
    return made
  }

  @Test("K-06 addChild implies willMove, the caller sends didMove; removal implies didMove out")
  func movesInAndOut() {
    let (parent, child) = (container("a"), Mover())
    parent.addChild(child)
    #expect(child.received == ["willMove a, in none"])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(
      child.received.dropFirst() == [
        "didMove a, in a", "willMove out, in a", "didMove out, in none",
      ])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
    child.removeFromParent()
    #expect(child.received.count == 4)
  }

  @Test("K-06 a child of another container leaves it first; one that is there already stays")
  func changesParent() {
    let (first, second, child) = (container("a"), container("b"), Mover())
    first.addChild(child)
    first.addChild(child)
    #expect(child.received.count == 1)
    #expect(first.children == [child])
    second.addChild(child)
    #expect(child.received.dropFirst() == ["didMove out, in none", "willMove b, in none"])
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }
}
