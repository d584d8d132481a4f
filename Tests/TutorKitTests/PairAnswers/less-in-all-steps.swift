// right: the Correct example
extension EnvironmentValues { @Entry var tide: Int = 0 }
struct Coast: View {
  @State private var tide = 1
  @State private var ships = 0
  var body: some View {
    VStack {
      Stepper("Ships \(ships)", value: $ships)
      Button("Tide") { tide += 1 }
      Beach()
    }
    .environment(\.tide, tide)
  }
}
struct Beach: View {
  var body: some View {
    VStack {
      Text("Sand"); Text("Shells"); Text("Driftwood"); Text("Weed"); Mark()
    }
  }
}
struct Mark: View {
  @Environment(\.tide) private var tide
  var body: some View { Text("\(tide)") }
}
// right: the environment is set at the leaf's parent
extension EnvironmentValues { @Entry var tide: Int = 0 }
struct Coast: View {
  @State private var tide = 1
  @State private var ships = 0
  var body: some View {
    VStack {
      Stepper("Ships \(ships)", value: $ships)
      Button("Tide") { tide += 1 }
      Beach().environment(\.tide, tide)
    }
  }
}
struct Beach: View {
  var body: some View {
    VStack {
      Text("Sand"); Text("Shells"); Text("Driftwood"); Text("Weed"); Mark()
    }
  }
}
struct Mark: View {
  @Environment(\.tide) private var tide
  var body: some View { Text("\(tide)") }
}
// wrong: nothing is done
extension EnvironmentValues { @Entry var tide: Int = 0 }
struct Coast: View {
  @State private var tide = 1
  @State private var ships = 0
  var body: some View {
    VStack {
      Stepper("Ships \(ships)", value: $ships)
      Button("Tide") { tide += 1 }
      Beach(tide: tide)
    }
  }
}
struct Beach: View {
  let tide: Int
  var body: some View {
    VStack {
      Text("Sand"); Text("Shells"); Text("Driftwood"); Text("Weed"); Mark(tide: tide)
    }
  }
}
struct Mark: View {
  let tide: Int
  var body: some View { Text("\(tide)") }
}
// wrong: both ways at once
extension EnvironmentValues { @Entry var tide: Int = 0 }
struct Coast: View {
  @State private var tide = 1
  @State private var ships = 0
  var body: some View {
    VStack {
      Stepper("Ships \(ships)", value: $ships)
      Button("Tide") { tide += 1 }
      Beach(tide: tide)
    }
    .environment(\.tide, tide)
  }
}
struct Beach: View {
  let tide: Int
  var body: some View {
    VStack {
      Text("Sand"); Text("Shells"); Text("Driftwood"); Text("Weed"); Mark()
    }
  }
}
struct Mark: View {
  @Environment(\.tide) private var tide
  var body: some View { Text("\(tide)") }
}
