import Foundation
import UIKitCore

/// A parser of visual formats such as “H:|-[name(>=80)]-8-[value]|”.
struct VisualFormatParser {
  /// An error about a text that is not a valid format, with the reason.
  struct Failure: Error, Equatable {
    let reason: String
    /// The number of characters before the fault.
    let position: Int
  }

  private let text: [Character]
  private var index = 0

  init(_ text: String) { self.text = Array(text) }

  /// Returns the format that the whole text describes.
  mutating func parse() throws -> VisualFormat {
    var format = VisualFormat()
    if skip("H:") || skip("V:") { format.isVertical = text[0] == "V" }
    var space: VisualFormat.Space?
    if skip("|") {
      format.startsAtSuperview = true
      space = try parseSpace()
    }
    while !isAtEnd {
      if skip("|") {
        guard isAtEnd, !format.views.isEmpty else { throw failure("“|” ends a format") }
        format.endsAtSuperview = true
        break
      }
      var view = try parseView()
      if !format.views.isEmpty || format.startsAtSuperview { view.space = space }
      format.views.append(view)
      space = isAtEnd ? nil : try parseSpace()
      if isAtEnd, space?.isVisible ?? false { throw failure("a view or “|” is missing") }
    }
    if format.views.isEmpty { throw failure("there is no view") }
    format.lastSpace = space ?? .init()
    return format
  }

  // MARK: Parts

  private mutating func parseView() throws -> VisualFormat.View {
    guard skip("[") else { throw failure("“[” is missing") }
    let name = parseName()
    guard !name.isEmpty else { throw failure("the name of a view is missing") }
    var view = VisualFormat.View(name: name)
    if peek == "(" { view.sizes = try parsePredicates() }
    guard skip("]") else { throw failure("“]” is missing") }
    return view
  }

  private mutating func parseSpace() throws -> VisualFormat.Space {
    guard skip("-") else { return .init() }
    if peek == "[" || peek == "|" { return .init(isVisible: true) }
    let predicates = peek == "(" ? try parsePredicates() : [.init(value: try parseValue())]
    guard skip("-") else { throw failure("“-” is missing") }
    return .init(isVisible: true, predicates: predicates)
  }

  private mutating func parsePredicates() throws -> [VisualFormat.Predicate] {
    guard skip("(") else { throw failure("“(” is missing") }
    var found: [VisualFormat.Predicate] = []
    repeat { found.append(try parsePredicate()) } while skip(",")
    guard skip(")") else { throw failure("“)” is missing") }
    return found
  }

  private mutating func parsePredicate() throws -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if skip("==") {
      relation = .equal
    } else if skip("<=") {
      relation = .lessThanOrEqual
    } else if skip(">=") {
      relation = .greaterThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, value: try parseValue())
    if skip("@") { predicate.priority = try parseValue() }
    return predicate
  }

  private mutating func parseValue() throws -> VisualFormat.Value {
    let start = index
    if peek == "-" || peek == "+" { index += 1 }
    while let next = peek, next.isNumber || next == "." { index += 1 }
    let digits = String(text[start..<index])
    if let number = Double(digits) { return .number(number) }
    index = start
    let name = parseName()
    guard !name.isEmpty else { throw failure("a number or name is missing") }
    return .name(name)
  }

  private mutating func parseName() -> String {
    let start = index
    while let next = peek, next.isLetter || next.isNumber || next == "_" { index += 1 }
    return String(text[start..<index])
  }

  // MARK: Characters

  private var isAtEnd: Bool { index >= text.count }
  private var peek: Character? { isAtEnd ? nil : text[index] }

  private mutating func skip(_ expected: String) -> Bool {
    let end = index + expected.count
    guard end <= text.count, String(text[index..<end]) == expected else { return false }
    index = end
    return true
  }

  private func failure(_ reason: String) -> Failure { Failure(reason: reason, position: index) }
}
