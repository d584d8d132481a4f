// source: of a modifier
import SwiftUI

final class Tank: ObservableObject { @Published var level = 1 }
struct TankFrame: ViewModifier {
  @ObservedObject var tank: Tank // finding: object-observed-whole
  func body(content: Content) -> some View { content.padding() }
}
