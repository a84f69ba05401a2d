import GlissadeDemo
import UIKit

extension Demo {
  /// The demo *Flip card*.
  package static let flipCard = Demo(
    name: "flip-card", title: "Flip card",
    summary: "Guess the pet, and turn its card over in space",
    hue: UIColor(red: 0.74, green: 0.24, blue: 0.45, alpha: 1), releaseRule: .flipCard
  ) { DeckViewController() }
}
