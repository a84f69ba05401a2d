import UIKit

/// A side of the record.
enum RecordSide: String, CaseIterable {
  case a = "Side A"
  case b = "Side B"

  /// The color of the label in the middle of this side.
  var color: UIColor {
    self == .a ? SheetPalette.rgb(0.86, 0.40, 0.32) : SheetPalette.rgb(0.30, 0.56, 0.58)
  }

  var summary: String { self == .a ? "Eight pieces before midnight" : "Eight pieces after it" }
  var pieces: [Nocturne] { self == .a ? Nocturne.before : Nocturne.after }
  var other: RecordSide { self == .a ? .b : .a }
}

/// A piece of music on the record.
struct Nocturne: Sendable {
  let name: String
  let key: String
  /// The duration of the piece, in seconds.
  let seconds: Int
  let note: String

  var duration: String { String(format: "%d:%02d", seconds / 60, seconds % 60) }

  private init(_ name: String, _ key: String, _ seconds: Int, _ note: String) {
    self.name = name
    self.key = key
    self.seconds = seconds
    self.note = note
  }

  static let before = [
    Nocturne(
      "Lamps", "E flat major", 214,
      "The street goes on without us. One hand keeps the pace, the other looks into windows."),
    Nocturne(
      "The last tram", "A minor", 187,
      "Two chords for the doors, a long scale for the hill, and nobody gets off."),
    Nocturne(
      "Cat on the roof", "F sharp minor", 96,
      "Four feet, three beats. Play it as if the keys were tiles and one of them loose."),
    Nocturne(
      "A kitchen light", "D major", 241,
      "Somebody is still up. The middle part is bread, the rest is waiting for it."),
    Nocturne(
      "Rain begins", "B flat minor", 173, "Count the first drops; after the ninth, give up."),
    Nocturne(
      "Letter, unsent", "G minor", 262,
      "The right hand starts the same sentence five times and never ends it."),
    Nocturne(
      "Stairs", "C major", 128, "Up in whole tones, down in your socks."),
    Nocturne(
      "Eleven", "E minor", 205, "The clock of the parish church, which is three minutes late."),
  ]

  static let after = [
    Nocturne(
      "Twelve", "E major", 201, "The same clock, now on time, because nobody looks at it."),
    Nocturne(
      "Fox", "C sharp minor", 88, "It crosses the yard once. Do not repeat anything."),
    Nocturne(
      "Harbour", "A flat major", 312,
      "Ropes, chains and the slow left hand of the water. Leave the pedal down."),
    Nocturne(
      "Far dogs", "D minor", 119, "One asks, one answers, the third has been asleep."),
    Nocturne(
      "Snow, perhaps", "F major", 226, "Very high and hardly there; stop before it settles."),
    Nocturne(
      "The baker", "G major", 143, "Flour in the air and the radio on too low to be understood."),
    Nocturne(
      "First bird", "B minor", 77, "It is wrong about the morning, and says so again."),
    Nocturne(
      "Blue", "E flat major", 254, "As the beginning, but the lamps are out."),
  ]
}
