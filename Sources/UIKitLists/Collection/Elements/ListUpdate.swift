import UIKitCore

/// A change of a list that its client announces. The index paths of deleted, reloaded and moved
/// items and sections are those before all changes. The index paths of inserted items and sections,
/// and of the targets of moves, are those after all changes.
enum ListUpdate: Equatable {
  case insertItems([IndexPath])
  case deleteItems([IndexPath])
  case reloadItems([IndexPath])
  case moveItem(IndexPath, IndexPath)
  case insertSections(IndexSet)
  case deleteSections(IndexSet)
  case reloadSections(IndexSet)
  case moveSection(Int, Int)
}

/// An error for announced changes that do not fit the numbers of items before and after.
struct ListChangeError: Error, Equatable {
  let text: String
  init(_ text: String) { self.text = text }
}
