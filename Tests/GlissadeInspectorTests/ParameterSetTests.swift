import Testing
import UIKit

@testable import GlissadeInspector

/// The sets A and B of changed parameters, and undoing in them.
@MainActor @Suite struct ParameterSetTests {
  @Test("T-12 a slider's changes are undone together, others one by one, and can be redone")
  func undo() {
    var sets = ParameterSets()
    for step in 0..<5 {
      sets.set(.springResponse, to: Double(30 + step) / 100, at: Double(step) / 10)
    }
    sets.set(.springDamping, to: 0.6, at: 0.6)
    sets.set(.springDamping, to: 0.8, at: 3)
    #expect(sets.current == [.springResponse: 0.34, .springDamping: 0.8])
    sets.undo()
    #expect(sets.current[.springDamping] == 0.6)
    sets.undo()
    #expect(sets.current == [.springResponse: 0.34])
    sets.undo()
    #expect(sets.current == [:])
    #expect(!sets.canUndo)
    sets.redo()
    sets.redo()
    #expect(sets.current == [.springResponse: 0.34, .springDamping: 0.6])
    // A new change discards what could be redone.
    sets.set(.panSlop, to: 7, at: 9)
    #expect(!sets.canRedo)
  }

  @Test("T-12 A and B have values of their own, and switching is a step, too")
  func two() {
    var sets = ParameterSets()
    sets.set(.springDamping, to: 0.5, at: 0)
    sets.exchange()
    #expect(sets.selected == .b)
    #expect(sets.current == [:])
    sets.set(.springDamping, to: 0.9, at: 1)
    sets.exchange()
    #expect(sets.current == [.springDamping: 0.5])
    sets.undo()
    #expect(sets.selected == .b)
    #expect(sets.current == [.springDamping: 0.9])
  }

  @Test("T-12 what is no number changes nothing, and an absurd one is clamped")
  func absurd() {
    var sets = ParameterSets()
    sets.set(.springDamping, to: .nan, at: 0)
    sets.set(.springDamping, to: .infinity, at: 0)
    #expect(!sets.canUndo)
    sets.set(.springDamping, to: -1e30, at: 0)
    #expect(sets.current == [.springDamping: 0.05])
    sets.set(.springDamping, to: 1e30, at: 5)
    #expect(sets.current == [.springDamping: 2])
  }
}
