import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Animated images") struct AnimatedImageTests {
  /// The scene in which the images are made.
  private let scene = Harness { UIViewController() }
  private let box = CGRect(x: 20, y: 20, width: 40, height: 40)
  private let still = UIImage.filled(.black, 4, 4)
  private let images: [UIImage] = [
    .filled(.red, 4, 4), .filled(.green, 4, 4), .filled(.blue, 4, 4),
  ]

  private func color(_ harness: Harness) -> UInt32 {
    harness.snapshot()[40, 40]
  }

  @Test("N-64 images are shown in turn, and the still one after the last run")
  func runs() {
    let view = UIImageView(image: still)
    let harness = ViewPage(view, at: box).harness
    view.animationImages = images
    view.animationDuration = 3
    view.animationRepeatCount = 2
    #expect(color(harness) == 0)
    view.startAnimating()
    #expect(view.isAnimating)
    var colors: [UInt32] = []
    for _ in 0..<7 {
      harness.advance(by: 0.5)
      colors.append(color(harness))
      harness.advance(by: 0.5)
    }
    #expect(colors == [0xff0000, 0x00ff00, 0x0000ff, 0xff0000, 0x00ff00, 0x0000ff, 0])
    #expect(!view.isAnimating)
  }

  @Test("N-64 stopping shows the still image, and the duration is 1/30 second for each by default")
  func stopping() {
    let view = UIImageView(image: still)
    let harness = ViewPage(view, at: box).harness
    view.animationImages = images
    view.startAnimating()
    harness.advance(by: 0.05)
    #expect(color(harness) == 0x00ff00)
    view.stopAnimating()
    harness.advanceUntilIdle()
    #expect(color(harness) == 0)
  }

  @Test("N-64 an animated image runs by itself, and another one ends it")
  func animatedImage() throws {
    let image = try #require(UIImage.animatedImage(with: images, duration: 0.3))
    #expect(image.images?.count == 3)
    #expect(image.duration == 0.3)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let view = UIImageView(image: image)
    #expect(view.isAnimating)
    let harness = ViewPage(view, at: box).harness
    view.image = still
    #expect(!view.isAnimating)
    view.image = image
    harness.advance(by: 0.15)
    #expect(color(harness) == 0x00ff00)
    harness.advance(by: 0.1)
    #expect(color(harness) == 0x0000ff)
    view.removeFromSuperview()
    #expect(harness.advanceUntilIdle())
  }

  @Test("N-64 a highlighted view has images of its own")
  func highlighted() {
    let view = UIImageView(image: still)
    let harness = ViewPage(view, at: box).harness
    view.animationImages = images
    view.highlightedAnimationImages = [.filled(.white, 4, 4), .filled(.green, 4, 4)]
    view.animationDuration = 0.4
    view.isHighlighted = true
    view.startAnimating()
    harness.advance(by: 0.1)
    #expect(color(harness) == 0xffffff)
    harness.advance(by: 0.2)
    #expect(color(harness) == 0x00ff00)
  }
}
