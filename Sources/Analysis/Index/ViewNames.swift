/// Names of the view types of a program.
///
/// Each file of a folder is analysed with the names of all: those of other files are shared, never
/// copied, so that a folder takes no time with the square of its files.
struct ViewNames {
  /// Types that the analysed files declare.
  var own: Set<String> = []
  /// Types that other files declare.
  var others: Set<String> = []

  func contains(_ name: String) -> Bool { own.contains(name) || others.contains(name) }
}
