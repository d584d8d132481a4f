// i: P=1 Mid=1 NoCap=1 Cap=1 Eq=1
// @inc: P=1 Cap=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

struct ActionKey: EnvironmentKey { static let defaultValue: (String) -> Void = { _ in } }
struct OpenAction: Equatable { let id: Int; let run: () -> Void; static func == (a: Self, b: Self) -> Bool { a.id == b.id } }
extension EnvironmentValues { @Entry var log: (String) -> Void = { _ in }; var act: (String) -> Void { get { self[ActionKey.self] } set { self[ActionKey.self] = newValue } }; @Entry var open = OpenAction(id: 0, run: {}) }
struct NoCap: View { @Environment(\.log) var log; var body: some View { let _ = probe("NoCap"); Button("x") { log("a") } } }
struct Cap: View { @Environment(\.act) var act; var body: some View { let _ = probe("Cap"); Button("x") { act("a") } } }
struct Eq: View { @Environment(\.open) var open; var body: some View { let _ = probe("Eq"); Button("x") { open.run() } } }
struct Mid: View { var body: some View { let _ = probe("Mid"); VStack { NoCap(); Cap(); Eq() } } }
struct P: View { @State private var n = 0; @State private var last = ""
  var body: some View { let _ = probe("P"); let _ = step("inc") { n += 1 }; let _ = n
    Mid().environment(\.log, { print($0) }).environment(\.act) { last = $0 }.environment(\.open, OpenAction(id: 7, run: { last = "o" })) } }
