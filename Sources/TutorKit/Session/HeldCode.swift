/// Code that came where no exercise is open, and the exercise that takes it.
struct HeldCode: Sendable {
  var text: String
  var exercise: Exercise
}
