/// A spring that was read from a text, with the spelling and the decisions of the reading.
package struct SpringReading: Hashable, Sendable {
  /// The spring.
  package let description: SpringDescription
  /// The spelling of the text, or `nil` if the text is in no tool's spelling.
  package let spelling: SpringSpelling?
  /// Sentences about the decisions of the reading, such as that a damping ratio above 1 counts as
  /// 1.
  package let remarks: [String]
}

extension SpringText {
  /// Reads a spring in any spelling, or by the name of a preset.
  ///
  /// - Parameters:
  ///   - text: The text, such as `mass 3 stiffness 1000 damping 500`.
  ///   - spelling: The spelling of the text. Numbers without names need a spelling, because the
  ///     order of numbers differs between tools.
  /// - Throws: The reason why the text is no spring.
  package static func parse(
    _ text: String, as spelling: SpringSpelling? = nil
  ) throws(SpringTextError) -> SpringReading {
    if let preset = SpringPreset.named(text, in: spelling) {
      return SpringReading(description: preset.description, spelling: preset.spelling, remarks: [])
    }
    if spelling == nil, SpringPreset.isAmbiguous(text) {
      throw SpringTextError(
        "several tools have a spring of this name", examples: SpringPreset.names(like: text))
    }
    var reader = SpringReader(try SpringPhrase(text))
    return try reader.read(as: spelling)
  }
}
