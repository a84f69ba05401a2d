import UIKitCore

extension IndexPath {
  /// Creates the index path of a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of a collection view's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The row's index in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item's index in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
}

extension NSIndexPath {
  /// Creates the index path of a table's row.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of a collection view's item.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The row's index in its section.
  public var row: Int { index(atPosition: 1) }
  /// The item's index in its section.
  public var item: Int { index(atPosition: 1) }
  /// The index of the section.
  public var section: Int { index(atPosition: 0) }
}
