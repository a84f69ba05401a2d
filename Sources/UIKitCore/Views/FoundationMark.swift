/// The word that Foundation reads at the start of an object that is an attribute's value.
///
/// Core Foundation on Linux compares attributes by a number of their type, bits 8…17 of the first
/// word of an object. It takes 0 for an object without a way to compare, and stops the program; any
/// other number that does not fit the object's class makes it call `isEqual(_:)`.
enum FoundationMark {
  static let word: UInt = 0x3ff00
}
