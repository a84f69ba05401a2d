/// How a plant's page comes: as the system has it, or out of its tile.
enum StackManner: Int, CaseIterable {
  case slide, zoom

  var title: String {
    switch self {
    case .slide: "Slide"
    case .zoom: "Zoom"
    }
  }
}
