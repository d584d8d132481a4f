//// before
import SwiftUI
struct ProfileView: View {
  @ObservedObject var viewModel: ProfileViewModel
  @State private var isEditing = false
  var body: some View {
    ScrollView {
      VStack(spacing: Theme.Spacing.large) {
        header
        statsRow(posts: viewModel.user.posts.count, followers: viewModel.user.followers)
        Button("Refresh") { viewModel.refresh() }
        if isEditing { TextField("Name", text: $viewModel.name) }
      }
    }
    .navigationTitle(L10n.Profile.title)
    .toolbar { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
  }
  private var header: some View {
    HStack {
      AvatarView(url: viewModel.user.avatarURL, size: 64)
      VStack(alignment: .leading) {
        Text(viewModel.user.displayName).font(.title2).bold()
        Text("@\(viewModel.user.handle)").foregroundColor(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, Theme.Spacing.medium)
  }
  private func statsRow(posts: Int, followers: Int) -> some View {
    HStack {
      Text("\(posts) posts")
      Divider()
      Text("\(followers) followers")
    }
    .font(.caption)
  }
}
//// after
import SwiftUI
struct ProfileView: View {
  @ObservedObject var viewModel: ProfileViewModel
  @State private var isEditing = false
  var body: some View {
    ScrollView {
      VStack(spacing: Theme.Spacing.large) {
        ProfileHeader(user: viewModel.user)
        StatsRow(postCount: viewModel.user.posts.count, followerCount: viewModel.user.followers)
        Button("Refresh") { viewModel.refresh() }
        if isEditing { NameField(name: $viewModel.name) }
      }
    }
    .navigationTitle(L10n.Profile.title)
    .toolbar { Button(isEditing ? "Done" : "Edit") { isEditing.toggle() } }
  }
}
private struct NameField: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}
private struct ProfileHeader: View {
  let user: User
  var body: some View {
    HStack {
      AvatarView(url: user.avatarURL, size: 64)
      VStack(alignment: .leading) {
        Text(user.displayName).font(.title2).bold()
        Text("@\(user.handle)").foregroundColor(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, Theme.Spacing.medium)
  }
}
private struct StatsRow: View {
  let postCount: Int
  let followerCount: Int
  var body: some View {
    HStack {
      Text("\(postCount) posts")
      Divider()
      Text("\(followerCount) followers")
    }
    .font(.caption)
  }
}
//// wrong: dead refresh
-{ viewModel.refresh() }
+{ }
//// wrong: other model call
-viewModel.refresh()
+viewModel.reload()
//// wrong: spacer dropped
-      Spacer()
+
//// wrong: swapped
-postCount: viewModel.user.posts.count, followerCount: viewModel.user.followers
+postCount: viewModel.user.followers, followerCount: viewModel.user.posts.count
//// wrong: name is a copy
-$viewModel.name
+.constant(viewModel.name)
