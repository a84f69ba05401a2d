import Foundation
import GlissadeGeometry
import GlissadeTesting
import TestMaterial

@testable import GlissadeReplay

/// A page with a card that goes where the pointer goes and springs back, and another page over it.
final class CardViewController: UIViewController {
  let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  /// The initial position of the card, which a test changes before a replay.
  var home = CGPoint(x: 100, y: 100)
  var tint = UIColor.red
  /// Text lies where the fonts that are installed want it.
  var hasText = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    view.backgroundColor = .white
    card.accessibilityIdentifier = "card"
    card.backgroundColor = tint
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(CardViewController.drag)))
    if hasText {
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 90, height: 30))
      label.text = "Card"
      card.addSubview(label)
    }
    view.addSubview(card)
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: view)
    card.center = CGPoint(x: card.center.x + distance.x, y: card.center.y + distance.y)
    pan.setTranslation(.zero, in: view)
    guard pan.state == .ended else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1
    ) {
      self.card.center = self.home
      self.card.alpha = 0.7
    }
  }
}

/// Recordings to play with.
@MainActor enum Sample {
  static let size = CGSize(width: 200, height: 300)

  static func header(scale: Double = 1) -> RecordingHeader {
    RecordingHeader(program: "tests", demo: "card", size: size, scale: scale)
  }

  /// A drag, a release, and the spring's return.
  static func recording(to file: RecordingFile? = nil) -> Recording {
    let recorder = Recorder(Recording(header: header()), to: file)
    let harness = Harness(size: size, recorder: recorder) { CardViewController() }
    harness.drag(from: CGPoint(x: 90, y: 90), to: CGPoint(x: 150, y: 213), over: 0.3)
    harness.send(.wheel(at: CGPoint(x: 10, y: 10), deltaX: 0, deltaY: 1 / 3, t: harness.now))
    harness.resize(to: CGSize(width: 210, height: 310))
    harness.advance(by: 0.8)
    return recorder.recording
  }

  /// A drag and the return of a card without text: the same pictures wherever arithmetic is the
  /// same.
  static func script() -> Recording {
    let recorder = Recorder(Recording(header: header()))
    let harness = Harness(size: size, recorder: recorder) {
      let page = CardViewController()
      page.hasText = false
      return page
    }
    harness.drag(from: CGPoint(x: 90, y: 90), to: CGPoint(x: 150, y: 213), over: 0.3)
    harness.advance(by: 0.5)
    return recorder.recording
  }

  static func player(
    _ recording: Recording, _ change: (CardViewController) -> Void = { _ in }
  ) -> Player {
    Harness.player(of: recording) {
      let page = CardViewController()
      change(page)
      return page
    }
  }

  /// A recording's lines, without their newlines.
  static func lines(of recording: Recording) throws -> [[UInt8]] {
    try recording.encoded().split(separator: UInt8(ascii: "\n")).map(Array.init)
  }

  static func bytes(_ lines: [[UInt8]]) -> [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }

  /// A line whose text is changed and whose checksum is right again.
  static func resealed(_ line: [UInt8], _ change: (String) -> String) -> [UInt8] {
    // `,"crc":"` with eight digits and `"}` behind.
    let text = change(String(decoding: line.dropLast(18), as: UTF8.self))
    let digits = String(CRC32.of(text.utf8), radix: 16)
    let padded = String(repeating: "0", count: 8 - digits.count) + digits
    return Array("\(text),\"crc\":\"\(padded)\"}".utf8)
  }
}
