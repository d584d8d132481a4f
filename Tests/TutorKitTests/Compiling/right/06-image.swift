// program: images
import SwiftUI

struct Images: View {
  let name = "photo"

  var body: some View {
    Image("photo")
    Image(name)
    Image(systemName: "star.fill")
    Image(systemName: "speaker.wave.3", variableValue: 0.4)
    Image(decorative: "wave")
    Image("labelled", label: Text("A boat"))
    Image("bundled", bundle: .main)
  }
}
// program: image modifiers
import SwiftUI

struct Resized: View {
  var body: some View {
    Image("boat")
      .resizable()
      .renderingMode(.template)
      .interpolation(.high)
      .antialiased(true)
      .aspectRatio(contentMode: .fit)
      .frame(width: 40, height: 40)
      .clipShape(.circle)
      .accessibilityHidden(true)
    Image("tile")
      .resizable(capInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2), resizingMode: .tile)
      .scaledToFill()
      .clipped()
    Image(systemName: "cloud.sun")
      .symbolRenderingMode(.palette)
      .foregroundStyle(.blue, .yellow)
      .imageScale(.large)
      .symbolVariant(.fill)
      .symbolVariant(.circle.fill)
    Image("hdr").allowedDynamicRange(.high)
  }
}
// program: symbol effects
import SwiftUI

struct Effects: View {
  @State private var count = 0
  @State private var isActive = false

  var body: some View {
    Image(systemName: "bell").symbolEffect(.bounce, value: count)
    Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isActive)
    Image(systemName: "heart").symbolEffect(.pulse)
    Image(systemName: "star").symbolEffect(.bounce.up, options: .speed(2), value: count)
    Image(systemName: "star").symbolEffect(.scale.up, isActive: isActive)
    Image(systemName: "star").symbolEffect(.wiggle).symbolEffect(.rotate).symbolEffect(.breathe)
    Image(systemName: isActive ? "play" : "pause").contentTransition(.symbolEffect)
      .symbolEffectsRemoved()
    Image(systemName: "star").symbolEffect(.disappear, isActive: isActive).symbolEffect(.appear)
  }
}
// program: an async image
import SwiftUI

struct Remote: View {
  let url = URL(string: "https://example.com/a.png")

  var body: some View {
    AsyncImage(url: url)
    AsyncImage(url: url, scale: 2)
    AsyncImage(url: url) { image in
      image.resizable()
    } placeholder: {
      ProgressView()
    }
    AsyncImage(url: url) { phase in
      if let image = phase.image {
        image
      } else if phase.error != nil {
        Color.red
      } else {
        ProgressView()
      }
    }
    AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable().scaledToFit()
      case .failure: Image(systemName: "photo")
      @unknown default: EmptyView()
      }
    }
  }
}
// program: an image drawn by code
import SwiftUI

struct Drawn: View {
  var body: some View {
    Image(size: CGSize(width: 10, height: 10)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }
  }
}

struct Export: View {
  var body: some View {
    Button("Export") {
      let renderer = ImageRenderer(content: Text("Hello"))
      renderer.scale = 2
      _ = renderer.cgImage
    }
  }
}
// program: an avatar extracted
import SwiftUI

struct Avatar: View {
  let name: String
  var size: CGFloat = 40

  var body: some View {
    Image(name)
      .resizable()
      .scaledToFill()
      .frame(width: size, height: size)
      .clipShape(Circle())
      .overlay(Circle().stroke(Color.white, lineWidth: 2))
      .shadow(radius: 3)
  }
}

struct Team: View {
  let names = ["ada", "bo"]

  var body: some View {
    HStack(spacing: -8) {
      ForEach(names, id: \.self) { name in
        Avatar(name: name)
      }
      Avatar(name: "zoe", size: 60)
    }
  }
}
