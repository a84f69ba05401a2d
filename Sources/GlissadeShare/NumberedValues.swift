/// Texts that are written once and referred to by their numbers.
struct NumberedValues {
  private(set) var values: [String] = []
  private var numbers: [String: Int] = [:]

  /// Returns the number of a text, which is new or as before.
  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = values.count
    values.append(text)
    return values.count - 1
  }
}
