import Foundation
import GlissadeGestures
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite("Scenes and windows") struct SceneTests {
  @Test("Decision 9 the current scene is the one whose code runs, else the one that ran last")
  func current() {
    let (one, other) = (ViewSetup(), ViewSetup())
    #expect(UIWindowScene.current === other.scene)
    one.scene.enter {
      #expect(UIWindowScene.current === one.scene)
      #expect(UIScreen.main === one.scene.screen)
      other.scene.enter { #expect(UIWindowScene.current === other.scene) }
      #expect(UIWindowScene.current === one.scene)
      #expect(LayerHost.current === one.scene.layerHost)
    }
    #expect(UIWindowScene.current === one.scene)
    #expect(LayerHost.current === one.scene.layerHost)
  }

  @Test("a scene's time is its own: frames of one do not move another")
  func time() {
    let (one, other) = (ViewSetup(), ViewSetup())
    one.frame(5)
    other.frame(1)
    #expect(one.scene.layerHost.now == 5)
    #expect(other.scene.layerHost.now == 1)
  }

  @Test("a window is hidden until it is shown; the scene keeps shown ones, the last in front")
  func windows() {
    let setup = ViewSetup()
    weak var gone: UIWindow?
    setup.scene.enter {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      gone = window
      #expect(window.isHidden)
      #expect(window.windowScene === setup.scene)
      #expect(setup.scene.windows == [setup.window])
      window.isHidden = false
      #expect(setup.scene.windows.count == 2)
      #expect(!window.isKeyWindow)
      #expect(setup.window.isKeyWindow)
      window.makeKeyAndVisible()
      #expect(window.isKeyWindow)
      #expect(!setup.window.isKeyWindow)
      #expect(setup.scene.windows.count == 2)
      window.isHidden = true
      #expect(setup.scene.windows == [setup.window])
      #expect(setup.window.isKeyWindow)
    }
    #expect(gone == nil)
  }

  @Test("touches go to the front window first, and through it where it is empty")
  func frontWindow() {
    let setup = ViewSetup()
    final class Sieve: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    var taps: [String] = []
    let front = setup.scene.enter { Sieve(windowScene: setup.scene) }
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.addAction(UIAction { _ in taps.append("front") }, for: .touchUpInside)
    front.addSubview(button)
    front.isHidden = false
    let below = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    below.addAction(UIAction { _ in taps.append("below") }, for: .touchUpInside)
    setup.root.addSubview(below)
    for (index, x) in [25.0, 150.0].enumerated() {
      let point = CGPoint(x: x, y: 25)
      let t = TimeInterval(index)
      setup.scene.deliver([.down(at: point, t: t), .up(at: point, t: t + 0.1)], now: t + 0.1)
    }
    #expect(taps == ["front", "below"])
  }

  @Test("the root view fills its window through every resize, without a resizing mask of its own")
  func rootFills() {
    final class Bare: UIViewController {
      override func loadView() { view = UIView(frame: .zero) }
    }
    let setup = ViewSetup()
    let bare = Bare()
    setup.window.rootViewController = bare
    setup.frame(1)
    #expect(bare.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    setup.scene.deliver([.resize(to: CGSize(width: 500, height: 300), t: 2)], now: 2)
    setup.frame(2)
    #expect(bare.view.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
    #expect(setup.scene.screen.bounds.size == CGSize(width: 500, height: 300))
    setup.scene.resize(to: .zero)
    setup.scene.resize(to: CGSize(width: CGFloat.nan, height: 10))
    #expect(setup.scene.screen.bounds.size == CGSize(width: 500, height: 300))
  }

  @Test("a new root controller takes the place of the old one, with its appearance callbacks")
  func newRoot() {
    final class First: UIViewController {}
    final class Second: UIViewController {}
    let setup = ViewSetup()
    let (first, second) = (First(), Second())
    setup.window.rootViewController = first
    setup.frame(1)
    let start = setup.log.count
    setup.window.rootViewController = second
    setup.frame(2)
    #expect(first.view.superview == nil)
    #expect(second.view.superview === setup.window)
    let new = Array(setup.log[start...])
    #expect(new.contains("viewDidDisappear First"))
    #expect(new.contains("viewDidAppear Second"))
    #expect(!new.contains { $0.hasPrefix("violation") })
  }

  @Test("an idle scene needs no frame; a change of a layer, a display link or a tap in wait does")
  func needsFrame() {
    let setup = ViewSetup()
    setup.frame(1)
    #expect(!setup.scene.needsFrame)
    setup.root.layer.cornerRadius = 4
    #expect(setup.scene.needsFrame)
    setup.frame(2)
    #expect(!setup.scene.needsFrame)
    setup.scene.enter { UIView.animate(withDuration: 1) { setup.root.alpha = 0.5 } }
    #expect(setup.scene.needsFrame)
    setup.frame(2.5)
    #expect(setup.scene.needsFrame)
    setup.frame(3.1)
    setup.frame(3.2)
    #expect(!setup.scene.needsFrame)
  }

  @Test("reduced motion is the current scene's setting")
  func reducedMotion() {
    let setup = ViewSetup()
    #expect(!UIAccessibility.isReduceMotionEnabled)
    setup.scene.reducesMotion = true
    #expect(UIAccessibility.isReduceMotionEnabled)
  }

  // MARK: Event log

  @Test("the log returns its new entries, and removes only old ones")
  func eventLog() {
    let log = EventLog()
    log.append(.remark("a"))
    log.append(.remark("b"))
    #expect(log.hasNew)
    #expect(log.readNew() == [.remark("a"), .remark("b")])
    #expect(!log.hasNew)
    #expect(log.readNew().isEmpty)
    log.append(.remark("c"))
    #expect(log.readNew() == [.remark("c")])
    #expect(log.entries == [.remark("a"), .remark("b"), .remark("c")])
    log.capacity = 10
    for number in 0..<1000 {
      log.append(.remark("\(number)"))
      if number % 3 == 0 { #expect(log.readNew().last == .remark("\(number)")) }
    }
    #expect(log.entries.count < 20)
    #expect(log.entries.count >= 10)
    #expect(log.entries.last == .remark("999"))
  }

  // MARK: Trace

  @Test("a trace line has exactly the keys and shapes of the contract")
  func traceLine() throws {
    let line = FrameTrace(
      frame: 12, t: 0.2, input: [.move(to: CGPoint(x: 187, y: 301), t: 0.193)],
      transition: .init(
        id: 1, kind: "present", from: "First", to: "Second", phase: "interactive",
        progress: 0.41, velocity: 2.3),
      views: ["page.second": .init(frame: [0, -394, 375, 667], alpha: 1, z: 3)],
      events: [.callback(.viewWillAppear, controller: "Second")], presented: true, mainQueue: false,
      cpuMilliseconds: 1.4,
      hash: 0x9f)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = try String(decoding: encoder.encode(line), as: UTF8.self)
    #expect(
      json == """
        {"cpu_ms":1.4,"events":["viewWillAppear Second"],"frame":12,"hash":"000000000000009f",\
        "input":[{"button":1,"kind":"move","t":0.193,"x":187,"y":301}],"main_queue":false,\
        "presented":true,"t":0.2,"transition":{"from":"First","id":1,"kind":"present",\
        "phase":"interactive","progress":0.41,"to":"Second","velocity":2.3},\
        "views":{"page.second":{"alpha":1,"frame":[0,-394,375,667],"z":3}}}
        """)
    var plain = line
    plain.transition = nil
    let without = try String(decoding: encoder.encode(plain), as: UTF8.self)
    #expect(without.contains("\"transition\":null"))
    plain.instants = [0.19]
    plain.touches = [.init(touch: 0, x: 187, y: 300)]
    let dragged = try String(decoding: encoder.encode(plain), as: UTF8.self)
    #expect(dragged.contains("\"instants\":[0.19]"))
    #expect(dragged.contains("\"touches\":[{\"touch\":0,\"x\":187,\"y\":300}]"))
  }

  @Test("the trace reports every named view what shows: frame, opacity with its parents', order")
  func traceViews() throws {
    let setup = ViewSetup()
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    let later = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    outer.accessibilityIdentifier = "outer"
    inner.accessibilityIdentifier = "inner"
    later.accessibilityIdentifier = "later"
    outer.alpha = 0.5
    inner.alpha = 0.5
    later.isHidden = true
    setup.root.addSubview(outer)
    outer.addSubview(inner)
    setup.root.addSubview(later)
    setup.frame(1)
    let views = setup.scene.viewStatuses
    #expect(views.keys.sorted() == ["inner", "later", "outer"])
    #expect(views["inner"]?.frame == [30, 30, 10, 10])
    #expect(views["outer"]?.alpha == 0.5)
    #expect(views["inner"]?.alpha == 0.25)
    #expect(views["later"]?.alpha == 0)
    let (a, b, c) = (views["outer"]?.z ?? 0, views["inner"]?.z ?? 0, views["later"]?.z ?? 0)
    #expect(a < b)
    #expect(b < c)
    setup.scene.enter {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        outer.frame.origin.y = 110
      }
    }
    setup.frame(1.25)
    let shown = try #require(setup.scene.viewStatuses["inner"]?.frame)
    #expect(abs(shown[1] - 55) < 1e-6)
  }
}
