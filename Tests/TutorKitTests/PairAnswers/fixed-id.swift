// right: an id that is written down
struct Survey: View {
  @State private var page = 0
  var body: some View {
    VStack {
      Button("On") { page += 1 }
      Text("Page \(page)")
      Remark().id("remark")
    }
  }
}

struct Remark: View {
  @State private var text = ""
  var body: some View { TextField("Remark", text: $text) }
}

// right: an id that is kept
struct Survey: View {
  @State private var page = 0
  @State private var key = UUID()
  var body: some View {
    VStack {
      Button("On") { page += 1 }
      Text("Page \(page)")
      Remark()
        .id(key)
    }
  }
}

struct Remark: View {
  @State private var text = ""
  var body: some View { TextField("Remark", text: $text) }
}

// wrong: an id that goes with the page
struct Survey: View {
  @State private var page = 0
  var body: some View {
    VStack {
      Button("On") { page += 1 }
      Text("Page \(page)")
      Remark().id(page)
    }
  }
}

struct Remark: View {
  @State private var text = ""
  var body: some View { TextField("Remark", text: $text) }
}

// wrong: an id that is made in each run
struct Survey: View {
  @State private var page = 0
  var body: some View {
    VStack {
      Button("On") { page += 1 }
      Text("Page \(page)")
      Remark().id(Date())
    }
  }
}

struct Remark: View {
  @State private var text = ""
  var body: some View { TextField("Remark", text: $text) }
}
