/// A table of texts that are stored once and referred to by number.
struct NumberedValues {
  private(set) var values: [String] = []
  private var numbers: [String: Int] = [:]

  /// Returns the number of a text, after adding the text if it is new.
  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = values.count
    values.append(text)
    return values.count - 1
  }
}
