import UIKit

/// A pet that the user guesses by a riddle.
struct Pet: Sendable {
  let name: String
  /// The text on the pet's card.
  let riddle: String
  /// The text on the pet's page.
  let fact: String
  /// The name of the pet's picture file.
  let picture: String
  /// The background color of the pet's page.
  let ground: UIColor
  /// The color of the text on the pet's page.
  let textColor: UIColor
  /// The color of the pet's card.
  let card: UIColor
  /// The color of the text on the pet's card.
  let ink: UIColor

  static let all = [
    Pet(
      name: "A cat",
      riddle:
        "Sleeps for sixteen hours a day, and spends the other eight on the wrong side of a door.",
      fact: "Each of its ears has thirty-two muscles. It uses them to ignore you.",
      picture: "cat", ground: hex(0xa94f3b), textColor: hex(0xffffff),
      card: hex(0xffd9b8), ink: hex(0x7c3626)),
    Pet(
      name: "A dog",
      riddle: "Has never met a stranger, and never seen a ball that stayed where it was thrown.",
      fact: "No two noses leave the same print. This one is on most of the windows.",
      picture: "dog", ground: hex(0x4b8a63), textColor: hex(0xffffff),
      card: hex(0xcfe8d5), ink: hex(0x2c5c40)),
    Pet(
      name: "A rabbit",
      riddle:
        "Hears you coming on two channels, thanks you with its nose, and leaps when it is happy.",
      fact: "The leap with a twist in mid-air has a name: it is called a binky.",
      picture: "rabbit", ground: hex(0x719f72), textColor: hex(0x1d3a24),
      card: hex(0xe3dcf5), ink: hex(0x55427f)),
    Pet(
      name: "A goldfish",
      riddle: "Never blinks, never leaves home, and has forgotten less than people think.",
      fact: "It remembers for months, and knows by sight who feeds it.",
      picture: "goldfish", ground: hex(0xdfc08a), textColor: hex(0x50390f),
      card: hex(0xbfe6f2), ink: hex(0x1f6079)),
    Pet(
      name: "A parrot",
      riddle: "Repeats what it hears, keeps what it likes, and is likely to outlive the sofa.",
      fact: "Macaws may grow sixty years old, and call each other by name.",
      picture: "parrot", ground: hex(0xffd777), textColor: hex(0x63400a),
      card: hex(0xfff0bf), ink: hex(0x7d5310)),
    Pet(
      name: "A tortoise",
      riddle: "Carries its house, eats its garden, and was here before all of us.",
      fact: "The oldest one alive hatched in about 1832. His name is Jonathan.",
      picture: "tortoise", ground: hex(0x5b9656), textColor: hex(0xffffff),
      card: hex(0xd9efc9), ink: hex(0x3b6a33)),
  ]

  private static func hex(_ rgb: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: 1)
  }
}
