// i: Profile=1 Avatar=1 Info=1 Save=1
// @type:Name=Bo: Info=1 Save=1 Profile=1 Avatar=1
// @type:Bio=Hi: Info=1 Save=1 Profile=1
// @tap:Save: Profile=1 Save=1
// root: ProfileEditor(user: User(name: "Al", bio: ""))
// note: Profile reads draft (initials) so runs on every edit; Avatar changes only if initial changes; Info has binding to draft; Save has flags: type Name changes dirty false->true; type Bio: dirty true->true but closure captures self -> runs
import SwiftUI

struct User: Equatable { var name: String; var bio: String }
struct Avatar: View { let initial: Character; var body: some View { let _ = probe("Avatar"); Text(String(initial)) } }
struct Info: View { @Binding var user: User; var body: some View { let _ = probe("Info"); VStack { TextField("Name", text: $user.name); TextField("Bio", text: $user.bio, axis: .vertical) } } }
struct Save: View { let dirty: Bool; let action: () -> Void; var body: some View { let _ = probe("Save"); Button("Save", action: action).disabled(!dirty) } }
struct ProfileEditor: View { @State private var draft: User; @State private var saved: User
  init(user: User) { _draft = State(initialValue: user); _saved = .init(initialValue: user) }
  var body: some View { let _ = probe("Profile"); VStack { Avatar(initial: draft.name.first ?? "?"); Info(user: $draft); Save(dirty: draft != saved) { saved = draft } } } }
