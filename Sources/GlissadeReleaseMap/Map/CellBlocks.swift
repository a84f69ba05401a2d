import Foundation

/// A division of a map's cells into blocks, which are divided further where outcomes differ.
struct CellBlocks: Hashable, Sendable {
  /// The row and the column of a cell.
  struct Index: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  /// The cells between two rows and two columns, which neighboring blocks share.
  private struct Block: Hashable, Sendable {
    var rows: ClosedRange<Int>
    var columns: ClosedRange<Int>

    var corners: [Index] {
      [rows.lowerBound, rows.upperBound].flatMap { row in
        [columns.lowerBound, columns.upperBound].map { Index(row: row, column: $0) }
      }
    }
    var middle: Index {
      Index(
        row: (rows.lowerBound + rows.upperBound) / 2,
        column: (columns.lowerBound + columns.upperBound) / 2)
    }
    /// A Boolean value that indicates whether all cells of the block are corners.
    var isSmallest: Bool { rows.count <= 2 && columns.count <= 2 }
    /// The blocks into which the middle divides the block.
    var parts: [Block] {
      Self.halves(of: rows, at: middle.row).flatMap { rows in
        Self.halves(of: columns, at: middle.column).map { Block(rows: rows, columns: $0) }
      }
    }

    private static func halves(of range: ClosedRange<Int>, at middle: Int) -> [ClosedRange<Int>] {
      range.count <= 2 ? [range] : [range.lowerBound...middle, middle...range.upperBound]
    }

    func contains(_ index: Index) -> Bool {
      rows.contains(index.row) && columns.contains(index.column)
    }
  }

  private var blocks: [Block]

  /// Creates blocks between neighboring rows and columns of a coarse grid, ascending.
  init(rows: [Int], columns: [Int]) {
    blocks = zip(rows, rows.dropFirst()).flatMap { rows in
      zip(columns, columns.dropFirst()).map {
        Block(rows: rows.0...rows.1, columns: $0.0...$0.1)
      }
    }
  }

  /// Divides blocks in which outcomes differ.
  ///
  /// - Parameter name: A closure that returns the outcome of the cell at a row and a column, or
  ///   `nil` if the cell is not known.
  /// - Returns: The cells that have to be known before the next division; empty at the end.
  mutating func next(_ name: (Int, Int) -> String?) -> [Index] {
    var pending = blocks
    var missing: Set<Index> = []
    blocks = []
    while let block = pending.popLast() {
      let unknown = block.corners.filter { name($0.row, $0.column) == nil }
      missing.formUnion(unknown)
      if !unknown.isEmpty || block.isSmallest {
        blocks.append(block)
      } else if Self.isDivided(block, name) {
        pending += block.parts
      } else {
        if name(block.middle.row, block.middle.column) == nil { missing.insert(block.middle) }
        blocks.append(block)
      }
    }
    return missing.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
  }

  /// Returns whether known cells of a block have different outcomes.
  private static func isDivided(_ block: Block, _ name: (Int, Int) -> String?) -> Bool {
    var found: String?
    for row in block.rows {
      for column in block.columns {
        guard let next = name(row, column) else { continue }
        if let found, found != next { return true }
        found = next
      }
    }
    return false
  }

  /// Returns the result of a cell that is not known, interpolated between the corners of its block;
  /// `nil` outside of the blocks.
  func result(
    at index: Index, _ known: (Int, Int) -> ReleaseResult?
  ) -> ReleaseResult? {
    guard let block = blocks.first(where: { $0.contains(index) }) else { return nil }
    let corners = block.corners.compactMap { known($0.row, $0.column) }
    guard corners.count == 4 else { return nil }
    func part(_ value: Int, in range: ClosedRange<Int>) -> Double {
      Double(value - range.lowerBound) / Double(max(range.count - 1, 1))
    }
    let y = part(index.row, in: block.rows)
    let x = part(index.column, in: block.columns)
    let weights = [(1 - y) * (1 - x), (1 - y) * x, y * (1 - x), y * x]
    func mean(_ value: (ReleaseResult) -> Double) -> Double {
      zip(corners, weights).reduce(0) { $0 + value($1.0) * $1.1 }
    }
    var result = corners[(y < 0.5 ? 0 : 2) + (x < 0.5 ? 0 : 1)]
    result.seconds = mean(\.seconds)
    result.overshoot = mean(\.overshoot)
    result.peakSpeed = mean(\.peakSpeed)
    result.jump = mean(\.jump)
    return result
  }
}
