//// before
import SwiftUI
struct TeamScreen: View {
  @State private var team = Team.sample
  @State private var isAdding = false
  var body: some View {
    VStack {
      ForEach(team.members) { member in
        MemberRow(member: member, isCaptain: member.id == team.captainID)
      }
      addButton
    }
    .sheet(isPresented: $isAdding) {
      AddMember { name in
        team.members.append(Member(name: name))
        isAdding = false
      }
    }
  }
  var addButton: some View { Button("Add") { isAdding = true } }
}
struct MemberRow: View {
  let member: Member
  let isCaptain: Bool
  var body: some View {
    HStack {
      initials
      Text(member.name).fontWeight(isCaptain ? .bold : .regular)
    }
  }
  var initials: some View {
    Text(String(member.name.prefix(1))).padding(6).background(Circle().foregroundColor(.gray))
  }
}
struct AddMember: View {
  @State private var name = ""
  let onSave: (String) -> Void
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Save") { onSave(name) }
    }
  }
}
struct Member: Identifiable { let id = UUID(); let name: String }
struct Team {
  var members: [Member]
  var captainID: UUID?
  static let sample = Team(members: [Member(name: "Ada"), Member(name: "Grace")], captainID: nil)
}
//// after
import SwiftUI
struct TeamScreen: View {
  @State private var team = Team.sample
  @State private var isAdding = false
  var body: some View {
    VStack {
      MemberList(members: team.members, captainID: team.captainID)
      AddButton(isAdding: $isAdding)
    }
    .sheet(isPresented: $isAdding) { AddMember(onSave: add) }
  }
  private func add(_ name: String) {
    team.members.append(Member(name: name))
    isAdding = false
  }
}
struct MemberList: View {
  let members: [Member]
  let captainID: UUID?
  var body: some View {
    ForEach(members) { MemberRow(member: $0, isCaptain: $0.id == captainID) }
  }
}
struct AddButton: View {
  @Binding var isAdding: Bool
  var body: some View { Button("Add") { isAdding = true } }
}
struct MemberRow: View {
  let member: Member
  let isCaptain: Bool
  var body: some View {
    HStack {
      Initials(name: member.name)
      Text(member.name).fontWeight(isCaptain ? .bold : .regular)
    }
  }
}
struct Initials: View {
  let name: String
  var body: some View {
    Text(String(name.prefix(1))).padding(6).background(Circle().foregroundColor(.gray))
  }
}
struct AddMember: View {
  @State private var name = ""
  let onSave: (String) -> Void
  var body: some View {
    VStack {
      NameField(name: $name)
      Button("Save") { onSave(name) }
    }
  }
}
struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}
struct Member: Identifiable { let id = UUID(); let name: String }
struct Team {
  var members: [Member]
  var captainID: UUID?
  static let sample = Team(members: [Member(name: "Ada"), Member(name: "Grace")], captainID: nil)
}
//// wrong: two initials
-name.prefix(1)
+name.prefix(2)
//// wrong: sheet stays
-    isAdding = false
+
//// wrong: the name is lost
-    team.members.append(Member(name: name))
+    team.members.append(Member(name: ""))
//// wrong: field bound to nothing
-NameField(name: $name)
+NameField(name: .constant(""))
//// wrong: bold
-isCaptain ? .bold : .regular
+isCaptain ? .regular : .bold
