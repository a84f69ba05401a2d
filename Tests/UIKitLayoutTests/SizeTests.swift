import Foundation
import Testing
import UIKit

@MainActor @Suite("Sizes that constraints would make negative") struct SizeTests {
  private let layout = LayoutSetup()
  private var root: UIView { layout.root }

  /// Activates constraints of a view's height and top edge.
  private func place(_ view: UIView) {
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test("Y-21 the weaker constraint gives way before a width becomes negative")
  func weaker() {
    let view = layout.add("box")
    place(view)
    let center = view.centerXAnchor.constraint(equalTo: root.leadingAnchor, constant: 130)
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 247)
    left.priority = .defaultLow
    NSLayoutConstraint.activate([center, left])
    layout.nextFrame()
    #expect(view.frame == CGRect(x: 130, y: 0, width: 0, height: 10))
    center.constant = 300
    layout.nextFrame()
    #expect(view.frame == CGRect(x: 247, y: 0, width: 106, height: 10))
    center.constant = 200
    layout.nextFrame()
    #expect(view.frame == CGRect(x: 200, y: 0, width: 0, height: 10))
    #expect(layout.warnings == [])
  }

  @Test("Y-21 of required constraints the last one is left out, and the warning names the size")
  func required() {
    let view = layout.add("box")
    place(view)
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200)
    let right = view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 120)
    NSLayoutConstraint.activate([left])
    NSLayoutConstraint.activate([right])
    layout.nextFrame()
    #expect(view.frame.minX == 200)
    #expect(layout.warnings.filter { $0.contains("contradicts") }.count == 1)
    #expect(layout.warnings.contains { $0.contains("“box”.trailing") && $0.contains("width ≥ 0") })
    // The constraint takes effect as soon as it can.
    right.constant = 260
    layout.nextFrame()
    #expect(view.frame == CGRect(x: 200, y: 0, width: 60, height: 10))
  }

  @Test("Y-21 a guide is not negative either")
  func guide() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 90)
    let right = guide.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    right.priority = .defaultHigh
    let view = layout.add("box")
    place(view)
    NSLayoutConstraint.activate([
      left, right, guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 5),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    layout.nextFrame()
    #expect(guide.layoutFrame == CGRect(x: 90, y: 0, width: 0, height: 5))
    #expect(view.frame.minX == 90)
    #expect(layout.warnings == [])
  }

  @Test("Y-21 insets that do not fit yet are no contradiction in a view without a size")
  func unsized() {
    let parent = UIView()
    root.addSubview(parent)
    let view = layout.add("inner", to: parent)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: parent.layoutMarginsGuide.bottomAnchor),
    ])
    layout.nextFrame()
    #expect(view.frame.size == .zero)
    #expect(layout.warnings == [])
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layout.nextFrame()
    #expect(view.frame == CGRect(x: 16, y: 8, width: 68, height: 34))
    #expect(layout.warnings == [])
  }

  @Test("Y-21 the size that suits the contents has space for their insets")
  func fitting() {
    let parent = UIView()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 3),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -4),
    ])
    let size = parent.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 36, height: 7))
  }
}
