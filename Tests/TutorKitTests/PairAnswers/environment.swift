// right: the leaf reads the scheme, in a modifier of its own
struct Page: View {
  @State private var likes = 0
  var body: some View {
    VStack {
      Text("Chapter one").font(.title)
      Text("It was a dark night.")
      Divider()
      LikeBar(likes: $likes)
    }
  }
}
struct SchemeTint: ViewModifier {
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    content.tint(scheme == .dark ? .yellow : .blue)
  }
}
struct LikeBar: View {
  @Binding var likes: Int
  var body: some View {
    Button("Like \(likes)") { likes += 1 }.modifier(SchemeTint())
  }
}
// wrong: the page still reads the scheme and hands it down
struct Page: View {
  @Environment(\.colorScheme) private var scheme
  @State private var likes = 0
  var body: some View {
    VStack {
      Text("Chapter one").font(.title)
      Text("It was a dark night.")
      Divider()
      LikeBar(scheme: scheme, likes: $likes)
    }
  }
}
struct LikeBar: View {
  let scheme: ColorScheme
  @Binding var likes: Int
  var body: some View {
    Button("Like \(likes)") { likes += 1 }.tint(scheme == .dark ? .yellow : .blue)
  }
}
// wrong: both read it
struct Page: View {
  @Environment(\.colorScheme) private var scheme
  @State private var likes = 0
  var body: some View {
    VStack {
      Text("Chapter one").font(.title)
      Text("It was a dark night.")
      Divider()
      LikeBar(isDark: scheme == .dark, likes: $likes)
    }
  }
}
struct LikeBar: View {
  let isDark: Bool
  @Environment(\.colorScheme) private var scheme
  @Binding var likes: Int
  var body: some View {
    Button("Like \(likes)") { likes += 1 }.tint(scheme == .dark ? .yellow : .blue)
  }
}
// wrong: the leaf does not read it any more
struct Page: View {
  @State private var likes = 0
  var body: some View {
    VStack {
      Text("Chapter one").font(.title)
      Text("It was a dark night.")
      Divider()
      LikeBar(likes: $likes)
    }
  }
}
struct LikeBar: View {
  @Binding var likes: Int
  var body: some View {
    Button("Like \(likes)") { likes += 1 }.tint(.blue)
  }
}
