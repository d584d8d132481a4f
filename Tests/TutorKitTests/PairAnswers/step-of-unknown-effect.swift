// right: the Correct example
struct Voyage: View {
  @State private var knots = 0
  var body: some View {
    VStack {
      VoyageHead()
      Button("Faster") { knots += 1 }
      Text("\(knots)")
      Button("Log") { record("knots") }
    }
  }
}
struct VoyageHead: View {
  var body: some View {
    Text("The crossing").font(.title)
    Text("From Harwich to Esbjerg").font(.caption)
  }
}
// right: two parts
struct Voyage: View {
  @State private var knots = 0
  var body: some View {
    VStack {
      VoyageTitle()
      VoyageRoute()
      Button("Faster") { knots += 1 }
      Text("\(knots)")
      Button("Log") { record("knots") }
    }
  }
}
struct VoyageTitle: View {
  var body: some View { Text("The crossing").font(.title) }
}
struct VoyageRoute: View {
  var body: some View { Text("From Harwich to Esbjerg").font(.caption) }
}
// wrong: nothing is done
struct Voyage: View {
  @State private var knots = 0
  var body: some View {
    VStack {
      Text("The crossing").font(.title)
      Text("From Harwich to Esbjerg").font(.caption)
      Button("Faster") { knots += 1 }
      Text("\(knots)")
      Button("Log") { record("knots") }
    }
  }
}
// wrong: the title alone
struct Voyage: View {
  @State private var knots = 0
  var body: some View {
    VStack {
      VoyageHead()
      Text("From Harwich to Esbjerg").font(.caption)
      Button("Faster") { knots += 1 }
      Text("\(knots)")
      Button("Log") { record("knots") }
    }
  }
}
struct VoyageHead: View {
  var body: some View {
    Text("The crossing").font(.title)
  }
}
// open: nothing is recorded any more
struct Voyage: View {
  @State private var knots = 0
  var body: some View {
    VStack {
      VoyageHead()
      Button("Faster") { knots += 1 }
      Text("\(knots)")
      Button("Log") {}
    }
  }
}
struct VoyageHead: View {
  var body: some View {
    Text("The crossing").font(.title)
    Text("From Harwich to Esbjerg").font(.caption)
  }
}
// wrong: something else is recorded
struct Voyage: View {
  @State private var knots = 0
  var body: some View {
    VStack {
      VoyageHead()
      Button("Faster") { knots += 1 }
      Text("\(knots)")
      Button("Log") { record("speed") }
    }
  }
}
struct VoyageHead: View {
  var body: some View {
    Text("The crossing").font(.title)
    Text("From Harwich to Esbjerg").font(.caption)
  }
}
// wrong: the speed is set back
struct Voyage: View {
  @State private var knots = 0
  var body: some View {
    VStack {
      VoyageHead()
      Button("Faster") { knots += 1 }
      Text("\(knots)")
      Button("Log") {
        record("knots"); knots = 0
      }
    }
  }
}
struct VoyageHead: View {
  var body: some View {
    Text("The crossing").font(.title)
    Text("From Harwich to Esbjerg").font(.caption)
  }
}
