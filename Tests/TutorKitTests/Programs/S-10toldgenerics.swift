// root: Screen()
// i: Screen=1 none=1 rows=4
// @tap:Set: Screen=1
// What a generic parameter stands for is told by what the value is given.
import SwiftUI
protocol Defaulted { static var fallback: Self { get }; static var rows: Int { get } }
extension Int: Defaulted { static var fallback: Int { 42 }; static var rows: Int { 3 } }
extension String: Defaulted { static var fallback: String { "none" }; static var rows: Int { 1 } }
struct Rows<T: Defaulted>: View { let value: T
  var body: some View { ForEach(0..<T.rows, id: \.self) { Row(n: $0) } } }
struct Row: View { let n: Int; var body: some View { let _ = probe("rows"); Text("\(n)") } }
struct Maybe<T: Defaulted & CustomStringConvertible>: View { let value: T?
  var body: some View { let _ = probe((value ?? T.fallback).description); Text((value ?? T.fallback).description) } }
struct Screen: View { @State private var n = 0
  var body: some View { let _ = probe("Screen"); Rows(value: 7); Rows(value: "a"); Maybe<String>(value: nil); Text("\(n)"); Button("Set") { n += 1 } } }
