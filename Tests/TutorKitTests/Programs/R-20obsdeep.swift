// note: nested observables, optional, computed, dictionary
// i: P=1 Name=1 City=1 Tags=1 Count=1
// @name: Name=1
// @city: City=1
// @newAddr: City=1
// @tag: Tags=1 Count=1
// @sameName: -
// @appendEmpty: Name=1
import SwiftUI
struct Leaf: View { var name: String; var v = 0; var body: some View { let _ = probe(name); Text("\(v)") } }
struct Act: View { let name: String; let action: () -> Void; var body: some View { let _ = probe(name); Button(name, action: action) } }
struct SLeaf: View { let name: String; let s: String; var body: some View { let _ = probe(name); Text(s) } }

@Observable final class Address { var city = "Rome"; var zip = "0" }
@Observable final class Profile { var name = "Ann"; var address: Address? = Address(); var tags: [String: Bool] = ["a": true]; var tagCount: Int { tags.values.filter { $0 }.count }
  func setTag(_ t: String, _ on: Bool) { tags[t] = on } }
struct NameV: View { let p: Profile; var body: some View { let _ = probe("Name"); Text(p.name.uppercased()) } }
struct CityV: View { let p: Profile; var body: some View { let _ = probe("City"); Text(p.address?.city ?? "-") } }
struct TagsV: View { var p: Profile; var body: some View { let _ = probe("Tags"); Text(p.tags.keys.sorted().joined()) } }
struct CountV: View { var p: Profile; var body: some View { let _ = probe("Count"); Text("\(p.tagCount)") } }
struct P: View { @State private var p = Profile()
  var body: some View { let _ = probe("P"); let _ = step("name") { p.name = "Bob" }; let _ = step("city") { p.address?.city = "Oslo" }; let _ = step("newAddr") { p.address = Address() }
    let _ = step("tag") { p.setTag("b", true) }; let _ = step("sameName") { p.name = "Bob" }; let _ = step("appendEmpty") { p.name.append("") }
    VStack { NameV(p: p); CityV(p: p); TagsV(p: p); CountV(p: p) } } }
