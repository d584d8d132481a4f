#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <termios.h>
#include <unistd.h>

static struct termios modes_before;
static int keys_input = -1;
static struct sigaction window_before;
static volatile sig_atomic_t window_changed;

/// A wait for a key ends by it, since it is installed without SA_RESTART.
static void note_window(int number) {
  (void)number;
  window_changed = 1;
}

static void watch_window(void) {
  struct sigaction action = {0};
  action.sa_handler = note_window;
  sigemptyset(&action.sa_mask);
  window_changed = 0;
  sigaction(SIGWINCH, &action, &window_before);
}

bool cle_keys_begin(int input, int output) {
  if (keys_input >= 0 || tcgetattr(input, &modes_before) != 0) return false;
  struct termios modes = modes_before;
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ISIG | IEXTEN);
  modes.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  cle_rescue_install(input, output);
  cle_rescue_arm(&modes_before);
  if (tcsetattr(input, TCSADRAIN, &modes) != 0) {
    cle_rescue_disarm();
    return false;
  }
  keys_input = input;
  watch_window();
  return true;
}

void cle_keys_end(void) {
  if (keys_input < 0) return;
  sigaction(SIGWINCH, &window_before, NULL);
  tcsetattr(keys_input, TCSADRAIN, &modes_before);
  cle_rescue_disarm();
  keys_input = -1;
}

int cle_keys_next(int milliseconds) {
  if (keys_input < 0) return -1;
  struct pollfd poller = {.fd = keys_input, .events = POLLIN};
  int ready;
  do {
    if (window_changed && milliseconds < 0) {
      window_changed = 0;
      return -3;
    }
    ready = poll(&poller, 1, milliseconds);
  } while (ready < 0 && errno == EINTR && milliseconds < 0);
  if (ready <= 0) return -2;
  unsigned char byte;
  ssize_t count;
  do count = read(keys_input, &byte, 1);
  while (count < 0 && errno == EINTR);
  return count == 1 ? byte : -1;
}
