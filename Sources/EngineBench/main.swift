import Keyframes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// engine-bench [--json]: the cost of an evaluated value, and its limit.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--json" }) else {
  print("usage: engine-bench [--json]")
  exit(2)
}

var report = Report()
for count in [100, 1_000, 10_000, 100_000] {
  for easings in Easings.allCases {
    report.measure(Double.self, count, easings)
    report.measure(Point.self, count, easings)
    report.measure(Color.self, count, easings)
  }
}
report.others = .measured()
print(arguments.isEmpty ? report.text : report.json)

extension Report {
  mutating func measure<Value: Measured>(_ value: Value.Type, _ count: Int, _ easings: Easings) {
    var workload = Workload<Value>(count: count, easings)
    for motion in Motion.allCases { measurements.append(workload.measured(easings, motion)) }
  }
}
