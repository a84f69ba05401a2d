import GlissadeGallery
import GlissadeTesting
import Testing

/// A program that is tested with random strokes.
struct Subject: Sendable, CustomTestStringConvertible {
  let name: String
  let makeRoot: @MainActor @Sendable () -> UIViewController
  /// The greatest movement of a view per movement of the pointer.
  var gain = 1.0
  /// A Boolean value that indicates whether the same gesture has the same effects again: not if the
  /// client acts at random.
  var isRepeatable = true
  /// The number of objects that the client may keep beyond their transition.
  var keeps = 0
  /// A Boolean value that indicates whether a released page continues with the pointer's velocity.
  var continuesVelocity = false
  /// The y coordinates at which a drag down and a drag up begin that move a page.
  var grips = (down: 100.0, up: 560.0)
  /// A Boolean value that indicates whether pages move sideways. Then `grips` are the x coordinates
  /// for drags to the right and to the left.
  var isSideways = false
  /// The longest motion without input, in seconds.
  var patience = 5.0
  /// The greatest velocity of a view that physics moves, in points per second, or 0 without
  /// physics. The result of a step cannot be predicted from the previous frame.
  var fastest = 0.0
  /// The identifiers of views that move without a transition and can be caught.
  var movers: [String] = []
  /// The locations at which a drag may begin that moves a page sideways.
  var handles: [CGPoint] = []
  /// The identifiers of views whose frames, titles and offsets depend on the user's choices.
  var choices: [String] = []

  var testDescription: String { name }

  /// The demos of the gallery, with their differences from the usual.
  static let demos = Gallery.demos.map { demo in
    var subject = Subject(name: demo.name, makeRoot: demo.makeRoot, continuesVelocity: true)
    switch demo.name {
    case "photos":
      // A drag of 300 points shrinks a picture into its cell, and a page around it.
      subject.gain = 4
      // A display link moves it.
      subject.fastest = 12_000
      // A picture also shrinks while it is dragged; the demo's own tests check its velocity.
      subject.continuesVelocity = false
      // At other offsets the grid has up to twelve more cells, of six objects each.
      subject.keeps = 72
      // Its grid decelerates as long as a scroll view does.
      subject.patience = 8
      subject.handles = [CGPoint(x: 60, y: 150), CGPoint(x: 187, y: 280), CGPoint(x: 187, y: 333)]
    case "panel":
      // The demo keeps one delegate, and the driver and the pan of its drag.
      subject.keeps = 3
      subject.grips = (360, 662)
      // Its list decelerates as long as a scroll view does.
      subject.patience = 8
      subject.movers = ["page.panel"]
      subject.choices = ["page.panel", "knob", "list"]
    case "flip-card":
      // A drag of 200 points turns three pages over, one after the other.
      subject.gain = 12
      subject.continuesVelocity = false
      // A page keeps its driver as long as it exists.
      subject.keeps = 1
      subject.handles = [CGPoint(x: 4, y: 300), CGPoint(x: 9, y: 120), CGPoint(x: 187, y: 333)]
      subject.choices = ["page.deck", "knob"]
    case "throw":
      subject.continuesVelocity = false
      subject.movers = ["tile"]
    case "shade":
      subject.continuesVelocity = false
      // The demo keeps one driver and one delegate.
      subject.keeps = 2
      subject.grips = (60, 640)
      subject.fastest = 16_000
    case "playground":
      subject.continuesVelocity = false
      // Tiles thrown at a pile stir it up again.
      subject.patience = 15
      subject.movers = (1...12).map { "tile.\($0)" }
      subject.fastest = 16_000
    case "stack":
      // A drag of 300 points shrinks a page into its tile, at whose upper end it started.
      subject.gain = 3
      // The lower page moves more slowly than the pointer; UIKit's own tests check the upper one.
      subject.continuesVelocity = false
      // The demo keeps the zoom's driver and its delegate.
      subject.keeps = 2
      subject.handles = [CGPoint(x: 4, y: 300), CGPoint(x: 9, y: 120), CGPoint(x: 187, y: 150)]
      subject.choices = ["knob"]
    case "container":
      subject.movers = ["pages"]
      subject.isSideways = true
      subject.grips = (30, 345)
      subject.handles = [CGPoint(x: 60, y: 300), CGPoint(x: 187, y: 420), CGPoint(x: 320, y: 200)]
      subject.choices = ["knob"]
    case "sheet":
      // A button presents the sheet, so that no drag begins there; UIKitSheetTests check the rest.
      subject.continuesVelocity = false
      // Each of three sheets keeps its driver while it is presented.
      subject.keeps = 3
      subject.grips = (360, 640)
      // Its list decelerates as long as a scroll view does.
      subject.patience = 8
      subject.movers = ["page.pieces", "page.notes", "page.card"]
      subject.handles = [CGPoint(x: 187, y: 60), CGPoint(x: 187, y: 350), CGPoint(x: 187, y: 180)]
      // A card that is signed can go.
      subject.choices = ["page.pieces", "page.notes", "page.card", "record", "button.sign"]
    case "tabs":
      subject.isSideways = true
      subject.grips = (30, 345)
      subject.handles = [CGPoint(x: 60, y: 300), CGPoint(x: 187, y: 420), CGPoint(x: 320, y: 200)]
    default: break
    }
    return subject
  }

  /// The demo in which the plain strokes pull a page.
  static let pullDown = demos.first { $0.name == "pull-down" }!

  static let curtains = [
    curtain("curtain, presenter stays", CurtainStyle()),
    curtain("curtain, presenter goes", CurtainStyle(covers: true)),
    curtain("curtain by hand, presenter stays", CurtainStyle(isDrivenByHand: true)),
    curtain("curtain by hand, presenter goes", CurtainStyle(covers: true, isDrivenByHand: true)),
    curtain("curtain with a ribbon", CurtainStyle(hasRibbon: true)),
    curtain("curtain with a ribbon, presenter goes", CurtainStyle(covers: true, hasRibbon: true)),
    curtain("undecided curtain", CurtainStyle(decidesAgain: true, hasRibbon: true)),
    curtain("undecided curtain, presenter goes", CurtainStyle(covers: true, decidesAgain: true)),
    curtain("undecided curtain by hand", CurtainStyle(isDrivenByHand: true, decidesAgain: true)),
  ]

  private static func curtain(_ name: String, _ style: CurtainStyle) -> Subject {
    Subject(name: name) { CurtainPage(style: style) }
  }

  /// Clients that present and dismiss in any callback.
  static let rude = [
    Subject(
      name: "rude curtain, presenter stays",
      makeRoot: { CurtainPage(style: CurtainStyle(), policy: .random(seed: 1)) },
      isRepeatable: false),
    Subject(
      name: "rude curtain, presenter goes",
      makeRoot: { CurtainPage(style: CurtainStyle(covers: true), policy: .random(seed: 2)) },
      isRepeatable: false),
  ]
}
