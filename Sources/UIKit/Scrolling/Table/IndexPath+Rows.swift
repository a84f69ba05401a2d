import Foundation

extension IndexPath {
  /// Creates the index path of a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The row's index in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}
