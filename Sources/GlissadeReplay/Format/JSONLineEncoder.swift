/// An encoder that writes values directly into a `JSONLine`.
///
/// Foundation's encoder first collects the parts of a value and then writes them in no particular
/// order. It takes ten times as long as this one.
struct JSONLineEncoder: Encoder {
  let line: JSONLine
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONObject(line))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { JSONArray(line) }
  func singleValueContainer() -> any SingleValueEncodingContainer { JSONValue(line: line) }
}

private struct JSONObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let line: JSONLine
  private let depth: Int
  var codingPath: [any CodingKey] { [] }

  init(_ line: JSONLine) {
    self.line = line
    depth = line.begin(UInt8(ascii: "{"), UInt8(ascii: "}"))
  }

  private func begin(_ key: String) {
    line.next(in: depth)
    line.key(key)
  }

  mutating func encodeNil(forKey key: Key) {
    begin(key.stringValue)
    line.null()
  }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    begin(key.stringValue)
    try line.write(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    begin(key.stringValue)
    return KeyedEncodingContainer(JSONObject<Nested>(line))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    begin(key.stringValue)
    return JSONArray(line)
  }

  mutating func superEncoder() -> any Encoder {
    begin("super")
    return JSONLineEncoder(line: line)
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    begin(key.stringValue)
    return JSONLineEncoder(line: line)
  }
}

private struct JSONArray: UnkeyedEncodingContainer {
  private let line: JSONLine
  private let depth: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(_ line: JSONLine) {
    self.line = line
    depth = line.begin(UInt8(ascii: "["), UInt8(ascii: "]"))
  }

  private mutating func begin() {
    line.next(in: depth)
    count += 1
  }

  mutating func encodeNil() {
    begin()
    line.null()
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    begin()
    try line.write(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    begin()
    return KeyedEncodingContainer(JSONObject<Nested>(line))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    begin()
    return JSONArray(line)
  }

  mutating func superEncoder() -> any Encoder {
    begin()
    return JSONLineEncoder(line: line)
  }
}

private struct JSONValue: SingleValueEncodingContainer {
  let line: JSONLine
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() { line.null() }
  mutating func encode<Value: Encodable>(_ value: Value) throws { try line.write(value) }
}
