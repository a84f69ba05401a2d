import Foundation
import GlissadeFit
import Testing

@Suite struct SampleTableTests {
  private let expected = [
    MotionSample(time: 0, value: 1.5), MotionSample(time: 0.5, value: 2),
    MotionSample(time: 1, value: -3.25),
  ]

  @Test(
    "X-02 a table is read with any separator, with and without a header",
    arguments: [
      "0,1.5\n0.5,2\n1,-3.25",
      "time,value\n0,1.5\n0.5,2\n1,-3.25\n",
      "seconds;value\r\n0;1,5\r\n0,5;2\r\n1;-3,25\r\n",
      "0;1.5\n0.5;2\n1;-3.25",
      "t\ty\n0\t1.5\n0.5\t2\n1\t-3.25",
      "0 1,5\n0,5 2\n1 -3,25",
      "\u{FEFF}Time (s), Position\n0, 1.5\n0.5, 2\n1, -3.25",
      "# made by a tool\n\"time\",\"x\"\n\"0\",\"1.5\"\n\"0.5\",\"2\"\n\"1\",\"-3.25\"",
      "frame,time,value\n1,0,1.5\n2,0.5,2\n3,1,-3.25",
      "\"0\",\"1,5\"\n\"0,5\",\"2\"\n\"1\",\"-3,25\"",
      "value;time_ms\n1,5;0\n2;500\n-3,25;1000",
      "time,value\n0,1.5\n0.25,nan\n0.5,2\n0.75,inf\n1,-3.25",
    ])
  func formats(_ text: String) throws {
    #expect(try SampleTable(text).samples() == expected)
  }

  @Test("X-02 a column is chosen by its name or its number, and rows can have a rate")
  func columns() throws {
    let table = try SampleTable("time,left,right\n0,1,1.5\n0.5,7,2\n1,9,-3.25")
    #expect(try table.samples(column: "right") == expected)
    #expect(try table.samples(column: "3") == expected)
    #expect(try SampleTable("1.5\n2\n-3.25").samples(rate: 2) == expected)
  }

  @Test(
    "X-02 what is no table is refused with a sentence that says what to do",
    arguments: [
      ("", "empty"), ("time,value", "no numbers"), ("0,1\n1,two\n2,3", "“two”"),
      ("1\n2\n3", "--fps"), ("hello world\nthis is text", "in place of a number"),
      ("1,5\n1,6\n1,7", "does not increase"), ("0,00,1,5\n0,02,2,0\n0,04,3,5", "semicolons"),
      ("0,1\n17,2\n33,4", "header ms"), ("t,x\n0,nan\n0.1,NaN\n0.2,", "no number; choose"),
    ])
  func faults(_ text: String, _ part: String) {
    let error = #expect(throws: FitError.self) { try SampleTable(text).samples() }
    #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
  }
}
