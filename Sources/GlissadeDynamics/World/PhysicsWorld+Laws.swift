internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// Inserts a law.
  ///
  /// - Parameter bodies: The bodies on which the law acts; an attachment acts on the first. Bodies
  ///   that the world does not contain are ignored.
  package func insert(_ law: Law, on bodies: [Handle<Body>]) throws(Refusal) -> Handle<Law> {
    try check(law, on: bodies)
    let handle = Handle<Law>(number: nextNumber())
    laws.append(LawRecord(handle: handle, law: law, bodies: bodies), as: handle)
    wake()
    return handle
  }

  /// Returns a law with its current parameters, or `nil` if it was removed. An instantaneous push
  /// is inactive after it was applied.
  package func law(_ handle: Handle<Law>) -> Law? { laws[handle]?.law }

  /// Sets the parameters of a law.
  package func setLaw(_ law: Law, for handle: Handle<Law>) throws(Refusal) {
    guard let index = laws.index(of: handle) else { throw .gone }
    try check(law, on: laws.records[index].bodies)
    guard laws.records[index].law != law else { return }
    if !laws.records[index].rodAllows(law) { dismantleRod(at: index) }
    laws.records[index].law = law
    laws.records[index].oscillator = LawRecord.oscillator(of: law)
    wake()
  }

  /// Sets the bodies of a law.
  package func setBodies(_ bodies: [Handle<Body>], for handle: Handle<Law>) throws(Refusal) {
    guard let index = laws.index(of: handle) else { throw .gone }
    try check(laws.records[index].law, on: bodies)
    guard laws.records[index].bodies != bodies else { return }
    dismantleRod(at: index)
    laws.records[index].bodies = bodies
    wake()
  }

  /// Removes a law. The call has no effect if the law was removed before.
  package func remove(_ handle: Handle<Law>) {
    guard let index = laws.index(of: handle) else { return }
    dismantleRod(at: index)
    laws.remove(handle)
    wake()
  }

  /// Removes a body from a law. An attachment that loses one of its ends has no effect.
  func release(_ body: Handle<Body>, from handle: Handle<Law>) {
    guard let index = laws.index(of: handle) else { return }
    if laws.records[index].bodies.contains(body) || laws.records[index].law.other == body {
      dismantleRod(at: index)
    }
    laws.records[index].bodies.removeAll { $0 == body }
  }

  private func check(_ law: Law, on bodies: [Handle<Body>]) throws(Refusal) {
    try Limits.check(law)
    if let other = law.other, bodies.first == other { throw .attachedToItself }
  }
}

extension Law {
  /// The body at the other end of an attachment; `nil` for any other law.
  var other: Handle<Body>? {
    guard case .attachment(let attachment) = self, case .body(let other, _) = attachment.end else {
      return nil
    }
    return other
  }
}
