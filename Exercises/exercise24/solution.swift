// tutor: exercise24
import SwiftUI

struct ObservatoryDesk: View {
  let dome: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          Image(systemName: "moon.stars").font(.largeTitle)
          VStack(alignment: .leading) {
            Text(dome).font(.title).bold()
            Text("Reflector, 600 mm").foregroundStyle(.secondary)
          }
        }
        DomeAndTelescope()
        DeskLight()
        Camera()
        ObservationLog()
      }
      .padding()
    }
  }
}

private struct DomeAndTelescope: View {
  @State private var isOpen = false
  @State private var azimuth = 90

  var body: some View {
    DomeControl(isOpen: $isOpen, azimuth: $azimuth)
    Telescope(azimuth: $azimuth, isOpen: isOpen)
  }
}

private struct DomeControl: View {
  @Binding var isOpen: Bool
  @Binding var azimuth: Int

  var body: some View {
    HStack {
      Label(isOpen ? "Open" : "Closed", systemImage: "circle.lefthalf.filled")
        .font(.headline)
      Spacer()
      Button("Open dome") { isOpen = true }
        .disabled(isOpen)
      Button("Close dome") {
        isOpen = false
        azimuth = 90
      }
      .disabled(!isOpen)
    }
  }
}

private struct Telescope: View {
  @Binding var azimuth: Int
  let isOpen: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Azimuth", value: $azimuth, in: 0...345, step: 15)
        .disabled(!isOpen)
      Text("\(azimuth) degrees").font(.headline)
      Text(azimuth < 180 ? "Eastern sky" : "Western sky").font(.caption)
    }
  }
}

private struct DeskLight: View {
  @State private var isRed = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Red light", isOn: $isRed)
      Label(
        isRed ? "Eyes stay dark" : "White light", systemImage: "lightbulb"
      )
      .foregroundStyle(isRed ? .red : .primary)
    }
  }
}

private struct Camera: View {
  @State private var exposure = 30

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Exposure", value: $exposure, in: 10...300, step: 10)
      Text("\(exposure) seconds").font(.headline)
      Text(exposure > 120 ? "Needs guiding" : "No guiding needed")
        .font(.caption)
    }
  }
}

private struct ObservationLog: View {
  @State private var object = ""
  @State private var log = ["Moon"]

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Object", text: $object)
      Button("Add to the log") {
        log.append(object)
        object = ""
      }
      .disabled(object.isEmpty)
      ForEach(log, id: \.self) { entry in
        Text(entry)
      }
      Text("\(log.count) entries").font(.caption)
    }
  }
}
