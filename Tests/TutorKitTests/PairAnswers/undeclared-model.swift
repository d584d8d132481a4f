// right: as the document has it
struct NoteScreen: View {
  @State var note: Note
  var body: some View {
    VStack {
      Text(note.title).font(.title)
      Text(note.author)
      NoteField(note: note)
    }
  }
}
struct NoteField: View {
  @Bindable var note: Note
  var body: some View {
    TextField("Body", text: $note.text)
    Text(note.text)
  }
}
// right: with views of their own for the lines above too
struct NoteScreen: View {
  @State var note: Note
  var body: some View {
    VStack {
      NoteTitle(note: note)
      NoteField(note: note)
    }
  }
}
struct NoteTitle: View {
  let note: Note
  var body: some View {
    Text(note.title).font(.title)
    Text(note.author)
  }
}
struct NoteField: View {
  @Bindable var note: Note
  var body: some View {
    TextField("Body", text: $note.text)
    Text(note.text)
  }
}
// wrong: another text is edited
struct NoteScreen: View {
  @State var note: Note
  var body: some View {
    VStack {
      Text(note.title).font(.title)
      Text(note.author)
      NoteField(note: note)
    }
  }
}
struct NoteField: View {
  @Bindable var note: Note
  var body: some View {
    TextField("Body", text: $note.title)
    Text(note.text)
  }
}
