/// A mountain hut on the tour.
struct Hut {
  let name: String
  /// The altitude of the hut, in metres.
  let altitude: Int
  let beds: Int
  /// The walking time from the previous hut, in hours.
  let hours: Double

  static let tour = [
    Hut(name: "Refuge du Lac Blanc", altitude: 2352, beds: 40, hours: 2.5),
    Hut(name: "La Flégère", altitude: 1877, beds: 66, hours: 1.5),
    Hut(name: "Bellachat", altitude: 2152, beds: 24, hours: 4),
    Hut(name: "Moëde d’Anterne", altitude: 2002, beds: 100, hours: 6),
    Hut(name: "Refuge de Varan", altitude: 1620, beds: 30, hours: 5),
    Hut(name: "Nant Borrant", altitude: 1459, beds: 50, hours: 4.5),
    Hut(name: "La Balme", altitude: 1706, beds: 60, hours: 1.5),
    Hut(name: "Croix du Bonhomme", altitude: 2433, beds: 103, hours: 3),
    Hut(name: "Les Mottets", altitude: 1870, beds: 80, hours: 4),
    Hut(name: "Elisabetta Soldini", altitude: 2195, beds: 61, hours: 3.5),
    Hut(name: "Maison Vieille", altitude: 1956, beds: 60, hours: 4),
    Hut(name: "Giorgio Bertone", altitude: 1979, beds: 50, hours: 4),
    Hut(name: "Walter Bonatti", altitude: 2025, beds: 80, hours: 2.5),
    Hut(name: "Gabriele Elena", altitude: 2061, beds: 120, hours: 3.5),
    Hut(name: "La Peule", altitude: 2071, beds: 38, hours: 2),
    Hut(name: "Champex d’en Bas", altitude: 1299, beds: 56, hours: 5.5),
  ]
}
