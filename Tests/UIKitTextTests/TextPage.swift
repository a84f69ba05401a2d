import Foundation
import GlissadeTesting
import UIKit

/// A page with one view, in a window.
@MainActor struct TextPage {
  let page = UIViewController()
  let harness: Harness

  init(_ view: UIView, at frame: CGRect, size: CGSize = CGSize(width: 375, height: 667)) {
    let page = page
    harness = Harness(size: size) { page }
    page.view.backgroundColor = .white
    view.frame = frame
    page.view.addSubview(view)
    harness.advanceUntilIdle()
  }

  /// Returns the pixels when nothing moves.
  func colors() -> Snapshot {
    harness.advanceUntilIdle()
    return harness.snapshot()
  }
}

extension Snapshot {
  /// Returns the number of pixels of a rectangle that fulfil a condition on red, green and blue.
  func count(in rect: CGRect, where condition: (Int, Int, Int) -> Bool) -> Int {
    var count = 0
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let color = Int(self[x, y])
        if condition(color >> 16, color >> 8 & 255, color & 255) { count += 1 }
      }
    }
    return count
  }
}
