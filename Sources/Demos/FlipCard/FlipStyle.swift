/// A kind of animation that turns a card over: one always runs to its end, and the user can catch
/// the other.
enum FlipStyle: Int, CaseIterable {
  case plays, catchable

  var title: String {
    switch self {
    case .plays: "Plays out"
    case .catchable: "Can be caught"
    }
  }
}
