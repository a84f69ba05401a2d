import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// A participant that records what it is called for.
@MainActor private class Witness: SceneParticipant {
  class var order: StepOrder { .last }
  var calls: [String] = []
  var needsFrame = false
  var needsPicture = false
  var blockedView: UIView?

  required init(_ scene: UIWindowScene) {}

  func step(to now: TimeInterval) { calls.append("step \(now)") }
  func stepPaused(at now: TimeInterval) { calls.append("paused \(now)") }
  func didLayout() { calls.append("layout") }
  func blocksTouches(on view: UIView) -> Bool { view === blockedView }
  func abandon() { calls.append("abandon") }
}

@MainActor private final class EarlyWitness: Witness {
  override class var order: StepOrder { .beforeGestures }
}

@MainActor private final class LateWitness: Witness {
  override class var order: StepOrder { .afterAnimations }
}

@MainActor @Suite("Participants of a scene") struct ParticipantTests {
  private let setup = ViewSetup()

  @Test("Decision 9 a participant is made at its first use, once for each scene")
  func identity() {
    let other = ViewSetup()
    let witness = setup.scene.participant(Witness.self)
    #expect(setup.scene.participant(Witness.self) === witness)
    #expect(other.scene.participant(Witness.self) !== witness)
  }

  @Test("participants step in their order, whatever the order of their first use")
  func order() {
    _ = setup.scene.participant(Witness.self)
    _ = setup.scene.participant(LateWitness.self)
    _ = setup.scene.participant(EarlyWitness.self)
    let witnesses = setup.scene.participants.all.compactMap { $0 as? Witness }
    #expect(witnesses.map { type(of: $0).order } == [.beforeGestures, .afterAnimations, .last])
    setup.frame(2)
    for witness in witnesses { #expect(witness.calls.filter { $0 == "step 2.0" }.count == 1) }
  }

  @Test("a paused frame steps no participant; the layout and the scene's end reach each")
  func hooks() {
    let scene = setup.scene
    let witness = scene.participant(Witness.self)
    scene.stepPaused()
    scene.layout()
    #expect(witness.calls == ["paused \(scene.layerHost.now)", "layout"])
  }

  @Test("a participant can request a frame, and even one of the same instant")
  func requests() {
    setup.frame(1)
    let witness = setup.scene.participant(Witness.self)
    #expect(!setup.scene.needsFrame)
    witness.needsFrame = true
    #expect(setup.scene.needsFrame)
    #expect(!setup.scene.needsPicture)
    witness.needsPicture = true
    #expect(setup.scene.needsPicture)
  }

  @Test("a participant can keep touches from a view")
  func touches() {
    let view = UIView()
    #expect(setup.scene.acceptsTouch(on: view))
    setup.scene.participant(Witness.self).blockedView = view
    #expect(!setup.scene.acceptsTouch(on: view))
  }

  @Test("the end of a scene reaches its participants")
  func end() throws {
    var other: ViewSetup? = ViewSetup()
    let witness = try #require(other?.scene.participant(Witness.self))
    other = nil
    #expect(witness.calls.last == "abandon")
  }
}
