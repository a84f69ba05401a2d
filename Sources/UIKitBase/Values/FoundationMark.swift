/// The first word of objects that can be the values of text attributes, as Core Foundation reads
/// it.
///
/// Before Core Foundation on Linux compares two attribute values, it reads the number of their type
/// from the bits 8…17 of the first word of an object. For the number 0, a type without a
/// comparison, it stops the program. For any other number that does not fit the object's class it
/// calls `isEqual(_:)`.
enum FoundationMark {
  static let word: UInt = 0x3ff00
}
