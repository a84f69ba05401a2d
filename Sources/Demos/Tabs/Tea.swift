import UIKit

/// A tea, with its name, its preparation and its colors.
struct Tea: Sendable {
  let name: String
  let origin: String
  let summary: String
  /// The temperature of the water, in degrees Celsius.
  let heat: Int
  /// The brewing time, in minutes.
  let minutes: Int
  /// The amount of tea, in grams per cup.
  let grams: Int
  let sign: TeaSign
  /// The color of the tea's tab and of colored text.
  let tint: UIColor
  let paper: UIColor
  /// The colors of the tea at the center and at the edge of the cup.
  let liquor: [UIColor]

  static let all = [sencha, darjeeling, rooibos, hibiscus]
}

extension Tea {
  /// The color that identifies the demo.
  static let hue = rgb(0.46, 0.31, 0.20)
  static let ink = rgb(0.21, 0.15, 0.12)
  /// The background color, which is visible beyond the first and the last page.
  static let table = rgb(0.27, 0.19, 0.14)
  static let linen = rgb(0.992, 0.984, 0.969)
  static let shade = rgb(0.45, 0.40, 0.36)

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: 1)
  }

  private static let sencha = Tea(
    name: "Sencha", origin: "Uji, Japan",
    summary:
      "The first leaves of May, steamed, rolled and dried. It tastes of young peas and the sea.",
    heat: 70, minutes: 1, grams: 4, sign: .leaf, tint: rgb(0.33, 0.46, 0.12),
    paper: rgb(0.933, 0.945, 0.867), liquor: [rgb(0.84, 0.85, 0.42), rgb(0.69, 0.73, 0.24)])

  private static let darjeeling = Tea(
    name: "Darjeeling", origin: "Makaibari, India",
    summary:
      "Grown at 1500 metres in the fog, picked in June. It tastes of muscat grapes and wood.",
    heat: 90, minutes: 3, grams: 3, sign: .mountain, tint: rgb(0.66, 0.37, 0.04),
    paper: rgb(0.980, 0.941, 0.867), liquor: [rgb(0.93, 0.66, 0.26), rgb(0.80, 0.46, 0.11)])

  private static let rooibos = Tea(
    name: "Rooibos", origin: "Cederberg, South Africa",
    summary:
      "Needles of a bush, bruised and left in the sun until they are red. It keeps nobody awake.",
    heat: 100, minutes: 7, grams: 3, sign: .sun, tint: rgb(0.63, 0.22, 0.07),
    paper: rgb(0.976, 0.914, 0.875), liquor: [rgb(0.82, 0.36, 0.13), rgb(0.62, 0.20, 0.06)])

  private static let hibiscus = Tea(
    name: "Hibiscus", origin: "Aswan, Egypt",
    summary:
      "The calyx, not the flower, as sour as a cranberry. Drink it hot in winter, iced in May.",
    heat: 100, minutes: 5, grams: 5, sign: .flower, tint: rgb(0.66, 0.08, 0.27),
    paper: rgb(0.973, 0.902, 0.914), liquor: [rgb(0.85, 0.16, 0.33), rgb(0.60, 0.05, 0.20)])
}
