/// The animation of a plant's page: the built-in slide, or a zoom from its tile.
enum StackStyle: Int, CaseIterable {
  case slide, zoom

  var title: String {
    switch self {
    case .slide: "Slide"
    case .zoom: "Zoom"
    }
  }
}
