internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// - Parameter bodies: what it acts on; an attachment holds the first. Bodies that the world does not
  ///   hold are passed over.
  package func insert(_ law: Law, on bodies: [Handle<Body>]) throws(Refusal) -> Handle<Law> {
    try check(law, on: bodies)
    let handle = Handle<Law>(number: nextNumber())
    laws.append(LawRecord(handle: handle, law: law, bodies: bodies), as: handle)
    wake()
    return handle
  }

  /// As it is now: an instantaneous push that has been made is no longer active.
  package func law(_ handle: Handle<Law>) -> Law? { laws[handle]?.law }

  /// Other numbers for the same law.
  package func setLaw(_ law: Law, for handle: Handle<Law>) throws(Refusal) {
    guard let index = laws.index(of: handle) else { throw .gone }
    try check(law, on: laws.records[index].bodies)
    guard laws.records[index].law != law else { return }
    if !laws.records[index].rodAllows(law) { dismantleRod(at: index) }
    laws.records[index].law = law
    laws.records[index].oscillator = LawRecord.oscillator(of: law)
    wake()
  }

  /// Other bodies under the same law.
  package func setBodies(_ bodies: [Handle<Body>], for handle: Handle<Law>) throws(Refusal) {
    guard let index = laws.index(of: handle) else { throw .gone }
    try check(laws.records[index].law, on: bodies)
    guard laws.records[index].bodies != bodies else { return }
    dismantleRod(at: index)
    laws.records[index].bodies = bodies
    wake()
  }

  /// Nothing happens if it is gone already.
  package func remove(_ handle: Handle<Law>) {
    guard let index = laws.index(of: handle) else { return }
    dismantleRod(at: index)
    laws.remove(handle)
    wake()
  }

  /// An attachment that loses either end does nothing from here on.
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
  /// The body at the other end of an attachment.
  var other: Handle<Body>? {
    guard case .attachment(let attachment) = self, case .body(let other, _) = attachment.end else {
      return nil
    }
    return other
  }
}
