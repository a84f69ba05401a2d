/// How a card is turned over: by an animation that plays out, or by one that can be caught on its way.
enum FlipManner: Int, CaseIterable {
  case plays, catchable

  var title: String {
    switch self {
    case .plays: "Plays out"
    case .catchable: "Can be caught"
    }
  }
}
