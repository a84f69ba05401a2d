import UIKitCore

/// A change of a table that the client has announced, with its animation.
struct TableUpdate {
  let update: ListUpdate
  let animation: UITableView.RowAnimation
}

// This extension performs changes of rows and sections.
extension UITableView {
  /// Adds a change to the current batch. Outside of a batch it performs the change at once.
  func announce(_ update: ListUpdate, _ animation: RowAnimation) {
    if batch == nil, !knowsRows {
      // Nothing has been shown yet, so the next layout loads everything.
      return setNeedsLayout()
    }
    beginBatch()
    batch?.append(TableUpdate(update: update, animation: animation))
    endBatch(nil)
  }

  func beginBatch() {
    openBatches += 1
    guard batch == nil else { return }
    countsBefore = ListCounts(rows.sections.map(\.count))
    batch = []
  }

  func endBatch(_ completion: ((Bool) -> Void)?) {
    guard openBatches > 0 else { return warn("endUpdates() was called without beginUpdates()") }
    openBatches -= 1
    guard openBatches == 0, let announced = batch else {
      completion?(true)
      return
    }
    batch = nil
    let after = askForCounts()
    do throws(ListChangeError) {
      let change = try ListChange(announced.map(\.update), from: countsBefore, to: after)
      perform(change, announced, completion)
    } catch {
      warn("a batch update does not add up: \(error.text); everything is loaded again")
      reloadData()
      layoutIfNeeded()
      completion?(false)
    }
  }

  private func perform(
    _ change: ListChange, _ announced: [TableUpdate], _ completion: ((Bool) -> Void)?
  ) {
    selection = Set(selection.filter(change.keepsItem).compactMap(change.newPath))
    let around = bounds.insetBy(dx: 0, dy: -bounds.height)
    let places = Dictionary(
      elements(in: around).map { (ListElement($0), $0) }, uniquingKeysWith: { $1 })
    fitted.move(by: change)
    measure(change.new)
    let animations = RowAnimations(announced)
    let isAnimated = announced.isEmpty || announced.contains { $0.animation != .none }
    let motion = ListMotion(
      continuation: { change.keeps($0) ? change.newElement(of: $0) : nil },
      initial: { [self] element in
        let former = change.oldElement(of: element)
        if let former, change.keeps(former), let place = places[former] {
          return place.copied(to: element.path)
        }
        return attributes(of: element).map {
          animations.inserted(element, former).departed(from: $0)
        }
      },
      final: { [self] element in
        if change.keeps(element), let next = change.newElement(of: element) {
          return attributes(of: next)?.copied(to: element.path)
        }
        return places[element].map { animations.deleted(element).departed(from: $0) }
      }, isAnimated: isAnimated)
    play(motion, completion)
  }

  private func play(_ motion: ListMotion, _ completion: ((Bool) -> Void)?) {
    let size = rowsSize
    let inset = adjustedContentInset
    var target = contentOffset
    if !isDragging, !isTracking, !isRunning {
      target.y = max(-inset.top, min(target.y, size.height + inset.bottom - bounds.height))
    }
    views.change(
      to: elements(in: CGRect(origin: target, size: bounds.size)), by: motion,
      alongside: { [self] in
        if contentSize != size { contentSize = size }
        if contentOffset != target { contentOffset = target }
        tableFooterView?.frame.origin.y = knownRows.height
      },
      completion: { [weak self] finished in
        self?.setNeedsLayout()
        completion?(finished)
      })
  }
}

/// The animations of the rows and sections that a batch changes.
private struct RowAnimations {
  private var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  private var deletions: [IndexPath: UITableView.RowAnimation] = [:]
  private var sectionInsertions: [Int: UITableView.RowAnimation] = [:]
  private var sectionDeletions: [Int: UITableView.RowAnimation] = [:]

  init(_ updates: [TableUpdate]) {
    for update in updates {
      switch update.update {
      case .insertItems(let paths): for path in paths { insertions[path] = update.animation }
      case .deleteItems(let paths), .reloadItems(let paths):
        for path in paths { deletions[path] = update.animation }
      case .insertSections(let sections):
        for section in sections { sectionInsertions[section] = update.animation }
      case .deleteSections(let sections), .reloadSections(let sections):
        for section in sections { sectionDeletions[section] = update.animation }
      case .moveItem, .moveSection: break
      }
    }
  }

  /// Returns the animation of an element that appears. `former` is the element before the change if
  /// the element is loaded again, and `nil` if it is new.
  func inserted(_ element: ListElement, _ former: ListElement?) -> UITableView.RowAnimation {
    if let former { return deleted(former) }
    let path = element.path
    return insertions[path] ?? sectionInsertions[path.section] ?? .fade
  }

  func deleted(_ element: ListElement) -> UITableView.RowAnimation {
    deletions[element.path] ?? sectionDeletions[element.path.section] ?? .fade
  }
}
