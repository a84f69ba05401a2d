/// The animation that shows a plant's page: the built-in slide, or a zoom from the plant's tile.
enum StackStyle: Int, CaseIterable {
  case slide, zoom

  var title: String {
    switch self {
    case .slide: "Slide"
    case .zoom: "Zoom"
    }
  }
}
