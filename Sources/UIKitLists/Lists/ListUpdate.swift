import UIKitCore

/// A change of a list that its client announces. Items and sections that are deleted, reloaded or
/// moved are named by their places before all changes, inserted ones and the targets of moves by
/// their places after them.
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

/// The reason why announced changes do not lead from the old counts to the new ones.
struct ListChangeError: Error, Equatable {
  let text: String
  init(_ text: String) { self.text = text }
}
