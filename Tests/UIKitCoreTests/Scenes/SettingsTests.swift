import Foundation
import GlissadeReplay
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitBase
@testable import UIKitCore

/// The settings of the user that a scene simulates.
@MainActor @Suite("Settings of a scene") struct SettingsTests {
  private let setup = ViewSetup()

  private func add(_ view: UIView, to parent: UIView) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  // MARK: Direction

  @Test("T-16 from right to left leading edges, margins and distances are mirrored")
  func direction() {
    let scene = setup.scene
    let (first, second, inner) = scene.enter {
      let root = setup.root
      let first = add(UIView(), to: root)
      let second = add(UIView(), to: root)
      let inner = add(UIView(), to: first)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        first.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
        first.widthAnchor.constraint(equalToConstant: 100),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        second.widthAnchor.constraint(
          equalTo: root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor), multiplier: 2),
        inner.leadingAnchor.constraint(equalTo: first.layoutMarginsGuide.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 30),
      ])
      first.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
      return (first, second, inner)
    }
    setup.frame(1)
    let plain = [first, second, inner].map(\.frame)
    #expect(plain.map(\.minX) == [20, 128, 5])
    #expect(second.frame.width == 40)
    scene.set(.direction, to: 1)
    setup.frame(2)
    #expect(first.frame.minX == 255)
    #expect(second.frame.minX == 207)
    #expect(second.frame.width == 40)
    #expect(inner.frame.minX == 63)
    #expect(first.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(first.traitCollection.layoutDirection == .rightToLeft)
    #expect(scene.enter { UIApplication.shared.userInterfaceLayoutDirection } == .rightToLeft)
    scene.enter { first.semanticContentAttribute = .forceLeftToRight }
    setup.frame(3)
    #expect(first.frame.minX == 20)
    scene.enter { first.semanticContentAttribute = .unspecified }
    scene.set(.direction, to: 0)
    setup.frame(4)
    #expect([first, second, inner].map(\.frame) == plain)
  }

  @Test("T-16 a view that is forced from right to left is mirrored in any scene")
  func forced() {
    let view = setup.scene.enter {
      let view = add(UIView(), to: setup.root)
      view.semanticContentAttribute = .forceRightToLeft
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: setup.root.leadingAnchor, constant: 30),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
      return view
    }
    setup.frame(1)
    #expect(view.frame.maxX == 345)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: Text size

  @Test("T-16 fonts of text styles and metrics follow the text size where a label adjusts them")
  func textSize() {
    let scene = setup.scene
    let labels = scene.enter {
      let fonts: [UIFont] = [
        .preferredFont(forTextStyle: .body), .systemFont(ofSize: 17),
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40),
        .preferredFont(forTextStyle: .body),
      ]
      return fonts.enumerated().map { index, font in
        let label = UILabel()
        label.text = "Tides"
        label.font = font
        label.adjustsFontForContentSizeCategory = index < 3
        setup.root.addSubview(label)
        return label
      }
    }
    let size = { (label: UILabel) in label.font.pointSize }
    setup.frame(1)
    #expect(labels.map(size) == [17, 17, 34, 17])
    let narrow = labels[0].intrinsicContentSize.width
    @MainActor final class Received { var sizes: [UIContentSizeCategory] = [] }
    let received = Received()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let size = note.userInfo?[key] as? UIContentSizeCategory
      MainActor.assumeIsolated {
        if let size { received.sizes.append(size) }
      }
    }
    scene.set(.textSize, to: 5)
    NotificationCenter.default.removeObserver(token)
    setup.frame(2)
    #expect(received.sizes == [.extraExtraLarge])
    #expect(labels.map(size) == [21, 17, 40, 17])
    #expect(labels[0].intrinsicContentSize.width > narrow)
    #expect(scene.enter { UIFont.preferredFont(forTextStyle: .body).pointSize } == 21)
    #expect(scene.enter { UIFontMetrics.default.scaledValue(for: 17) } == 21)
    #expect(scene.enter { UIApplication.shared.preferredContentSizeCategory } == .extraExtraLarge)
    scene.set(.textSize, to: 3)
    setup.frame(3)
    #expect(labels.map(size) == [17, 17, 34, 17])
  }

  @Test("T-16 text fields and text views follow the text size where they adjust their fonts")
  func editedText() {
    let (field, view) = setup.scene.enter {
      let (field, view) = (UITextField(), UITextView())
      field.font = .preferredFont(forTextStyle: .body)
      view.font = .preferredFont(forTextStyle: .body)
      for text in [field, view] as [UIView] { setup.root.addSubview(text) }
      field.adjustsFontForContentSizeCategory = true
      view.adjustsFontForContentSizeCategory = true
      return (field, view)
    }
    setup.frame(1)
    for (number, size) in [(8, CGFloat(33)), (0, 14), (3, 17)] {
      setup.scene.set(.textSize, to: number)
      setup.frame(2)
      #expect(field.font?.pointSize == size)
      #expect(view.font?.pointSize == size)
    }
  }

  @Test("T-16 a setting out of range changes nothing; a display has the simulated frame rate")
  func values() {
    let scene = setup.scene
    #expect(scene.screen.maximumFramesPerSecond == 60)
    scene.set(.frameRate, to: 120)
    #expect(scene.screen.maximumFramesPerSecond == 120)
    for (setting, value) in [
      (RecordedSetting.frameRate, 29), (.frameRate, 121), (.textSize, 12), (.textSize, -1),
      (.style, 0), (.direction, 2),
    ] {
      let before = scene.value(of: setting)
      scene.set(setting, to: value)
      #expect(scene.value(of: setting) == before)
    }
  }
}
