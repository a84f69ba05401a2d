import Foundation
import TestMaterial
import Testing

@testable import GlissadeGeometry

@Suite struct CGAffineTransformTests {
  @Test("M-30 what is appended by name happens first, what is concatenated happens last")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let shift = CGAffineTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.concatenating(shift)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    #expect(point.applying(shift.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
    let turned = point.applying(shift.rotated(by: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 9, y: 21), within: 1e-12))
  }

  @Test("a positive angle turns x towards y: clockwise on a screen")
  func rotationSign() {
    let point = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isClose(point, CGPoint(x: 0, y: 1), within: 1e-15))
  }

  @Test("the inverse undoes the transform; a singular one is returned as it is")
  func inverse() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      let v = (0..<6).map { _ in CGFloat.random(in: -5...5, using: &generator) }
      let t = CGAffineTransform(a: v[0] + 6, b: v[1], c: v[2], d: v[3] - 12, tx: v[4], ty: v[5])
      #expect(isClose(t.concatenating(t.inverted()), .identity, within: 1e-9))
    }
    let singular = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3)
    #expect(singular.inverted() == singular)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!singular.isIdentity)
  }

  @Test("a size is mapped as a vector and a rectangle by its bounding box")
  func sizesAndRectangles() {
    let t = CGAffineTransform(rotationAngle: .pi / 2).concatenating(
      CGAffineTransform(translationX: 100, y: 0))
    let size = CGSize(width: 30, height: 40).applying(t)
    #expect(abs(size.width + 40) < 1e-12)
    #expect(abs(size.height - 30) < 1e-12)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40).applying(t)
    #expect(isClose(rect, CGRect(x: 40, y: 10, width: 40, height: 30), within: 1e-12))
    #expect(CGRect.null.applying(t).isNull)
  }

  @Test("a rectangle's insets move its edges inwards, negative ones outwards")
  func insets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 102, height: 196))
    #expect(rect.inset(by: .zero) == rect)
    #expect(UIEdgeInsets() == UIEdgeInsets.zero)
  }
}
