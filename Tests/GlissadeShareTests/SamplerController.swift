import Foundation
import GlissadeReplay
import GlissadeShare
import UIKit

/// A page with everything that can be drawn: scripts and emoji, gradients, shadows, masks, blurred
/// backgrounds, dashes, and perspective.
@MainActor final class SamplerController: UIViewController {
  /// The recording of a run in which everything turns and fades.
  static var source: SharedRun.Source {
    var header = RecordingHeader(
      program: "sampler", size: CGSize(width: 320, height: 560), scale: 2)
    header.parameters = ["</script><b>": 1.5]
    let frames = (0..<5).map { index in
      let time = 0.25 * Double(index)
      var frame = RecordedFrame(index: index, now: time, time: time)
      frame.hash = 1
      return frame
    }
    let recording = Recording(header: header, frames: frames)
    return SharedRun.Source(
      name: "sampler.jsonl", file: (try? recording.encoded()) ?? [], recording: recording
    ) { scene in
      scene.enter {
        let window = UIWindow(frame: scene.screen.bounds)
        window.rootViewController = SamplerController()
        window.makeKeyAndVisible()
      }
      return true
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.92, green: 0.93, blue: 0.97, alpha: 1)
    addTexts()
    addGradients()
    addShadows()
    addShapes()
    let card = addCard()
    let bar = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    bar.frame = CGRect(x: 20, y: 300, width: 160, height: 120)
    bar.layer.cornerRadius = 20
    bar.clipsToBounds = true
    view.addSubview(bar)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      bar.frame.origin.y = 120
      bar.alpha = 0.6
      card.layer.transform = SamplerController.turned(by: 1.1)
    }
  }

  private func addTexts() {
    let texts = [
      "Grüße, Ελλάδα, Привет", "日本語と漢字 한국어", "שלום مرحبا", "😀👩‍🚀🇫🇷❤️ emoji",
    ]
    for (index, text) in texts.enumerated() {
      let label = UILabel(frame: CGRect(x: 16, y: 12 + 30 * index, width: 288, height: 28))
      label.text = text
      label.font = .systemFont(ofSize: 18, weight: index == 0 ? .bold : .regular)
      view.addSubview(label)
    }
    let label = UILabel(frame: CGRect(x: 16.5, y: 132.25, width: 288, height: 28))
    let text = NSMutableAttributedString(
      string: "red, underlined, marked",
      attributes: [.font: UIFont.systemFont(ofSize: 16)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 5, length: 10))
    text.addAttribute(
      .backgroundColor, value: UIColor.yellow, range: NSRange(location: 17, length: 6))
    label.attributedText = text
    view.addSubview(label)
  }

  private func addGradients() {
    let kinds: [CAGradientLayerType] = [.axial, .radial, .conic]
    for (index, kind) in kinds.enumerated() {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 16 + 100 * index, y: 170, width: 88, height: 60)
      layer.type = kind
      layer.colors = [UIColor.red.cgColor, UIColor.clear.cgColor, UIColor.blue.cgColor]
      layer.startPoint = CGPoint(x: kind == .axial ? 0 : 0.5, y: kind == .axial ? 0 : 0.5)
      layer.endPoint = CGPoint(x: 1, y: 1)
      layer.cornerRadius = 12
      view.layer.addSublayer(layer)
    }
  }

  private func addShadows() {
    let panel = UIView(frame: CGRect(x: 200, y: 250, width: 100, height: 80))
    panel.backgroundColor = .white
    panel.layer.cornerRadius = 16
    panel.layer.shadowOpacity = 0.4
    panel.layer.shadowRadius = 12
    panel.layer.shadowOffset = CGSize(width: 0, height: 8)
    panel.layer.borderWidth = 2
    panel.layer.borderColor = UIColor.gray.cgColor
    view.addSubview(panel)
    let text = UILabel(frame: CGRect(x: 200, y: 350, width: 110, height: 40))
    text.text = "shadow"
    text.font = .systemFont(ofSize: 28, weight: .heavy)
    text.textColor = .purple
    text.layer.shadowOpacity = 1
    text.layer.shadowRadius = 3
    text.layer.shadowOffset = CGSize(width: 3, height: 3)
    view.addSubview(text)
  }

  private func addShapes() {
    let star = CAShapeLayer()
    star.frame = CGRect(x: 20, y: 250, width: 80, height: 40)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 4, y: 30))
    path.addCurve(
      to: CGPoint(x: 150, y: 10), controlPoint1: CGPoint(x: 50, y: -40),
      controlPoint2: CGPoint(x: 100, y: 80))
    star.path = path.cgPath
    star.fillColor = nil
    star.strokeColor = UIColor.brown.cgColor
    star.lineWidth = 5
    star.lineCap = .round
    star.lineDashPattern = [12, 9]
    view.layer.addSublayer(star)
    let masked = UIView(frame: CGRect(x: 20, y: 440, width: 120, height: 90))
    masked.backgroundColor = .orange
    let mask = CAGradientLayer()
    mask.frame = masked.bounds
    mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    masked.layer.mask = mask
    let group = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 50))
    group.backgroundColor = .blue
    let inner = UIView(frame: CGRect(x: 30, y: 25, width: 60, height: 50))
    inner.backgroundColor = .green
    group.addSubview(inner)
    group.alpha = 0.5
    masked.addSubview(group)
    view.addSubview(masked)
  }

  private func addCard() -> UIView {
    let card = UIView(frame: CGRect(x: 170, y: 420, width: 130, height: 110))
    card.backgroundColor = .darkGray
    card.layer.cornerRadius = 18
    let label = UILabel(frame: card.bounds.insetBy(dx: 10, dy: 10))
    label.text = "A card that turns in space"
    label.numberOfLines = 0
    label.textColor = .white
    card.addSubview(label)
    card.layer.transform = Self.turned(by: 0.5)
    view.addSubview(card)
    return card
  }

  private static func turned(by angle: CGFloat) -> CATransform3D {
    var space = CATransform3DIdentity
    space.m34 = -1 / 400
    return CATransform3DRotate(space, angle, 0.3, 1, 0)
  }
}
