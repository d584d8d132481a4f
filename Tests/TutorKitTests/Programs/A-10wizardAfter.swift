// i: Wizard=1 NamePage=1 Bar=1
// @type:Name=Al: NamePage=1 Nav=1
// @tap:Next: Wizard=1 Bar=1 AgePage=1 Nav=1
// @older: AgePage=1
// @tap:Next: Wizard=1 Bar=1 Done=1 Nav=1
// root: Wizard()
// note: Nav observes form.valid (reads name, age per step)... valid reads model.step only via param
import SwiftUI

@Observable final class Draft { var name = ""; var age = 18 }
struct NamePage: View { @Bindable var d: Draft; var body: some View { let _ = probe("NamePage"); TextField("Name", text: $d.name) } }
struct AgePage: View { @Bindable var d: Draft; var body: some View { let _ = probe("AgePage"); let _ = step("older") { d.age += 1 }; Stepper("Age", value: $d.age) } }
struct DonePage: View { let d: Draft; var body: some View { let _ = probe("Done"); Text("Hi \(d.name)") } }
struct Bar: View { let fraction: Double; var body: some View { let _ = probe("Bar"); ProgressView(value: fraction) } }
struct Nav: View { @Binding var page: Int; let d: Draft; var body: some View { let _ = probe("Nav"); Button("Next") { page += 1 }.disabled(page == 0 && d.name.isEmpty) } }
struct Wizard: View { @State private var page = 0; @State private var d = Draft()
  var body: some View { let _ = probe("Wizard"); VStack { Bar(fraction: Double(page) / 2); switch page { case 0: NamePage(d: d); case 1: AgePage(d: d); default: DonePage(d: d) }; Nav(page: $page, d: d) } } }
