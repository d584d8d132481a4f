/// A property of an object.
struct Access: Hashable {
  var object: ObjectID
  var property: Int
}
