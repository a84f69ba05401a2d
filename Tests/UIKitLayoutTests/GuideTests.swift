import Foundation
import Testing
import UIKit

@MainActor @Suite("Layout guides, margins and safe areas") struct GuideTests {
  private let layout = LayoutSetup()
  private var root: UIView { layout.root }

  private func fill(_ guide: UILayoutGuide) -> UIView {
    let view = layout.add("content")
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return view
  }

  @Test("Y-06 a guide is laid out like a view, and shows its frame")
  func guide() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = layout.addBox("box", width: 40, height: 40)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2),
    ])
    let centred = layout.add("centred")
    NSLayoutConstraint.activate([
      centred.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      centred.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      centred.widthAnchor.constraint(equalToConstant: 10),
      centred.heightAnchor.constraint(equalToConstant: 10),
    ])
    layout.nextFrame()
    #expect(guide.layoutFrame == CGRect(x: 45, y: 0, width: 330, height: 80))
    #expect(guide.owningView === root)
    #expect(centred.center == CGPoint(x: 210, y: 40))
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.layoutGuides.isEmpty)
    #expect(!root.constraints.contains { $0.firstItem === guide || $0.secondItem === guide })
    layout.nextFrame()
  }

  @Test("Y-07 a controller's additional insets make its safe area, which reaches inner views")
  func safeArea() {
    final class Noting: UIView {
      var notes = 0
      override func safeAreaInsetsDidChange() { notes += 1 }
    }
    let view = fill(root.safeAreaLayoutGuide)
    let inner = Noting(frame: CGRect(x: 0, y: 10, width: 375, height: 100))
    root.addSubview(inner)
    layout.nextFrame()
    #expect(view.frame == root.bounds)
    let insets = UIEdgeInsets(top: 44, left: 0, bottom: 30, right: 0)
    layout.controller.additionalSafeAreaInsets = insets
    layout.nextFrame()
    #expect(view.frame == CGRect(x: 0, y: 44, width: 375, height: 593))
    #expect(root.safeAreaInsets == insets)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 34, left: 0, bottom: 0, right: 0))
    #expect(inner.notes == 1)
    inner.frame.origin.y = 50
    #expect(inner.safeAreaInsets == .zero)
    #expect(inner.notes == 2)
    #expect(layout.controller.topLayoutGuide.length == 44)
    #expect(layout.controller.bottomLayoutGuide.length == 30)
  }

  @Test("Y-07 the strips of topLayoutGuide and bottomLayoutGuide can be constrained to")
  func strips() {
    let controller = layout.controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    let view = layout.addBox("box", width: 10, height: 10)
    let top = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 3)
    root.constraints.first { $0.firstAttribute == .top }?.isActive = false
    top.isActive = true
    let low = layout.add("low")
    NSLayoutConstraint.activate([
      low.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      low.heightAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor),
      low.leftAnchor.constraint(equalTo: root.leftAnchor),
      low.widthAnchor.constraint(equalToConstant: 10),
    ])
    layout.nextFrame()
    #expect(view.frame.minY == 23)
    #expect(low.frame == CGRect(x: 0, y: 647, width: 10, height: 10))
  }

  @Test("Y-08 margins are 8, 16 at the sides of a controller's view, and contain the safe area")
  func margins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let content = fill(root.layoutMarginsGuide)
    layout.nextFrame()
    #expect(content.frame == CGRect(x: 16, y: 0, width: 343, height: 667))
    layout.controller.additionalSafeAreaInsets.top = 44
    layout.nextFrame()
    #expect(content.frame.minY == 44)
    root.insetsLayoutMarginsFromSafeArea = false
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    layout.nextFrame()
    #expect(content.frame == CGRect(x: 2, y: 1, width: 369, height: 663))
  }

  @Test("Y-08 a view that preserves its superview's margins stays within them")
  func preserved() {
    root.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
    let view = UIView(frame: CGRect(x: 10, y: 5, width: 200, height: 200))
    root.addSubview(view)
    #expect(view.layoutMargins.left == 8)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 25, left: 30, bottom: 8, right: 8))
    view.frame.origin.x = 60
    #expect(view.layoutMargins.left == 8)
  }

  @Test("Y-08 the readable guide is as wide as the margins allow, 672 points at most")
  func readable() {
    let content = fill(root.readableContentGuide)
    layout.nextFrame()
    #expect(content.frame.width == 343)
    layout.resize(to: CGSize(width: 1000, height: 667))
    layout.nextFrame()
    #expect(content.frame == CGRect(x: 164, y: 0, width: 672, height: 667))
  }

  @Test("Y-09 constraints to the edges of a scroll view determine its content's size")
  func scrollContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(scroll)
    let view = layout.add("content", to: scroll)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -20),
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      view.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 500),
    ])
    layout.nextFrame()
    #expect(scroll.contentSize == CGSize(width: 200, height: 530))
    #expect(view.frame == CGRect(x: 0, y: 10, width: 200, height: 500))
    scroll.contentOffset.y = 120
    layout.nextFrame()
    #expect(view.frame.minY == 10)
    #expect(layout.warnings == [])
  }

  @Test("Y-09 content attached to the frame of a scroll view stays where it is")
  func scrollFrame() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    root.addSubview(scroll)
    let pinned = layout.add("pinned", to: scroll)
    let content = layout.add("content", to: scroll)
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 4),
    ])
    for view in [pinned, content] {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    layout.nextFrame()
    #expect(pinned.frame.minY == 4)
    scroll.contentOffset.y = 120
    layout.nextFrame()
    #expect(pinned.frame.minY == 124)
    #expect(content.frame.minY == 4)
    #expect(scroll.contentSize.height == 1000)
  }
}
