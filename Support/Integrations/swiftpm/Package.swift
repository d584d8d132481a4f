// swift-tools-version: 6.1
import PackageDescription

// `swift package tutor-explain` for a package that depends on this one. It starts the `tutor` that is
// installed, so nothing of tutor itself is built with the package.
let package = Package(
  name: "tutor-explain",
  products: [.plugin(name: "TutorExplain", targets: ["TutorExplain"])],
  targets: [
    .plugin(
      name: "TutorExplain",
      capability: .command(
        intent: .custom(
          verb: "tutor-explain", description: "Findings on SwiftUI views that build more than they need.")))
  ])
