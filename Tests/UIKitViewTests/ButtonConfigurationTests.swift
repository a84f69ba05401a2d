import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Button configurations") struct ButtonConfigurationTests {
  /// A scene for the images that a test makes before its page.
  private let scene = Harness { UIViewController() }
  private let box = CGRect(x: 10, y: 10, width: 120, height: 50)

  @Test("N-61 a filled button has its color, and a white title within the insets")
  func filled() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.baseBackgroundColor = .red
    configuration.background.cornerRadius = 0
    let button = UIButton(configuration: configuration)
    let page = ViewPage(button, at: box)
    #expect(page.color(12, 12) == 0xff0000)
    #expect(button.titleLabel?.text == "Go")
    #expect(page.count(0xffffff, in: box) > 5)
    let title = button.titleLabel?.frame.size ?? .zero
    #expect(
      button.intrinsicContentSize == CGSize(width: title.width + 24, height: title.height + 14))
    button.configuration?.baseForegroundColor = .blue
    #expect(page.count(0x0000ff, in: box) > 5)
  }

  @Test("N-61 the corners follow the style or the background")
  func corners() {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .red
    let button = UIButton(configuration: configuration)
    let page = ViewPage(button, at: box)
    func isSquare(_ style: UIButton.Configuration.CornerStyle, radius: CGFloat) -> [Bool] {
      button.configuration?.cornerStyle = style
      button.configuration?.background.cornerRadius = radius
      page.harness.advanceUntilIdle()
      let places = [10, 12, 14].map { CGPoint(x: $0, y: $0) }
      return page.colors(at: places).map { $0 == 0xff0000 }
    }
    #expect(isSquare(.fixed, radius: 0) == [true, true, true])
    #expect(isSquare(.dynamic, radius: 9) == [false, false, true])
    #expect(isSquare(.capsule, radius: 0) == [false, false, false])
    #expect(isSquare(.large, radius: 0) == [false, false, true])
    #expect(isSquare(.small, radius: 0) == [false, true, true])
  }

  @Test("N-61 a stroke, insets and an image belong to the background")
  func background() {
    var configuration = UIButton.Configuration.plain()
    configuration.background.backgroundColor = .green
    configuration.background.strokeColor = .blue
    configuration.background.strokeWidth = 3
    configuration.background.cornerRadius = 0
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 10, bottom: 0, trailing: 0)
    let button = UIButton(configuration: configuration)
    let page = ViewPage(button, at: box)
    let places = [(19, 30), (21, 30), (30, 30), (30, 13), (30, 16)]
    #expect(
      places.map { page.color($0.0, $0.1) } == [0xffffff, 0x0000ff, 0x00ff00, 0xffffff, 0x0000ff])
    button.configuration?.background.image = .filled(.red, 4, 4)
    button.configuration?.background.imageContentMode = .center
    page.harness.advanceUntilIdle()
    #expect(page.count(0xff0000, in: box) == 16)
  }

  @Test(
    "N-61 the image is at its edge of the titles, at a distance",
    arguments: [
      (NSDirectionalRectEdge.leading, CGPoint(x: -1, y: 0)), (.trailing, CGPoint(x: 1, y: 0)),
      (.top, CGPoint(x: 0, y: -1)), (.bottom, CGPoint(x: 0, y: 1)),
    ])
  func placement(edge: NSDirectionalRectEdge, side: CGPoint) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = .filled(.red, 12, 12)
    configuration.imagePlacement = edge
    configuration.imagePadding = 7
    let button = UIButton(configuration: configuration)
    let page = ViewPage(button, at: CGRect(x: 0, y: 0, width: 200, height: 100))
    let title = try #require(button.titleLabel).frame
    let image = try #require(button.imageView).frame
    #expect(image.size == CGSize(width: 12, height: 12))
    #expect(abs((image.midX - title.midX) * side.y) <= 1)
    let distance =
      side.x == 0
      ? abs(image.midY - title.midY) - (image.height + title.height) / 2
      : abs(image.midX - title.midX) - (image.width + title.width) / 2
    #expect(abs(distance - 7) <= 1)
    let offset = side.x * (image.midX - title.midX) + side.y * (image.midY - title.midY)
    #expect(offset > 0)
    #expect(page.harness.advanceUntilIdle())
  }

  @Test("N-61 a subtitle is below the title, aligned with it")
  func subtitle() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "A long title"
    let button = UIButton(configuration: configuration)
    let page = ViewPage(button, at: box)
    let before = button.intrinsicContentSize
    button.configuration?.subtitle = "short"
    button.configuration?.titlePadding = 4
    let after = button.intrinsicContentSize
    button.frame.size = CGSize(width: 300, height: 100)
    button.layoutIfNeeded()
    let labels = button.subviews.compactMap { $0 as? UILabel }
    let title = try #require(labels.first { $0.text == "A long title" }).frame
    let subtitle = try #require(labels.first { $0.text == "short" }).frame
    #expect(abs(subtitle.minY - title.maxY - 4) <= 1)
    #expect(after.height - before.height == subtitle.height + 4)
    #expect(subtitle.minX == title.minX)
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    let moved = try #require(labels.first { $0.text == "short" }).frame
    #expect(abs(moved.maxX - title.maxX) <= 1)
    #expect(page.harness.advanceUntilIdle())
  }

  @Test("N-61 the sizes have insets and fonts of their own")
  func sizes() {
    let harness = Harness { UIViewController() }
    func size(_ size: UIButton.Configuration.Size) -> CGFloat {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Size"
      configuration.buttonSize = size
      return UIButton(configuration: configuration).intrinsicContentSize.height
    }
    let heights = [size(.mini), size(.small), size(.medium), size(.large)]
    #expect(heights == heights.sorted())
    #expect(Set(heights).count == 4)
    var own = UIButton.Configuration.filled()
    own.contentInsets = .zero
    own.buttonSize = .large
    #expect(own.contentInsets == .zero)
    own.setDefaultContentInsets()
    #expect(own.contentInsets.leading == 20)
    #expect(harness.now == 0)
  }

  @Test("N-61 attributes of the title are completed, and changed by the transformer")
  func attributes() throws {
    var title = AttributedString("Red")
    title.foregroundColor = .red
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    let page = ViewPage(button, at: box)
    #expect(button.configuration?.title == "Red")
    #expect(page.count(0xff0000, in: box) > 3)
    let small = button.intrinsicContentSize
    button.configuration?.titleTextAttributesTransformer = .init { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 40)
      return outgoing
    }
    page.harness.advanceUntilIdle()
    #expect(button.intrinsicContentSize.height > small.height + 15)
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("N-61 an image is a shape in the title's color, or has its own colors")
  func images() {
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = .blue
    configuration.image = .filled(.red, 12, 12)
    let button = UIButton(configuration: configuration)
    let page = ViewPage(button, at: box)
    #expect(page.count(0x0000ff, in: box) == 144)
    button.configuration?.imageColorTransformer = .init { _ in .green }
    page.harness.advanceUntilIdle()
    #expect(page.count(0x00ff00, in: box) == 144)
    button.configuration?.image = .filled(.red, 12, 12).withRenderingMode(.alwaysOriginal)
    page.harness.advanceUntilIdle()
    #expect(page.count(0xff0000, in: box) == 144)
  }

  @Test("N-61 a wheel replaces the image while something is going on")
  func wheel() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.image = .filled(.red, 12, 12).withRenderingMode(.alwaysOriginal)
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    let page = UIViewController()
    let harness = Harness(size: CGSize(width: 200, height: 100)) { page }
    page.view.addSubview(button)
    button.frame = box
    harness.advance(by: 0.1)
    let wheel = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(wheel.isAnimating)
    #expect(button.imageView?.isHidden == true)
    button.configuration?.showsActivityIndicator = false
    harness.advanceUntilIdle()
    #expect(!wheel.isAnimating)
    #expect(button.imageView?.isHidden == false)
  }
}
