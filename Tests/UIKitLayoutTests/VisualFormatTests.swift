import Foundation
import Testing
import UIKit

@MainActor @Suite("Visual formats") struct VisualFormatTests {
  private let layout = LayoutSetup()
  private var root: UIView { layout.root }

  private func activate(
    _ format: String, _ views: [String: Any], metrics: [String: Any]? = nil,
    options: NSLayoutConstraint.FormatOptions = []
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: views))
  }

  @Test("Y-19 edges, spaces, sizes, metrics and priorities")
  func row() {
    let (one, two) = (layout.add("one"), layout.add("two"))
    let views = ["one": one, "two": two]
    activate("H:|-12-[one(gap)]-[two(>=100,==200@500)]|", views, metrics: ["gap": 40])
    activate("V:|[one(two)]", views)
    activate("V:|-(>=5,<=20)-[two(30)]", views)
    two.topAnchor.constraint(equalTo: root.topAnchor, constant: 9).isActive = true
    layout.nextFrame()
    #expect(one.frame == CGRect(x: 12, y: 0, width: 40, height: 30))
    #expect(two.frame == CGRect(x: 60, y: 9, width: 315, height: 30))
    #expect(layout.warnings == [])
  }

  @Test("Y-19 “-” at an edge means the margin, no axis means horizontal, options align")
  func margins() {
    root.layoutMargins = UIEdgeInsets(top: 7, left: 21, bottom: 0, right: 22)
    let (one, two) = (layout.add("one"), layout.add("two"))
    let views = ["one": one, "two": two]
    activate("|-[one][two(one)]-|", views, options: [.alignAllTop, .alignAllBottom])
    activate("V:|-[one(20)]", views)
    layout.nextFrame()
    #expect(one.frame == CGRect(x: 21, y: 7, width: 166, height: 20))
    #expect(two.frame == CGRect(x: 187, y: 7, width: 166, height: 20))
  }

  @Test("Y-19 a direction from right to left begins at the right edge")
  func direction() {
    let one = layout.addBox("one", width: 20, height: 20)
    root.constraints.first { $0.firstAttribute == .left }?.isActive = false
    activate("|-30-[one]", ["one": one], options: .directionRightToLeft)
    layout.nextFrame()
    #expect(one.frame.maxX == 345)
  }

  @Test(
    "Y-19 what cannot be read or has no value makes no constraint and one log line",
    arguments: [
      "", "H:", "[one", "[one]-", "[]", "[one(]", "|-[one]|x", "[one(=5)]", "[missing]",
      "[one(metric)]", "[one]-(gap)-[one]", "|",
    ])
  func faults(format: String) {
    layout.nextFrame()
    let one = layout.add("one")
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: [], metrics: nil, views: ["one": one])
    #expect(made.isEmpty)
    #expect(layout.warnings.count == 1)
    #expect(layout.warnings.first?.contains("“\(format)”") == true)
  }
}
