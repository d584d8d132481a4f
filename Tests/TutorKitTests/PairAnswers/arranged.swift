// right: as the document has it
struct TuningScreen: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("Concert pitch")
      Text("in hertz")
      Text("of the oboe")
      PitchField()
    }
  }
}

struct PitchField: View {
  @State private var pitch = "440"

  var body: some View {
    HStack {
      TextField("Pitch", text: $pitch)
      Text("A is \(pitch)")
    }
  }
}
// right: arranged as before
struct TuningScreen: View {
  var body: some View {
    VStack {
      Text("Concert pitch")
      Text("in hertz")
      Text("of the oboe")
      PitchField()
    }
  }
}

struct PitchField: View {
  @State private var pitch = "440"

  var body: some View {
    Group {
      TextField("Pitch", text: $pitch)
      Text("A is \(pitch)")
    }
  }
}
// wrong: only arranged otherwise
struct TuningScreen: View {
  @State private var pitch = "440"

  var body: some View {
    VStack(spacing: 12) {
      Text("Concert pitch")
      Text("in hertz")
      Text("of the oboe")
      HStack {
        TextField("Pitch", text: $pitch)
        Text("A is \(pitch)")
      }
    }
  }
}
// wrong: one text is missing
struct TuningScreen: View {
  var body: some View {
    VStack(spacing: 12) {
      Text("Concert pitch")
      Text("of the oboe")
      PitchField()
    }
  }
}

struct PitchField: View {
  @State private var pitch = "440"

  var body: some View {
    HStack {
      TextField("Pitch", text: $pitch)
      Text("A is \(pitch)")
    }
  }
}
