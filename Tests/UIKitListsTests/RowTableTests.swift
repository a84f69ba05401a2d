import Foundation
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

@Suite("Places of a table's rows") struct RowTableTests {
  @Test("rows at a table's edges are found, and a section without rows has none")
  func edges() {
    let rows = RowTable(counts: [3, 0, 2]) { CGFloat(10 * ($0.row + 1)) }
    #expect(rows.height == 90)
    #expect((0..<5).map { rows.path(at: $0).section } == [0, 0, 0, 2, 2])
    #expect(rows.places(from: -50, to: 10) == 0..<1)
    #expect(rows.places(from: 9.5, to: 30.5) == 0..<3)
    #expect(rows.places(from: 90, to: 200).isEmpty)
    #expect(rows.place(of: IndexPath(row: 0, section: 1)) == nil)
  }
}
