/// A slot map: records by handle, in the order of insertion. Iteration always uses that order, so
/// that equal worlds behave equally.
struct SlotMap<Subject, Record> {
  private(set) var handles: [Handle<Subject>] = []
  var records: [Record] = []

  func index(of handle: Handle<Subject>) -> Int? {
    var (low, high) = (0, handles.count)
    while low < high {
      let middle = (low + high) / 2
      if handles[middle] < handle { low = middle + 1 } else { high = middle }
    }
    return low < handles.count && handles[low] == handle ? low : nil
  }

  subscript(handle: Handle<Subject>) -> Record? { index(of: handle).map { records[$0] } }

  /// Appends a record.
  ///
  /// - Parameter handle: A handle that is later than all handles in the map.
  mutating func append(_ record: Record, as handle: Handle<Subject>) {
    assert(handles.last.map { $0 < handle } ?? true)
    handles.append(handle)
    records.append(record)
  }

  @discardableResult
  mutating func remove(_ handle: Handle<Subject>) -> Record? {
    guard let index = index(of: handle) else { return nil }
    handles.remove(at: index)
    return records.remove(at: index)
  }
}
