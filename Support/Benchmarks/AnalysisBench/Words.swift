/// Words that generated names and texts are made of.
enum Words {
  static let things = [
    "Order", "Recipe", "Invoice", "Trip", "Workout", "Album", "Message", "Ticket", "Contact",
    "Device", "Lesson", "Meeting", "Parcel", "Photo", "Plant", "Reminder", "Review", "Route",
    "Sensor", "Station", "Task", "Track", "Voucher", "Wallet", "Address", "Booking", "Budget",
    "Camera", "Chapter", "Course", "Event", "Habit",
  ]
  static let screens = [
    "Detail", "Overview", "Editor", "Summary", "Settings", "History", "Search", "Picker", "Card",
    "Panel", "Timeline", "Checkout", "Inspector", "Dashboard", "Gallery", "Filter",
  ]
  static let texts = [
    "title", "subtitle", "note", "owner", "status", "city", "code", "summary", "caption", "label",
  ]
  static let numbers = [
    "count", "quantity", "total", "price", "rating", "progress", "distance", "weight", "score",
  ]
  static let switches = [
    "isExpanded", "isFavorite", "isLoading", "showsDetails", "isEnabled", "isSelected", "hasError",
    "showsAlert", "isEditing", "isMuted",
  ]
  static let sentences = [
    "Nothing here yet", "Pull to refresh", "Last change", "Add to favorites", "Try again later",
    "No connection", "Sorted by date", "Shared with you", "See all", "Updated a moment ago",
  ]
  static let symbols = [
    "star", "heart.fill", "tray", "bell.badge", "gear", "cart", "person.circle", "map",
    "calendar", "bolt", "leaf", "flame", "book.closed", "paperplane",
  ]
  static let colors = ["blue", "red", "green", "orange", "secondary", "accentColor", "purple"]
  static let fonts = [
    "headline", "subheadline", "caption", "title2", "title3", "footnote", "body", "callout",
  ]
}
