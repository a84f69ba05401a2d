import Foundation
import GlissadeCapture
import GlissadeGestures
import GlissadeReplay
import GlissadeTesting
import TestMaterial
import Testing
import UIKit

/// A view whose layer does not flatten its sublayers.
private final class SpaceView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}

private final class SpaceViewController: UIViewController {
  let box = UIView(frame: CGRect(x: 20, y: 40, width: 300, height: 300))
  let card = UIView(frame: CGRect(x: 50, y: 30, width: 120, height: 160))
  let space = SpaceView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  let front = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    box.layer.sublayerTransform.m34 = -1 / 500
    box.bounds.origin.y = 12
    view.addSubview(box)
    box.addSubview(card)
    box.addSubview(space)
    space.addSubview(front)
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    hidden.isHidden = true
    let inner = UIView(frame: CGRect(x: 4, y: 4, width: 20, height: 20))
    hidden.addSubview(inner)
    card.addSubview(hidden)
    let names = [
      "box": box, "card": card, "space": space, "front": front, "hidden": hidden,
      "inner": inner,
    ]
    for (name, view) in names { view.accessibilityIdentifier = name }
  }
}

private final class CaptureDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = GlissadeCaptureWindow(frame: UIScreen.main.bounds)
    window.captureFile = TemporaryFolder.ofProcess.file(ofKind: "jsonl")
    window.rootViewController = SpaceViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// The file for Xcode projects, in an app of its own.
@MainActor @Suite struct CaptureWindowTests {
  private let harness = Harness(launching: CaptureDelegate.self)

  private var window: GlissadeCaptureWindow {
    get throws { try #require(harness.window as? GlissadeCaptureWindow) }
  }

  private var controller: SpaceViewController {
    get throws { try #require(harness.window.rootViewController as? SpaceViewController) }
  }

  /// Ends the capture, and returns its lines.
  private func lines() throws -> [CapturedLine] {
    harness.scene.enter { try? window.stopCapture() }
    return try CapturedLine.read(window.captureFile)
  }

  @Test("X-20 views in space, hidden ones and those of transform layers are captured as shown")
  func space() throws {
    let controller = try controller
    harness.scene.enter {
      UIView.animate(withDuration: 0.5) {
        controller.card.layer.transform = CATransform3DMakeRotation(2, 0, 1, 0)
        controller.card.alpha = 0.3
        controller.front.layer.transform = CATransform3DMakeTranslation(5, 6, 80)
        controller.front.center.x += 30
      }
      controller.space.layer.transform = CATransform3DMakeRotation(0.7, 1, 0, 0)
      controller.card.layer.zPosition = 20
    }
    let frames = (0..<40).map { _ in
      harness.advance(by: 1.0 / 60)
      return (time: harness.now, views: harness.scene.viewStatuses)
    }
    let lines = try lines()
    for frame in frames {
      let line = try #require(lines.last { $0.t <= frame.time + 1e-9 })
      #expect(line.views.count == 6)
      for (name, status) in frame.views {
        let distance = line.views[name]?.distance(to: status) ?? .infinity
        #expect(distance <= 1e-6, "\(name) at \(frame.time)")
      }
    }
    #expect(lines.last?.views["hidden"]?.alpha == 0)
    #expect(lines.last?.views["inner"]?.alpha == 0)
    #expect(lines.last?.views["card"]?.transform?.count == 16)
    let alphas = Set(lines.compactMap { $0.views["card"]?.alpha })
    #expect(alphas.count > 20)
  }

  @Test("X-20 two touches have numbers of their own, and a frame without a change has no line")
  func touches() throws {
    harness.send(.touchDown(7, at: CGPoint(x: 100, y: 400), t: harness.now))
    harness.send(.touchDown(8, at: CGPoint(x: 200, y: 400), t: harness.now + 0.01))
    harness.send(.touchMove(7, to: CGPoint(x: 90, y: 390), t: harness.now + 0.02))
    harness.send(.touchUp(7, at: CGPoint(x: 90, y: 390), t: harness.now + 0.1))
    harness.send(.touchDown(9, at: CGPoint(x: 50, y: 500), t: harness.now + 0.12))
    harness.send(.touchCancel(8, at: CGPoint(x: 200, y: 400), t: harness.now + 0.2))
    harness.send(.touchUp(9, at: CGPoint(x: 50, y: 500), t: harness.now + 0.3))
    harness.advance(by: 1)
    let lines = try lines()
    let input = lines.flatMap(\.input)
    #expect(input.map(\.kind) == [.down, .down, .move, .up, .down, .cancel, .up])
    #expect(input.map(\.touch) == [1, 2, 1, 1, 1, 2, 1])
    #expect(input.allSatisfy { $0.device == .touch })
    #expect(input[2].location == CGPoint(x: 90, y: 390))
    // A line for the start, for each frame with touches, and for the last frame before each.
    #expect(lines.count < 20)
    #expect(abs((lines.last?.t ?? 0) - harness.now) < 1e-9)
    #expect(lines.first?.size == [375, 667])
  }

  @Test("X-20 a capture that has ended is complete, and another begins anew")
  func restarts() throws {
    harness.advance(by: 0.5)
    _ = try lines()
    let window = try window
    let controller = try controller
    window.captureFile = TemporaryFolder.ofProcess.file(ofKind: "jsonl")
    harness.scene.enter { window.startCapture() }
    let start = harness.now
    for _ in 0..<100 {
      harness.scene.enter { controller.card.center.x += 1 }
      harness.advance(by: 1.0 / 60)
    }
    // What is older than a second is in the file before the end.
    #expect(try CapturedLine.read(window.captureFile).count > 30)
    let lines = try lines()
    #expect(abs((lines.first?.t ?? 0) - 1.0 / 60) < 1e-9)
    #expect(abs((lines.last?.t ?? 0) - (harness.now - start)) < 1e-9)
    #expect(lines.map(\.frame) == Array(0..<100))
  }

  @Test("X-20 a capture whose file cannot be written leaves the app as it is")
  func unwritable() throws {
    let window = try window
    harness.scene.enter { window.stopCapture() }
    window.captureFile = URL(fileURLWithPath: "/no-folder/capture.jsonl")
    harness.scene.enter { window.startCapture() }
    harness.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 500), over: 2)
    harness.advance(by: 1)
    harness.scene.enter { window.stopCapture() }
    #expect(!FileManager.default.fileExists(atPath: "/no-folder"))
  }
}
