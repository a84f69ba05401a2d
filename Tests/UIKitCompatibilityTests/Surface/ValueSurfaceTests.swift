import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Constants and values of UIKit and Core Graphics that few programs name.
@MainActor @Suite("Constants and values") struct ValueSurfaceTests {
  /// A scene for the images that a test makes before its page.
  private let scene = Harness { UIViewController() }
  @Test("N-33 named colors have UIKit's components")
  func colors() {
    let fixed: [(UIColor, CGFloat, CGFloat, CGFloat)] = [
      (.cyan, 0, 1, 1), (.magenta, 1, 0, 1), (.purple, 0.5, 0, 0.5),
    ]
    for (color, red, green, blue) in fixed {
      #expect(color.cgColor.components == [red, green, blue, 1])
    }
    let dynamic: [UIColor] = [
      .systemYellow, .systemMint, .systemCyan, .systemPurple, .systemBrown, .systemGray3,
      .systemGray5, .systemGray6, .opaqueSeparator, .tertiarySystemBackground,
      .tertiarySystemGroupedBackground, .systemFill,
    ]
    let traits = [UIUserInterfaceStyle.light, .dark].map {
      UITraitCollection(userInterfaceStyle: $0)
    }
    for color in dynamic {
      let shown = traits.map { color.resolvedColor(with: $0).cgColor }
      #expect(shown[0] != shown[1])
      #expect(shown[0].numberOfComponents == 4)
    }
  }

  @Test(
    "N-33 a color is taken apart into hue, saturation and brightness, and put together again",
    arguments: [
      (0.0, 1.0, 1.0), (0.25, 0.5, 0.75), (0.5, 0.2, 1), (0.9, 0.8, 0.4), (0, 0, 0.3),
    ])
  func hues(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var found: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) =
      (9, 9, 9, 9)
    color.getHue(
      &found.hue, saturation: &found.saturation, brightness: &found.brightness,
      alpha: &found.alpha)
    #expect(abs(found.hue - hue) < 1e-9)
    #expect(abs(found.saturation - saturation) < 1e-9)
    #expect(abs(found.brightness - brightness) < 1e-9)
    #expect(found.alpha == 0.5)
  }

  @Test("N-26 values of geometry are kept in objects")
  func objects() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    #expect(NSValue(cgVector: vector).uiOffsetValue == .zero)
  }

  @Test("N-10 numbers and functions of neighbours exist under their names")
  func numbers() {
    #expect(HUGE == MAXFLOAT)
    let box = AVMakeRect(
      aspectRatio: CGSize(width: 2, height: 1),
      insideRect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(box == CGRect(x: 0, y: 2.5, width: 10, height: 5))
    let empty = AVMakeRect(aspectRatio: .zero, insideRect: box)
    #expect(empty == CGRect(x: 5, y: 5, width: 0, height: 0))
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UITouch.TouchType.stylus == .pencil)
    #expect(UIBarPosition.topAttached.rawValue == 3)
    #expect(UIControl.Event.allEditingEvents.contains(.editingChanged))
    #expect(!UIControl.Event.allEditingEvents.contains(.touchDown))
  }

  @Test("N-13 patterns of lines, options and priorities are UIKit's numbers")
  func options() {
    let patterns: [NSUnderlineStyle] = [.patternDot, .patternDash, .patternDashDot]
    #expect(patterns.map(\.rawValue) == [0x100, 0x200, 0x300])
    #expect(NSUnderlineStyle.patternDashDotDot.rawValue == 0x400)
    let priorities: [UILayoutPriority] = [
      .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
    ]
    #expect(priorities.map(\.rawValue) == [510, 500, 490])
    var priority = UILayoutPriority.defaultHigh
    priority += 5
    priority -= 2
    #expect(priority - 3 == .defaultHigh)
    #expect(priority > .defaultHigh + 2)
    #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.isEmpty)
    #expect(NSLayoutConstraint.FormatOptions.directionLeftToRight.rawValue == 1 << 16)
    #expect(UIView.AnimationOptions.transitionNone.isEmpty)
    #expect(UIWindow.Level.normal + 1 > .normal)
    #expect(UIWindow.Level.alert - 2000 == .normal)
  }

  @Test("Y-05 a constraint knows the anchors of its sides")
  func anchors() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let constraint = inner.leftAnchor.constraint(equalTo: outer.rightAnchor)
    #expect(constraint.firstAnchor is NSLayoutXAxisAnchor)
    #expect(constraint.secondAnchor is NSLayoutXAxisAnchor)
    #expect(inner.widthAnchor.constraint(equalToConstant: 5).secondAnchor == nil)
  }

  @Test("N-39 a paragraph style keeps its indents and spacings in copies")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.headIndent = 12
    style.paragraphSpacingBefore = 7
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.headIndent == 12)
    #expect(copy?.paragraphSpacingBefore == 7)
    #expect(NSParagraphStyle.default.headIndent == 0)
  }

  @Test("I-11 an ellipse is stroked, a path is filled and stroked, a gradient has two circles")
  func drawing() throws {
    let size = CGSize(width: 40, height: 40)
    func picture(_ draw: @escaping (CGContext) -> Void) -> UIImage {
      UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    }
    let blank = picture { _ in }
    let box = CGRect(x: 5, y: 5, width: 30, height: 30)
    let ring = picture { $0.strokeEllipse(in: box) }
    let disc = picture { $0.fillEllipse(in: box) }
    let both = picture { context in
      context.addEllipse(in: box)
      context.drawPath(using: .fillStroke)
    }
    let glow = picture { context in
      let colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)]
      guard
        let gradient = CGGradient(
          colorsSpace: nil, colors: colors as CFArray, locations: [0, 1])
      else { return }
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0,
        endCenter: CGPoint(x: 20, y: 20), endRadius: 20, options: [])
    }
    let images = try [blank, ring, disc, both, glow].map { try #require($0.cgImage) }
    for (index, image) in images.enumerated() {
      for other in images[..<index] { #expect(image != other) }
    }
  }
}
