import Foundation
import GlissadeTesting
import UIKit

/// A white page with a view, in a window of 320 × 240 points.
@MainActor struct ViewPage {
  let page = UIViewController()
  let harness: Harness

  init(_ view: UIView, at frame: CGRect) {
    let page = page
    harness = Harness(size: CGSize(width: 320, height: 240)) { page }
    page.view.backgroundColor = .white
    view.frame = frame
    page.view.addSubview(view)
    harness.advanceUntilIdle()
  }

  /// Returns the colors of the pixels at points, as 0xRRGGBB.
  func colors(at points: [CGPoint]) -> [UInt32] {
    harness.advanceUntilIdle()
    let snapshot = harness.snapshot()
    return points.map { snapshot[Int($0.x), Int($0.y)] }
  }

  /// Returns the color of the pixel at a point, as 0xRRGGBB.
  func color(_ x: Int, _ y: Int) -> UInt32 { colors(at: [CGPoint(x: x, y: y)])[0] }

  /// Returns the number of pixels of a color in a rectangle.
  func count(_ color: UInt32, in rect: CGRect) -> Int {
    harness.advanceUntilIdle()
    let snapshot = harness.snapshot()
    var count = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX)
      where snapshot[x, y] == color { count += 1 }
    }
    return count
  }
}

extension UIImage {
  /// Creates an image of one color in a size.
  @MainActor static func filled(_ color: UIColor, _ width: Int, _ height: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
}
