// right: written with names

struct Gauge: View {
  @State private var isWide = false

  var body: some View {
    Text(isWide ? "wide" : "narrow")
      .onGeometryChange(for: Bool.self) { proxy in
        proxy.size.width > 320
      } action: { new in
        isWide = new
      }
  }
}
// wrong: another threshold

struct Gauge: View {
  @State private var isWide = false

  var body: some View {
    Text(isWide ? "wide" : "narrow")
      .onGeometryChange(for: Bool.self) {
        $0.size.width > 200
      } action: {
        isWide = $0
      }
  }
}
