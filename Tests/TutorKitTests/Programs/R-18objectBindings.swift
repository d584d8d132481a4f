// i: P=1 mid=1 env=1 obs=1 bindable=1
// @poke~env: env=1
// @poke~obs: obs=1
// @poke~bindable:
import SwiftUI
struct Slot: View { let tag: String; @Binding var value: Int; @State private var unread = 0; var body: some View { let _ = probe(tag); let _ = step("poke " + tag) { unread += 1 }; Color.red } }
@Observable final class Meter { var level = 0; var other = 0 }
final class Desk: ObservableObject { @Published var a = 1 }
struct Mid: View { @EnvironmentObject private var desk: Desk; @ObservedObject var other: Desk; @Bindable var meter: Meter
  var body: some View { let _ = probe("mid"); VStack { Slot(tag: "env", value: $desk.a); Slot(tag: "obs", value: $other.a); Slot(tag: "bindable", value: $meter.level) } } }
struct P: View { @StateObject private var desk = Desk(); @State private var meter = Meter(); var body: some View { let _ = probe("P"); Mid(other: desk, meter: meter).environmentObject(desk) } }
