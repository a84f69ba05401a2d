import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite struct TextControlTests {
  @Test("N-42 a stepper steps, repeats, stops at its limits and wraps")
  func stepper() {
    let stepper = UIStepper()
    let page = TextPage(stepper, at: CGRect(x: 20, y: 20, width: 94, height: 32))
    var values: [Double] = []
    stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)
    let (less, more) = (CGPoint(x: 30, y: 36), CGPoint(x: 100, y: 36))
    stepper.stepValue = 2
    page.harness.tap(at: more)
    page.harness.tap(at: less)
    page.harness.tap(at: less)
    #expect(values == [2, 0])
    stepper.wraps = true
    page.harness.tap(at: less)
    #expect(stepper.value == 100)
    stepper.wraps = false
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
    stepper.minimumValue = 4
    stepper.value = 1
    #expect(stepper.value == 4)
    stepper.value = 4
    stepper.maximumValue = 1000
    page.harness.mouseDown(at: more)
    page.harness.advance(by: 1.5)
    #expect(stepper.value > 16)
    page.harness.mouseUp(at: more)
    #expect(page.harness.advanceUntilIdle())
    let value = stepper.value
    stepper.autorepeat = false
    stepper.isContinuous = false
    values = []
    page.harness.mouseDown(at: more)
    page.harness.advance(by: 1)
    #expect(values.isEmpty)
    page.harness.mouseUp(at: more)
    page.harness.advance(by: 0.1)
    #expect(values == [value + 2])
  }

  @Test("N-42 images replace the parts of a slider")
  func slider() {
    let slider = UISlider()
    let page = TextPage(slider, at: CGRect(x: 20, y: 20, width: 200, height: 30))
    func image(_ color: UIColor, _ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      }
    }
    slider.value = 0.5
    slider.setThumbImage(image(.red, 30), for: .normal)
    slider.setThumbImage(image(.yellow, 30), for: .highlighted)
    slider.setMinimumTrackImage(image(.blue, 10), for: .normal)
    slider.setMaximumTrackImage(image(.green, 10), for: .normal)
    let pixels = page.colors()
    #expect(pixels[120, 22] == 0xff0000)
    #expect(pixels[40, 31] == 0x0000ff)
    #expect(pixels[200, 31] == 0x00ff00)
    #expect(slider.intrinsicContentSize.height == 30)
    page.harness.mouseDown(at: CGPoint(x: 130, y: 35))
    page.harness.advance(by: 0.1)
    #expect(page.colors()[120, 22] == 0xffff00)
    page.harness.mouseMove(to: CGPoint(x: 300, y: 35))
    page.harness.advance(by: 0.1)
    #expect(slider.value == 1)
    page.harness.mouseUp(at: CGPoint(x: 300, y: 35))
    #expect(page.harness.advanceUntilIdle())
  }

  @Test("N-42 a pull begins a refreshing, which holds the control until it ends")
  func refresh() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 300, height: 1000)
    let control = UIRefreshControl()
    let page = TextPage(view, at: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.refreshControl = control
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.attributedTitle = NSAttributedString(string: "Loading")
    page.harness.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 90), over: 0.2)
    page.harness.advanceUntilIdle()
    #expect(count == 0)
    page.harness.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 390), over: 0.4)
    page.harness.advance(by: 2)
    #expect(count == 1)
    #expect(control.isRefreshing)
    #expect(abs(view.contentOffset.y + 60) < 0.5)
    #expect(control.alpha == 1)
    control.endRefreshing()
    #expect(page.harness.advanceUntilIdle())
    #expect(!control.isRefreshing)
    #expect(abs(view.contentOffset.y) < 0.5)
    control.beginRefreshing()
    page.harness.advance(by: 1)
    #expect(count == 1)
    #expect(view.contentInset.top == 60)
    view.refreshControl = nil
    #expect(view.contentInset.top == 0)
    #expect(control.superview == nil)
    #expect(page.harness.advanceUntilIdle())
  }
}
