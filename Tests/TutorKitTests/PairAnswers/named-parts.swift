// right: the row is a view of its own, as the document names it and declares it nowhere
struct TripScreen: View {
  let title: String
  let place: String
  let start: String
  let end: String
  @State private var isSaved = false

  var body: some View {
    VStack {
      TripHead(title: title, place: place)
      TripRow(start: start, end: end, isSaved: $isSaved)
    }
  }
}

struct TripHead: View {
  let title: String
  let place: String

  var body: some View {
    VStack {
      Text(title).font(.title)
      Text(place)
      Text("Three days")
      Image(systemName: "map")
      Divider()
    }
  }
}

struct TripRow: View {
  let start: String
  let end: String
  @Binding var isSaved: Bool

  var body: some View {
    HStack {
      VStack {
        Text(start).bold()
        Image(systemName: "arrow.down")
        Text(end).bold()
        Text("by train").font(.caption)
      }
      Spacer()
      Button(isSaved ? "Saved" : "Save") { isSaved.toggle() }
    }
  }
}
// wrong: all that was in one body is in another one
struct TripScreen: View {
  let title: String
  let place: String
  let start: String
  let end: String
  @State private var isSaved = false

  var body: some View {
    VStack {
      TripRow(title: title, place: place, start: start, end: end, isSaved: $isSaved)
    }
  }
}

struct TripRow: View {
  let title: String
  let place: String
  let start: String
  let end: String
  @Binding var isSaved: Bool

  var body: some View {
    VStack {
      Text(title).font(.title)
      Text(place)
      Text("Three days")
      Image(systemName: "map")
      Divider()
    }
    HStack {
      VStack {
        Text(start).bold()
        Image(systemName: "arrow.down")
        Text(end).bold()
        Text("by train").font(.caption)
      }
      Spacer()
      Button(isSaved ? "Saved" : "Save") { isSaved.toggle() }
    }
  }
}
