/// The kind of animation that turns a card over: one that always runs to its end, or one that can
/// be caught.
enum FlipStyle: Int, CaseIterable {
  case plays, catchable

  var title: String {
    switch self {
    case .plays: "Plays out"
    case .catchable: "Can be caught"
    }
  }
}
