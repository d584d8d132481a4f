// note: concrete (non generic) views
// i: P=1
// @inc: P=1 date=1 uuid=1 optInt=1 char=0 weak=0 state=0 color=0 date2=1 align=1 unowned=0
import SwiftUI

final class Q {}
let q = Q()
struct DateV: View, Equatable { let tick: Int; let d: Date; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("date"); Text("x") } }
struct UUIDV: View, Equatable { let tick: Int; let d: UUID; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("uuid"); Text("x") } }
struct OptV: View, Equatable { let tick: Int; var d: Int?; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("optInt"); Text("x") } }
struct CharV: View, Equatable { let tick: Int; var d: Character; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("char"); Text("x") } }
struct WeakV: View, Equatable { let tick: Int; weak var d: Q?; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("weak"); Text("x") } }
struct UnV: View, Equatable { let tick: Int; unowned let d: Q; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("unowned"); Text("x") } }
struct StV: View, Equatable { let tick: Int; @State var s = 0; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("state"); Text("x") } }
struct ColV: View, Equatable { let tick: Int; let c: Color; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("color"); Text("x") } }
struct AlV: View, Equatable { let tick: Int; let c: HorizontalAlignment; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("align"); Text("x") } }
struct Date2V: View, Equatable { let tick: Int; let r: ClosedRange<Date>; static func == (a: Self, b: Self) -> Bool { true }; var body: some View { let _ = probe("date2"); Text("x") } }
struct P: View { @State private var n = 0
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }
    VStack { DateV(tick: n, d: Date(timeIntervalSince1970: 0)); UUIDV(tick: n, d: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!); OptV(tick: n, d: 1); CharV(tick: n, d: "a"); WeakV(tick: n, d: q); UnV(tick: n, d: q); StV(tick: n); ColV(tick: n, c: .red); AlV(tick: n, c: .leading); Date2V(tick: n, r: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 9)) } } }