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

  var testDescription: String { name }

  /// Every demo of the gallery; those that differ from what is usual say so here.
  static let demos = Gallery.demos.map { Subject(name: $0.name, makeRoot: $0.makeRoot) }

  static let curtains = [
    Subject(name: "curtain, presenter stays") { CurtainPage(covers: false, temper: .calm()) },
    Subject(name: "curtain, presenter goes") { CurtainPage(covers: true, temper: .calm()) },
  ]

  /// They present and dismiss from any callback.
  static let rude = [
    Subject(
      name: "rude curtain, presenter stays",
      makeRoot: { CurtainPage(covers: false, temper: .rude(seed: 1)) }, isRepeatable: false),
    Subject(
      name: "rude curtain, presenter goes",
      makeRoot: { CurtainPage(covers: true, temper: .rude(seed: 2)) }, isRepeatable: false),
  ]
}
