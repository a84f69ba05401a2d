import Foundation
import GlissadeDrawing
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct VisualEffectTests {
  /// A blur over all of a setup.
  private func blurred(_ style: UIBlurEffect.Style? = .regular) -> (ViewSetup, UIVisualEffectView) {
    let setup = ViewSetup()
    let view = setup.scene.enter {
      let view = UIVisualEffectView(effect: style.map(UIBlurEffect.init))
      view.frame = CGRect(x: 20, y: 30, width: 200, height: 100)
      setup.root.addSubview(view)
      return view
    }
    setup.frame(0.1)
    return (setup, view)
  }

  private func backdrop(in setup: ViewSetup) -> BackdropCommand? {
    return setup.scene.flatten().root.commands.lazy.compactMap(Self.backdrop).first
  }

  private static func backdrop(in command: DrawCommand) -> BackdropCommand? {
    switch command {
    case .backdrop(let backdrop): backdrop
    case .group(let group): group.commands.lazy.compactMap(Self.backdrop).first
    default: nil
    }
  }

  @Test("N-13 a blur covers the whole view, and its content lies on it")
  func covers() throws {
    let (setup, view) = blurred()
    let seen = try #require(backdrop(in: setup))
    #expect(seen.outline.rect == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(seen.sigma == 20)
    #expect(seen.saturation == 1.8)
    #expect(seen.tint.alpha == 0.6)
    setup.scene.enter { view.frame.size = CGSize(width: 300, height: 80) }
    setup.frame(0.2)
    #expect(backdrop(in: setup)?.outline.rect == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(view.contentView.frame == view.bounds)
    #expect(view.hitTest(CGPoint(x: 9, y: 9), with: nil) === view.contentView)
  }

  @Test("N-13 every style covers what is behind by a veil of its own; dark ones are dark")
  func styles() throws {
    var covers: [UIBlurEffect.Style: Double] = [:]
    for style in UIBlurEffect.Style.allCases {
      let seen = try #require(backdrop(in: blurred(style).0))
      let isDark = style == .dark || style.rawValue >= 16
      #expect((seen.tint.red < 0.5) == isDark)
      covers[style] = seen.tint.alpha
    }
    let materials: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let thickness = materials.compactMap { covers[$0] }
    #expect(zip(thickness, thickness.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("N-13 without an effect nothing is done to what is behind, and no pass runs for it")
  func none() {
    let (setup, view) = blurred(nil)
    #expect(backdrop(in: setup) == nil)
    setup.scene.enter { view.effect = UIBlurEffect(style: .dark) }
    setup.frame(0.2)
    #expect(backdrop(in: setup)?.sigma == 20)
    setup.scene.enter { view.effect = nil }
    setup.frame(0.3)
    #expect(backdrop(in: setup) == nil)
    #expect(!setup.scene.needsFrame)
  }

  @Test("N-13 an animator scrubs an effect, and back to none")
  func scrubbed() throws {
    let (setup, view) = blurred(nil)
    let animator = setup.scene.enter {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.effect = UIBlurEffect(style: .regular)
      }
      animator.pauseAnimation()
      return animator
    }
    for (index, part) in [0.25, 0.5, 0.75, 0.1].enumerated() {
      setup.scene.enter { animator.fractionComplete = part }
      setup.frame(0.2 + 0.1 * Double(index))
      let seen = try #require(backdrop(in: setup))
      #expect(abs(seen.sigma - 20 * part) < 1e-9)
      #expect(abs(seen.saturation - (1 + 0.8 * part)) < 1e-9)
      #expect(abs(seen.tint.alpha - 0.6 * part) < 1e-9)
    }
    setup.scene.enter {
      animator.isReversed = true
      animator.startAnimation()
    }
    for frame in 0...30 { setup.frame(0.7 + Double(frame) / 60) }
    #expect(backdrop(in: setup) == nil)
  }
}
