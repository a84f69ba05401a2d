import Foundation
import TestMaterial
import Testing
import UIKit

@testable import UIKitLists

@Suite struct ListChangeTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("V-06 numbers with gaps keep their order, and their ranks lead back to them")
  func gaps() {
    let list = GapList([2, 3, 7])
    let left = (0..<10).filter { ![2, 3, 7].contains($0) }
    #expect((0..<10).compactMap(list.rank(of:)) == Array(0..<7))
    #expect((0..<7).map(list.number(atRank:)) == left)
    #expect(list.rank(of: 3) == nil)
    #expect(GapList([Int]()).number(atRank: 4) == 4)
  }

  @Test("V-06 deletions are named by the old places, insertions by the new ones")
  func order() throws {
    let change = try ListChange(
      [.insertItems([path(0, 0)]), .deleteItems([path(0, 1)])], from: ListCounts([3]),
      to: ListCounts([3]))
    #expect(change.newPath(of: path(0, 0)) == path(0, 1))
    #expect(change.newPath(of: path(0, 1)) == nil)
    #expect(change.newPath(of: path(0, 2)) == path(0, 2))
    #expect(change.oldPath(of: path(0, 0)) == nil)
    #expect(change.oldPath(of: path(0, 1)) == path(0, 0))
  }

  @Test("V-06 sections that are inserted, deleted and moved carry their items along")
  func sections() throws {
    let change = try ListChange(
      [.deleteSections([0]), .insertSections([2]), .moveSection(2, 0)],
      from: ListCounts([4, 2, 3]),
      to: ListCounts([3, 2, 9]))
    #expect(change.newSection(of: 0) == nil)
    #expect(change.newPath(of: path(2, 1)) == path(0, 1))
    #expect(change.newPath(of: path(1, 1)) == path(1, 1))
    #expect(change.oldSection(of: 2) == nil)
    #expect(change.oldPath(of: path(0, 2)) == path(2, 2))
  }

  @Test("V-06 a reloaded section may have any number of items, and keeps none of them")
  func reloadedSection() throws {
    let change = try ListChange(
      [.reloadSections([0]), .reloadItems([path(1, 0)])], from: ListCounts([4, 2]),
      to: ListCounts([9, 2]))
    #expect(change.newPath(of: path(0, 0)) == nil)
    #expect(change.newPath(of: path(1, 0)) == path(1, 0))
    #expect(!change.keepsItem(at: path(1, 0)))
    #expect(change.keepsItem(at: path(1, 1)))
  }

  @Test("V-07 changes that do not add up, or name what does not exist, are refused")
  func refused() {
    func refuses(_ updates: [ListUpdate], _ old: [Int], _ new: [Int]) -> Bool {
      do throws(ListChangeError) {
        _ = try ListChange(updates, from: ListCounts(old), to: ListCounts(new))
        return false
      } catch { return !error.text.isEmpty }
    }
    #expect(refuses([], [3], [4]))
    #expect(refuses([], [3], [3, 1]))
    #expect(refuses([.insertItems([path(0, 4)])], [3], [4]))
    #expect(refuses([.deleteItems([path(0, 3)])], [3], [2]))
    #expect(refuses([.deleteItems([IndexPath(indexes: [0])])], [3], [2]))
    #expect(refuses([.deleteItems([path(-1, 0)])], [3], [2]))
    #expect(refuses([.moveItem(path(0, 0), path(0, 1)), .deleteItems([path(0, 0)])], [3], [2]))
    #expect(
      refuses([.moveItem(path(0, 0), path(0, 1)), .moveItem(path(0, 2), path(0, 1))], [3], [3]))
    #expect(refuses([.moveSection(0, 5)], [1, 1], [1, 1]))
    #expect(refuses([.insertSections([0]), .moveSection(0, 0)], [1], [1, 1]))
    #expect(!refuses([], [3, 0], [3, 0]))
  }

  @Test("V-06 random changes agree with arrays that are changed the same way", arguments: 0..<200)
  func random(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let model = RandomListChange(using: &random)
    let change = try ListChange(
      model.updates, from: ListCounts(model.old.map(\.count)),
      to: ListCounts(model.new.map(\.count)))
    for (section, items) in model.old.enumerated() {
      for (item, name) in items.enumerated() {
        #expect(change.newPath(of: path(section, item)) == model.place(of: name, in: model.new))
      }
    }
    for (section, items) in model.new.enumerated() {
      for (item, name) in items.enumerated() {
        #expect(change.oldPath(of: path(section, item)) == model.place(of: name, in: model.old))
      }
    }
  }
}

/// A generator of reproducible numbers.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Arrays of named items, changed at random, with the announcements of the changes.
struct RandomListChange {
  private(set) var old: [[Int]]
  private(set) var new: [[Int]]
  private(set) var updates: [ListUpdate] = []

  init(using random: inout SplitMix) {
    var name = 0
    func names(_ count: Int) -> [Int] {
      defer { name += count }
      return Array(name..<(name + count))
    }
    old = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      names(Int.random(in: 0...8, using: &random))
    }
    let gone = Set(old.joined().filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
    new = old.map { $0.filter { !gone.contains($0) } }
    // A deleted section, and an inserted one.
    if old.count > 1, Bool.random(using: &random) {
      let section = Int.random(in: old.indices, using: &random)
      new.remove(at: section)
      updates.append(.deleteSections([section]))
    }
    var added = names(Int.random(in: 0...5, using: &random))
    for item in added {
      guard let section = new.indices.randomElement(using: &random) else { continue }
      new[section].insert(item, at: Int.random(in: 0...new[section].count, using: &random))
    }
    // One item moves to any place.
    let moved = new.joined().filter { !added.contains($0) }.randomElement(using: &random)
    if let moved {
      new = new.map { $0.filter { $0 != moved } }
      let section = new.indices.randomElement(using: &random) ?? 0
      new[section].insert(moved, at: Int.random(in: 0...new[section].count, using: &random))
    }
    if Bool.random(using: &random) {
      let section = Int.random(in: 0...new.count, using: &random)
      let items = names(3)
      new.insert(items, at: section)
      added.append(contentsOf: items)
      updates.append(.insertSections([section]))
    }
    announce(gone: gone, added: added, moved: moved)
  }

  private mutating func announce(gone: Set<Int>, added: [Int], moved: Int?) {
    updates.append(.insertItems(added.compactMap { place(of: $0, in: new) }.shuffled()))
    updates.append(.deleteItems(gone.compactMap { place(of: $0, in: old) }))
    guard let moved, let source = place(of: moved, in: old), let target = place(of: moved, in: new)
    else { return }
    updates.append(.moveItem(source, target))
  }

  func place(of name: Int, in lists: [[Int]]) -> IndexPath? {
    for (section, items) in lists.enumerated() {
      if let item = items.firstIndex(of: name) { return IndexPath(item: item, section: section) }
    }
    return nil
  }
}
