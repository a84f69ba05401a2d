import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Shadows of labels, and pictures of the screen") struct ShadowAndScreenTests {
  @Test("N-86 a label draws its shadow beside the text, and below it")
  func shadow() {
    let label = UILabel()
    label.text = "H"
    label.font = .systemFont(ofSize: 80, weight: .heavy)
    label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let page = ViewPage(label, at: CGRect(x: 20, y: 20, width: 120, height: 120))
    let box = CGRect(x: 10, y: 10, width: 140, height: 140)
    let letters = page.count(0x0000ff, in: box)
    #expect(letters > 500)
    #expect(page.count(0xff0000, in: box) == 0)
    label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.shadowOffset = CGSize(width: 4, height: 3)
    #expect(page.count(0x0000ff, in: box) >= letters)
    let near = page.count(0xff0000, in: box)
    #expect(near > 50)
    label.shadowOffset = CGSize(width: 12, height: 3)
    #expect(page.count(0xff0000, in: box) > near)
    label.shadowColor = nil
    #expect(page.count(0xff0000, in: box) == 0)
  }

  @Test("N-86 the shadow of an attributed text has one color")
  func attributed() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "HH",
      attributes: [
        .font: UIFont.systemFont(ofSize: 60, weight: .heavy),
        .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
      ])
    label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.shadowOffset = CGSize(width: 0, height: 40)
    let page = ViewPage(label, at: CGRect(x: 20, y: 20, width: 120, height: 120))
    #expect(page.count(0xff0000, in: CGRect(x: 20, y: 20, width: 140, height: 140)) > 200)
    #expect(label.shadowOffset.height == 40)
    #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test("N-86 a snapshot of the screen shows all windows")
  func screen() {
    let view = UIView()
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let page = ViewPage(view, at: CGRect(x: 0, y: 0, width: 50, height: 50))
    let alert = UIWindow(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    alert.windowLevel = .alert
    alert.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    alert.isHidden = false
    page.harness.advanceUntilIdle()
    let copy = UIScreen.main.snapshotView(afterScreenUpdates: true)
    #expect(copy.frame == UIScreen.main.bounds)
    copy.frame.origin.y = 100
    view.isHidden = true
    alert.isHidden = true
    page.page.view.addSubview(copy)
    let places = [(25, 125), (125, 125), (25, 25), (125, 25), (80, 125)]
    let colors = page.colors(at: places.map { CGPoint(x: $0.0, y: $0.1) })
    #expect(colors == [0xff0000, 0x0000ff, 0xffffff, 0xffffff, 0xffffff])
  }
}
