// right: narrow rows
struct Book {
  let title: String
  var loans = 0
}

struct Shelf: View {
  @State private var books = [Book(title: "Tides"), Book(title: "Moors")]

  var body: some View {
    VStack {
      ForEach(books.indices, id: \.self) { index in
        Spine(title: books[index].title)
      }
      Button("Lend the first") { books[0].loans += 1 }
    }
  }
}

struct Spine: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
// right: the action is a method
struct Book {
  let title: String
  var loans = 0
}

struct Shelf: View {
  @State private var books = [Book(title: "Tides"), Book(title: "Moors")]

  var body: some View {
    VStack {
      ForEach(books.indices, id: \.self) { index in
        Spine(title: books[index].title)
      }
      Button("Lend the first", action: lend)
    }
  }

  private func lend() {
    books[0].loans = books[0].loans + 1
  }
}

struct Spine: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
// right: with a view that nothing makes
struct Book {
  let title: String
  var loans = 0
}

struct Shelf: View {
  @State private var books = [Book(title: "Tides"), Book(title: "Moors")]

  var body: some View {
    VStack {
      ForEach(books.indices, id: \.self) { index in
        Spine(title: books[index].title)
      }
      Button("Lend the first") { books[0].loans += 1 }
    }
  }
}

struct Spine: View {
  let title: String

  var body: some View {
    Text(title)
  }
}

struct Plate: View {
  @State private var isShown = false

  var body: some View {
    if isShown { Text("Plate") } else { Button("Show") { isShown = true } }
  }
}
// wrong: wide rows, and nothing is done
struct Book {
  let title: String
  var loans = 0
}

struct Shelf: View {
  @State private var books = [Book(title: "Tides"), Book(title: "Moors")]

  var body: some View {
    VStack {
      ForEach(books.indices, id: \.self) { index in
        Spine(book: books[index])
      }
      Button("Lend the first") {}
    }
  }
}

struct Spine: View {
  let book: Book

  var body: some View {
    Text(book.title)
  }
}
// wrong: nothing is done
struct Book {
  let title: String
  var loans = 0
}

struct Shelf: View {
  @State private var books = [Book(title: "Tides"), Book(title: "Moors")]

  var body: some View {
    VStack {
      ForEach(books.indices, id: \.self) { index in
        Spine(title: books[index].title)
      }
      Button("Lend the first") {}
    }
  }
}

struct Spine: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
// wrong: two at once
struct Book {
  let title: String
  var loans = 0
}

struct Shelf: View {
  @State private var books = [Book(title: "Tides"), Book(title: "Moors")]

  var body: some View {
    VStack {
      ForEach(books.indices, id: \.self) { index in
        Spine(title: books[index].title)
      }
      Button("Lend the first") { books[0].loans += 2 }
    }
  }
}

struct Spine: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
// wrong: another one
struct Book {
  let title: String
  var loans = 0
}

struct Shelf: View {
  @State private var books = [Book(title: "Tides"), Book(title: "Moors")]

  var body: some View {
    VStack {
      ForEach(books.indices, id: \.self) { index in
        Spine(title: books[index].title)
      }
      Button("Lend the first") { books[1].loans += 1 }
    }
  }
}

struct Spine: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
// wrong: only once
struct Book {
  let title: String
  var loans = 0
}

struct Shelf: View {
  @State private var books = [Book(title: "Tides"), Book(title: "Moors")]

  var body: some View {
    VStack {
      ForEach(books.indices, id: \.self) { index in
        Spine(title: books[index].title)
      }
      Button("Lend the first") { books[0].loans = 1 }
    }
  }
}

struct Spine: View {
  let title: String

  var body: some View {
    Text(title)
  }
}
