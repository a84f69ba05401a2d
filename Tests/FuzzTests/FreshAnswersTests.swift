import GlissadeTesting
import Testing
import UIKit

@testable import GlissadeLayers
@testable import UIKitCore

/// Tests that answers that are not computed anew are found.
@MainActor @Suite("Fresh answers", .serialized) struct FreshAnswersTests {
  private final class Shelf: UIView {
    let book = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      book.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    }
  }

  private let shelf = Shelf()
  private let harness: Harness

  init() {
    let (shelf, page) = (shelf, UIViewController())
    shelf.addSubview(shelf.book)
    harness = Harness(size: CGSize(width: 375, height: 667)) {
      shelf.frame = page.view.bounds
      page.view.addSubview(shelf)
      return page
    }
    harness.advanceUntilIdle()
  }

  @Test("nothing is found where nothing is stale")
  func fresh() { #expect(FreshAnswers(harness).restFaults() == []) }

  @Test("a cached picture that a change has not reached is found")
  func picture() {
    shelf.book.backgroundColor = .red
    var layer: CALayer? = shelf.book.layer
    while let known = layer {
      known.cache.isContentValid = true
      layer = known.superlayer
    }
    harness.scene.layerHost.needsFlatten = false
    #expect(
      FreshAnswers(harness).restFaults() == [
        "checked: a cached picture of a layer is not its picture"
      ])
  }

  @Test("a view that its layout does not place is found")
  func layout() throws {
    shelf.book.frame.origin.x = 50
    harness.advanceUntilIdle()
    let fault = try #require(FreshAnswers(harness).restFaults().first)
    #expect(fault.hasPrefix("checked: a layout moves UIView from"))
  }
}
