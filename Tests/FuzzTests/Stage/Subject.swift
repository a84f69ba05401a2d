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

  var testDescription: String { name }

  /// Every demo of the gallery; those that differ from what is usual say so here.
  static let demos = Gallery.demos.map {
    Subject(name: $0.name, makeRoot: $0.makeRoot, handsVelocityOver: true)
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
