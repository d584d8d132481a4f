// root: Screen()
// i: Screen=1 Kennel=2 row=5 Cats~0=1 Dogs~1=1
// @tap:Up: Screen=1 Kennel=1 row=3 Cats~1=1
// What a generic parameter stands for is written where the value is made.
import SwiftUI
protocol Kind { static var title: String { get }; static var count: Int { get } }
enum Cats: Kind { static let title = "Cats"; static var count: Int { 3 } }
enum Dogs: Kind { static let title = "Dogs"; static let count = 2 }
struct Kennel<K: Kind>: View { let extra: Int
  static func line(_ n: Int) -> String { "\(K.title) \(n)" }
  var body: some View { let _ = probe("Kennel"); let _ = probe(Self.line(extra)); ForEach(0..<K.count, id: \.self) { Row(text: Self.line($0 + extra)) } } }
struct Row: View { let text: String; var body: some View { let _ = probe("row"); Text(text) } }
struct Screen: View { @State private var n = 0
  var body: some View { let _ = probe("Screen"); Kennel<Cats>(extra: n); Kennel<Dogs>(extra: 1); Button("Up") { n += 1 } } }
