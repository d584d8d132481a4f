#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static int pipe_ends[2] = {-1, -1};
static struct sigaction previous;
static int users;
static volatile sig_atomic_t noted, awaited;

/// The first Ctrl-C is noted. A second one, when nobody took note, ends the process as usual.
static void handle(int number) {
  int saved = errno;
  if (noted && !awaited) {
    sigaction(number, &previous, NULL);
    raise(number);
  }
  noted = 1;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(pipe_ends[1], &byte, 1);
  (void)written;
  errno = saved;
}

bool cle_interrupts_note(void) {
  if (users > 0) {
    users++;
    return true;
  }
  if (!cle_make_pipe(pipe_ends)) return false;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  if (sigaction(SIGINT, &action, &previous) != 0) return false;
  users = 1;
  return true;
}

void cle_interrupts_forget(void) {
  if (users == 0) return;
  users--;
  if (users == 0) sigaction(SIGINT, &previous, NULL);
}

/// Whether Ctrl-C was pressed since the last call.
bool cle_interrupts_take(void) {
  unsigned char bytes[64];
  bool any = false;
  if (users == 0) return false;
  while (read(pipe_ends[0], bytes, sizeof bytes) > 0) any = true;
  noted = 0;
  return any;
}

bool cle_interrupts_begin(void) {
  if (!cle_interrupts_note()) return false;
  awaited++;
  return true;
}

bool cle_interrupts_wait(int milliseconds) {
  struct pollfd waited = {.fd = users > 0 ? pipe_ends[0] : -1, .events = POLLIN};
  while (poll(&waited, 1, milliseconds) < 0 && errno == EINTR) {}
  return cle_interrupts_take();
}

void cle_interrupts_end(void) {
  if (awaited > 0) awaited--;
  cle_interrupts_forget();
}
