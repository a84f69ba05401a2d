import UIKit

/// A plant of the herbarium.
struct Plant: Sendable {
  enum Drawing: Sendable { case fern, ginkgo, oak, poppy, lavender, clover }

  let drawing: Drawing
  let name: String
  let latin: String
  let summary: String
  /// The color behind the picture of the plant.
  let ground: UIColor
  let parts: [PlantPart]

  /// The name of the plant in view identifiers.
  var key: String { "\(drawing)" }

  static let all = [
    Plant(
      drawing: .fern, name: "Male fern", latin: "Dryopteris filix-mas",
      summary: "Unrolls in May like the head of a violin. Older than flowers by far.",
      ground: StackPalette.hex(0xdce8cf),
      parts: [
        PlantPart("Frond", "Up to a metre long, feathered twice, in a ring like a shuttlecock."),
        PlantPart("Spores", "Brown dots in two rows under each leaflet, ripe in August."),
        PlantPart("Place", "Found under the old beeches by the mill, half in shade."),
      ]),
    Plant(
      drawing: .ginkgo, name: "Ginkgo", latin: "Ginkgo biloba",
      summary: "The last of its family. Drops all of its leaves in a single night.",
      ground: StackPalette.hex(0xf6e7b4),
      parts: [
        PlantPart("Leaf", "A fan without a midrib: its veins fork in two, again and again."),
        PlantPart("Seed", "Looks like an apricot. Better not to step on it."),
        PlantPart("Place", "Found on the pavement in front of the town hall."),
      ]),
    Plant(
      drawing: .oak, name: "English oak", latin: "Quercus robur",
      summary: "Three hundred years to grow, three hundred to live, three hundred to die.",
      ground: StackPalette.hex(0xe6dcc4),
      parts: [
        PlantPart("Leaf", "Hardly a stalk, and two small ears where it meets the twig."),
        PlantPart("Acorn", "On a long stalk of its own. The jay plants more than it finds again."),
        PlantPart("Place", "Found where the path leaves the field, alone on the hill."),
      ]),
    Plant(
      drawing: .poppy, name: "Corn poppy", latin: "Papaver rhoeas",
      summary: "Opens at dawn, crumpled like a shirt, and is gone by the evening.",
      ground: StackPalette.hex(0xf7dcd0),
      parts: [
        PlantPart("Flower", "Four petals, thin as paper. No nectar at all, only pollen."),
        PlantPart("Capsule", "A pepper pot: the wind shakes the seeds out of its holes."),
        PlantPart("Place", "Found at the edge of the rye, with cornflowers."),
      ]),
    Plant(
      drawing: .lavender, name: "Lavender", latin: "Lavandula angustifolia",
      summary: "Smells strongest at noon, when the bees have to wait in line.",
      ground: StackPalette.hex(0xe2dcf0),
      parts: [
        PlantPart("Spike", "Six to ten flowers in each ring, violet down to the calyx."),
        PlantPart("Leaf", "Narrow and silver: a coat of felt against the sun."),
        PlantPart("Place", "Found in the dry wall below the chapel."),
      ]),
    Plant(
      drawing: .clover, name: "White clover", latin: "Trifolium repens",
      summary: "One in five thousand has four leaves. This one has not.",
      ground: StackPalette.hex(0xd4e9dc),
      parts: [
        PlantPart("Leaf", "Three hearts with a pale mark. They fold up at night."),
        PlantPart("Flower", "A ball of forty; each one hangs its head once a bee was there."),
        PlantPart("Place", "Found in the lawn, a step before the mower."),
      ]),
  ]
}

/// A fact about a plant.
struct PlantPart: Sendable {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
