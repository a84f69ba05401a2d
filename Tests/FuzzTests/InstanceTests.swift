import Foundation
import GlissadeTesting
import Testing

@testable import UIKit

/// After 1 000 transitions everything is as after none.
@MainActor @Suite("Instances", .serialized)
struct InstanceTests {
  /// Every way that a transition can go, over and over.
  private func play(_ stage: Stage, transitions: Int) {
    while stage.transitionCount < transitions, stage.faults.isEmpty {
      for stroke in [Stroke.cancelledPull, .pull, .cancelledPush, .push] { stage.play(stroke) }
      for _ in 0..<2 {
        stage.play(.tap(at: stage.targets.first ?? CGPoint(x: 187, y: 300)))
      }
    }
  }

  @Test(
    "DESIGN 3.15 1 000 transitions leave no instance behind",
    arguments: Subject.demos.filter { ["pull-down", "shade"].contains($0.name) })
  func instances(subject: Subject) {
    var subject = subject
    subject.isRepeatable = false
    let stage = Stage(subject, framesPerSecond: 16)
    let before = Census.counts(of: stage.scene)
    play(stage, transitions: 1000)
    if stage.harness.window.presentedChain.count > 1 { stage.play(.push) }
    #expect(stage.faults == [])
    #expect(stage.transitionCount >= 1000)
    #expect(stage.harness.window.presentedChain.count == 1)
    #expect(Census.counts(of: stage.scene) == before)
    #expect(stage.scene.layerHost.population == 0)
  }

  @Test("DESIGN 3.15 a scene goes with its harness, and all that it showed", arguments: [1, 6])
  func scenes(strokes: Int) {
    weak var scene: UIWindowScene?
    weak var window: UIWindow?
    weak var root: UIViewController?
    do {
      let stage = Stage(Subject.demos[0])
      for stroke in [Stroke.pull, .cancelledPush, .push, .cancelledPull, .pull, .push]
        .prefix(strokes)
      {
        stage.play(stroke)
      }
      scene = stage.scene
      window = stage.harness.window
      root = stage.harness.window.rootViewController
    }
    #expect(scene == nil)
    #expect(window == nil)
    #expect(root == nil)
  }

  @Test(
    "DESIGN 3.15 a scene and its transition under way are freed with its harness",
    arguments: [true, false])
  func sceneInTransition(isHeld: Bool) {
    weak var scene: UIWindowScene?
    weak var transition: Transition?
    weak var root: UIViewController?
    do {
      let stage = Stage(Subject.demos[0])
      stage.harness.drag(
        from: CGPoint(x: 187, y: 60), to: CGPoint(x: 187, y: 300), over: 0.2, release: !isHeld)
      scene = stage.scene
      transition = stage.scene.transitions.first
      root = stage.harness.window.rootViewController
      #expect(transition != nil)
      #expect(root != nil)
    }
    #expect(scene == nil)
    #expect(transition == nil)
    #expect(root == nil)
  }
}
