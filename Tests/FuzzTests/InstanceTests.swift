import Foundation
import GlissadeTesting
import Testing
import UIKit

@testable import UIKitCore

/// Tests that transitions leave no objects behind.
@MainActor @Suite("Instances", .serialized)
struct InstanceTests {
  /// Plays every kind of transition, with both outcomes, until the number of them is reached.
  private func play(_ session: FuzzSession, transitions: Int) {
    while session.transitionCount < transitions, session.faults.isEmpty {
      for stroke in [Stroke.cancelledPull, .pull, .cancelledPush, .push] { session.play(stroke) }
      for _ in 0..<2 {
        session.play(.tap(at: session.targets.first ?? CGPoint(x: 187, y: 300)))
      }
    }
  }

  @Test(
    "Decision 15 1 000 transitions leave no instance behind",
    arguments: Subject.demos.filter { ["pull-down", "shade"].contains($0.name) })
  func instances(subject: Subject) {
    var subject = subject
    subject.isRepeatable = false
    let session = FuzzSession(subject, framesPerSecond: 16)
    let before = Census.counts(of: session.scene)
    play(session, transitions: 1000)
    if session.harness.window.presentedChain.count > 1 { session.play(.push) }
    #expect(session.faults == [])
    #expect(session.transitionCount >= 1000)
    #expect(session.harness.window.presentedChain.count == 1)
    #expect(Census.counts(of: session.scene) == before)
    #expect(session.scene.layerHost.population == 0)
  }

  @Test("Decision 15 a scene goes with its harness, and all that it showed", arguments: [1, 6])
  func scenes(strokes: Int) {
    weak var scene: UIWindowScene?
    weak var window: UIWindow?
    weak var root: UIViewController?
    do {
      let session = FuzzSession(Subject.pullDown)
      for stroke in [Stroke.pull, .cancelledPush, .push, .cancelledPull, .pull, .push]
        .prefix(strokes)
      {
        session.play(stroke)
      }
      scene = session.scene
      window = session.harness.window
      root = session.harness.window.rootViewController
    }
    #expect(scene == nil)
    #expect(window == nil)
    #expect(root == nil)
  }

  @Test(
    "Decision 15 a scene and its transition under way are freed with its harness",
    arguments: [true, false])
  func sceneInTransition(isHeld: Bool) {
    weak var scene: UIWindowScene?
    weak var transition: Transition?
    weak var root: UIViewController?
    do {
      let session = FuzzSession(Subject.pullDown)
      session.harness.drag(
        from: CGPoint(x: 187, y: 60), to: CGPoint(x: 187, y: 300), over: 0.2, release: !isHeld)
      scene = session.scene
      transition = session.scene.transitions.first
      root = session.harness.window.rootViewController
      #expect(transition != nil)
      #expect(root != nil)
    }
    #expect(scene == nil)
    #expect(transition == nil)
    #expect(root == nil)
  }
}
