#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

/// Waits for bytes or signals. True: there are bytes, an end or an error to be read.
static bool wait_for_input(cle_editor *editor, int timeout, bool *timed_out) {
  struct pollfd waited[2] = {
    {.fd = fileno(editor->in), .events = POLLIN},
    {.fd = cle_signal_descriptor(), .events = POLLIN},
  };
  *timed_out = false;
  int ready = poll(waited, 2, timeout);
  if (ready == 0) *timed_out = true;
  if (ready <= 0) return ready < 0 && errno != EINTR;
  if (waited[1].revents & POLLIN) cle_signals_arrived(editor);
  return waited[0].revents != 0;
}

/// True: more bytes. False with `ended`: none will come.
static bool fill(cle_editor *editor) {
  ssize_t count = read(fileno(editor->in), editor->bytes, sizeof editor->bytes);
  if (count > 0) {
    editor->first_byte = 0;
    editor->end_byte = (size_t)count;
    return true;
  }
  if (count < 0 && (errno == EINTR || errno == EAGAIN)) return false;
  // A terminal that went away answers EIO: the end, not a fault.
  if (count < 0 && errno != EIO) editor->error = errno;
  editor->ended = true;
  return false;
}

/// The next byte; CLE_NO_BYTE when `timeout` milliseconds passed (less than zero: wait for ever),
/// CLE_NO_MORE_BYTES at the end of the input.
int cle_next_byte(cle_editor *editor, int timeout) {
  while (editor->first_byte == editor->end_byte) {
    if (editor->ended) return CLE_NO_MORE_BYTES;
    cle_editing_mode(editor);
    bool timed_out;
    if (wait_for_input(editor, timeout, &timed_out)) fill(editor);
    if (timed_out || editor->interrupted) return CLE_NO_BYTE;
  }
  return editor->bytes[editor->first_byte++];
}

/// Puts back the byte that was taken last.
void cle_unread_byte(cle_editor *editor) {
  if (editor->first_byte > 0) editor->first_byte--;
}

bool cle_input_waiting(cle_editor *editor) {
  if (editor->first_byte != editor->end_byte) return true;
  struct pollfd waited = {.fd = fileno(editor->in), .events = POLLIN};
  return poll(&waited, 1, 0) > 0 && (waited.revents & POLLIN);
}

/// Forgets the bytes that were read and not decoded yet.
void cle_drop_input(cle_editor *editor) { editor->first_byte = editor->end_byte = 0; }
