import GlissadeGallery
import GlissadeTesting
import Testing

/// What is put under random strokes.
struct Subject: Sendable, CustomTestStringConvertible {
  let name: String
  let makeRoot: @MainActor @Sendable () -> UIViewController
  /// How far a view may go for each point that the finger goes.
  var gain = 1.0
  /// Whether the same gesture does the same again: not where the client acts by chance.
  var isRepeatable = true
  /// How many objects the client itself may keep beyond their transition.
  var keeps = 0
  /// Whether a page let go has the finger's velocity.
  var handsVelocityOver = false
  /// Where a drag down and a drag up begin that move a page: their y.
  var grips = (down: 100.0, up: 560.0)
  /// Whether pages move sideways: then `grips` are those to the right and to the left, and their x.
  var isSideways = false
  /// How long it may move by itself, in seconds.
  var patience = 5.0
  /// How fast physics may move a view, in points per second: where a step will take it cannot be
  /// told from the frame before. 0: it moves nothing.
  var fastest = 0.0
  /// Views that move without a transition and may be caught, by their identifiers.
  var movers: [String] = []
  /// Places where a drag may begin that moves a page sideways: a hand should know of them.
  var handles: [CGPoint] = []
  /// Views whose frames and contents are elsewhere because the user wanted them there, not because
  /// a transition left them so.
  var choices: [String] = []

  var testDescription: String { name }

  /// Every demo of the gallery; those that differ from what is usual say so here.
  static let demos = Gallery.demos.map { demo in
    var subject = Subject(name: demo.name, makeRoot: demo.makeRoot, handsVelocityOver: true)
    switch demo.name {
    case "panel":
      // One driver and one delegate for ever.
      subject.keeps = 2
      subject.grips = (360, 662)
      // Its list coasts for as long as a scroll view does.
      subject.patience = 8
      subject.movers = ["page.panel"]
      subject.choices = ["page.panel", "knob", "list"]
    case "flip-card":
      // 200 points turn three pages over, one after the other.
      subject.gain = 12
      subject.handsVelocityOver = false
      // A page keeps its driver for as long as it is there.
      subject.keeps = 1
      subject.handles = [CGPoint(x: 4, y: 300), CGPoint(x: 9, y: 120), CGPoint(x: 187, y: 333)]
      subject.choices = ["page.deck", "knob"]
    case "throw":
      subject.handsVelocityOver = false
      subject.movers = ["tile"]
    case "shade":
      subject.handsVelocityOver = false
      // One driver and one delegate for ever.
      subject.keeps = 2
      subject.grips = (60, 640)
      subject.fastest = 16_000
    case "playground":
      subject.handsVelocityOver = false
      // Tiles thrown at a pile stir it up again.
      subject.patience = 15
      subject.movers = (1...12).map { "tile.\($0)" }
      subject.fastest = 16_000
    case "stack":
      // 300 points shrink a page into its tile, at whose upper end it started.
      subject.gain = 3
      // The page below gives way more slowly than the finger goes; UIKit's own tests have the upper
      // one.
      subject.handsVelocityOver = false
      // The zoom's driver and its delegate, for ever.
      subject.keeps = 2
      subject.handles = [CGPoint(x: 4, y: 300), CGPoint(x: 9, y: 120), CGPoint(x: 187, y: 150)]
      subject.choices = ["knob"]
    case "container":
      subject.movers = ["pages"]
      subject.isSideways = true
      subject.grips = (30, 345)
      subject.handles = [CGPoint(x: 60, y: 300), CGPoint(x: 187, y: 420), CGPoint(x: 320, y: 200)]
      subject.choices = ["knob"]
    case "tabs":
      subject.isSideways = true
      subject.grips = (30, 345)
      subject.handles = [CGPoint(x: 60, y: 300), CGPoint(x: 187, y: 420), CGPoint(x: 320, y: 200)]
    default: break
    }
    return subject
  }

  static let curtains = [
    curtain("curtain, presenter stays", Manner()),
    curtain("curtain, presenter goes", Manner(covers: true)),
    curtain("curtain by hand, presenter stays", Manner(isDrivenByHand: true)),
    curtain("curtain by hand, presenter goes", Manner(covers: true, isDrivenByHand: true)),
    curtain("curtain with a ribbon", Manner(hasRibbon: true)),
    curtain("curtain with a ribbon, presenter goes", Manner(covers: true, hasRibbon: true)),
    curtain("undecided curtain", Manner(decidesAgain: true, hasRibbon: true)),
    curtain("undecided curtain, presenter goes", Manner(covers: true, decidesAgain: true)),
    curtain("undecided curtain by hand", Manner(isDrivenByHand: true, decidesAgain: true)),
  ]

  private static func curtain(_ name: String, _ manner: Manner) -> Subject {
    Subject(name: name) { CurtainPage(manner: manner) }
  }

  /// They present and dismiss from any callback.
  static let rude = [
    Subject(
      name: "rude curtain, presenter stays",
      makeRoot: { CurtainPage(manner: Manner(), temper: .rude(seed: 1)) }, isRepeatable: false),
    Subject(
      name: "rude curtain, presenter goes",
      makeRoot: { CurtainPage(manner: Manner(covers: true), temper: .rude(seed: 2)) },
      isRepeatable: false),
  ]
}
