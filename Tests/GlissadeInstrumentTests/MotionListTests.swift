import Foundation
import GlissadeGallery
import GlissadeLayers
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument

/// The list of motions in the window, with a program that has a motion of each kind.
@MainActor @Suite("The motions of a program") struct MotionListTests {
  /// A page that begins a motion when a view of it is tapped or dragged.
  private final class Page: UIViewController {
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 375, height: 267))
    private let ball = UIView(frame: CGRect(x: 300, y: 40, width: 40, height: 40))
    private var animator: UIDynamicAnimator?
    let drag = InterruptibleDrag(along: .vertical)

    override func viewDidLoad() {
      super.viewDidLoad()
      add("sprung", at: 0, Selector(Page.spring))
      add("eased", at: 60, Selector(Page.ease))
      add("tied", at: 120, Selector(Page.tie))
      let card = add("card", at: 180, nil)
      drag.stops = [DragStop("high", at: 180), DragStop("low", at: 300)]
      drag.move(to: "high", animated: false)
      drag.onMove = { card.frame.origin.y = $0 }
      card.addGestureRecognizer(drag.pan)
      scroll.accessibilityIdentifier = "list"
      scroll.contentSize = CGSize(width: 375, height: 5000)
      ball.accessibilityIdentifier = "ball"
      for child in [scroll, ball] { view.addSubview(child) }
    }

    @discardableResult private func add(_ name: String, at y: CGFloat, _ action: Selector?)
      -> UIView
    {
      let view = UIView(frame: CGRect(x: 20, y: y, width: 50, height: 50))
      view.accessibilityIdentifier = name
      if let action {
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: action))
      }
      self.view.addSubview(view)
      return view
    }

    private func move(_ tap: UITapGestureRecognizer) { tap.view?.center.x += 100 }

    func spring(_ tap: UITapGestureRecognizer) {
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        animations: { self.move(tap) })
    }

    func ease(_ tap: UITapGestureRecognizer) {
      UIView.animate(withDuration: 0.25) { self.move(tap) }
    }

    func tie() {
      let tie = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 320, y: 200))
      tie.length = 40
      tie.frequency = 2
      tie.damping = 0.5
      animator = UIDynamicAnimator(referenceView: view)
      animator?.addBehavior(tie)
    }
  }

  private func fixture() throws -> Fixture {
    let fixture = try Fixture()
    fixture.content.load(CanvasSubject(name: "motions") { Page() })
    fixture.settle()
    return fixture
  }

  private func tap(_ y: Double, _ fixture: Fixture) {
    fixture.down(40, y)
    fixture.frames(1)
    fixture.up(40, y)
    fixture.frames(1)
    fixture.settle()
  }

  private func stroke(_ x: Double, from start: Double, to end: Double, _ fixture: Fixture) {
    fixture.down(x, start)
    for step in 1...10 {
      fixture.move(x, start + (end - start) * Double(step) / 10)
      fixture.frames(1)
    }
    fixture.up(x, end)
    fixture.frames(1)
    fixture.settle()
  }

  private func rows(_ fixture: Fixture) -> [String: MotionRow] {
    let motions = fixture.content.curves.watch.motions
    let rows = motions.rows { fixture.content.places.place(of: $0) }
    return Dictionary(rows.map { ($0.title, $0) }) { one, _ in one }
  }

  @Test("T-13 motions of all kinds are listed with their parameters, UIView.animate's too")
  func kinds() throws {
    let fixture = try fixture()
    #expect(rows(fixture).isEmpty)
    tap(20, fixture)
    tap(80, fixture)
    tap(140, fixture)
    stroke(40, from: 200, to: 260, fixture)
    stroke(200, from: 620, to: 420, fixture)
    let rows = rows(fixture)
    #expect(rows["sprung"]?.summary.hasPrefix("spring, ζ 0.60, 0.") == true)
    #expect(rows["sprung"]?.source == "UIView.animate")
    #expect(rows["sprung"]?.motion.law.isDerived == false)
    #expect(rows["eased"]?.summary == "curve, 0.25 s")
    #expect(rows["ball"]?.summary == "attachment, 2.00 /s, ζ 0.50")
    #expect(rows["list"]?.summary == "decay, 0.9980 per ms")
    #expect(rows["card"]?.motion.law.kind == .spring)
    #expect(rows["card"]?.motion.law.isDerived == true)
  }

  @Test("T-13 a changed spring is listed with the values in force, and derives nothing")
  func changed() throws {
    let fixture = try fixture()
    fixture.content.tune(.springDamping, to: 0.5)
    fixture.content.tune(.springResponse, to: 0.7)
    tap(20, fixture)
    stroke(40, from: 200, to: 260, fixture)
    let rows = rows(fixture)
    #expect(rows["sprung"]?.summary == "spring, ζ 0.50, 0.70 s")
    #expect(rows["card"]?.summary == "spring, ζ 0.50, 0.70 s")
    #expect(rows["card"]?.motion.law.isDerived == false)
  }

  @Test("T-13 a changed settling time of the rule leaves a release derived from its speed")
  func rule() throws {
    var responses: [String?] = []
    for settling in [0.52, 1.5] {
      let fixture = try fixture()
      fixture.content.tune(.releaseSettling, to: settling)
      stroke(40, from: 200, to: 260, fixture)
      let card = rows(fixture)["card"]
      #expect(card?.motion.law.isDerived == true)
      responses.append(card?.summary)
    }
    #expect(responses[0] != responses[1], "\(responses)")
  }

  @Test("T-13 the place is the innermost call of the client's code, found in the background")
  func place() throws {
    let fixture = try fixture()
    var asked: [[UInt]] = []
    var answer: (@MainActor ([[CodeLine]]) -> Void)?
    fixture.content.places.symbolizer = { addresses, onEnd in
      asked.append(addresses)
      answer = onEnd
    }
    tap(80, fixture)
    let addresses = try #require(asked.first)
    #expect(addresses.count > 10)
    #expect(rows(fixture)["eased"]?.source == "UIView.animate")
    let line = CodeLine(path: #filePath, line: 7)
    answer?(addresses.map { $0 == addresses.last ? [line] : [] })
    #expect(fixture.content.needsFrame)
    fixture.frames(2)
    #expect(rows(fixture)["eased"]?.source == "MotionListTests.swift:7")
    #expect(!fixture.content.places.hasNews)
    // Known calls are not looked up again.
    tap(80, fixture)
    #expect(asked.count == 1)
    // A click copies the place.
    let list = try #require(find("motion.0", in: fixture.content.controller.inspector))
    fixture.click(list.convert(CGPoint(x: 40, y: 20), to: nil))
    #expect(fixture.content.shellPasteboard.string == "\(line.path):7")
  }

  private func find(_ name: String, in view: UIView) -> UIView? {
    if view.accessibilityIdentifier == name { return view }
    return view.subviews.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test("T-13 of the calls on a stack, those of the client count, up to the caller of UIKit")
  func origin() {
    let root =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/Sources/"
    func origin(_ path: String, line: Int = 3) -> CodePlaces.Origin {
      CodePlaces.origin(of: CodeLine(path: path, line: line))
    }
    #expect(origin(root + "UIKitCore/Views/UIView.swift") == .library)
    #expect(origin(root + "GlissadeLayers/LayerHost.swift") == .library)
    #expect(origin(root + "Demos/Throw/ThrowView.swift") == .client)
    #expect(origin(root + "GlissadeWindow/Frame/FrameContent.swift") == .caller)
    #expect(origin(#filePath) == .client)
    #expect(origin(#filePath, line: 0) == .library)
    #expect(origin("/home/build-user/swift/Array.swift") == .library)
  }

  @Test("T-09 the headline names the kind of the motion")
  func headline() throws {
    let fixture = try Fixture(Gallery.demo(named: "throw"))
    fixture.down(320, 580)
    for step in 1...10 {
      fixture.move(320 - 12 * Double(step), 580 - 6 * Double(step))
      fixture.frames(1)
    }
    fixture.up(200, 520)
    fixture.frames(4)
    let motion = try #require(fixture.content.curves.watch.motion(at: fixture.canvas.time))
    #expect(motion.title.hasSuffix(", spring"), "\(motion.title)")
    #expect(motion.title.contains(" → "), "\(motion.title)")
  }
}
