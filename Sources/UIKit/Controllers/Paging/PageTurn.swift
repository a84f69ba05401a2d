/// A turn under way from the page that is shown to a neighbour.
@MainActor final class PageTurn {
  /// The one that arrives.
  let page: UIViewController
  /// 1 where it comes after, −1 where it comes before.
  let step: Int
  /// Whether the delegate hears of it: it was not the program that began it.
  let isByUser: Bool
  /// Which dot was that of the old page.
  let dot: Int
  /// As traces number it among all transitions.
  var id = 0
  /// Told whether the page arrived.
  private var completions: [(Bool) -> Void] = []

  init(to page: UIViewController, step: Int, isByUser: Bool, dot: Int) {
    (self.page, self.step, self.isByUser, self.dot) = (page, step, isByUser, dot)
  }

  func addCompletion(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  func complete(_ arrived: Bool) {
    let told = completions
    completions = []
    for completion in told { completion(arrived) }
  }
}

/// A page that the program asked for while another turn is under way.
struct PageRequest {
  let page: UIViewController
  let step: Int
  let completion: ((Bool) -> Void)?
}

/// The pages around the one that is shown, as far as the data source has been asked.
struct PageNeighbours {
  enum Answer {
    case unknown
    case none
    case page(UIViewController)

    init(_ page: UIViewController?) { self = page.map { .page($0) } ?? .none }

    var page: UIViewController? {
      if case .page(let page) = self { page } else { nil }
    }
    var isUnknown: Bool {
      if case .unknown = self { true } else { false }
    }
  }

  var before = Answer.unknown
  var after = Answer.unknown
  /// Beyond the neighbour to which a turn is under way.
  var beyond = Answer.unknown

  subscript(step: Int) -> Answer {
    get { step > 0 ? after : before }
    set { if step > 0 { after = newValue } else { before = newValue } }
  }

  /// Those around the neighbour that a turn has led to.
  func advanced(by step: Int) -> PageNeighbours {
    var moved = PageNeighbours()
    moved[step] = beyond
    return moved
  }
}
