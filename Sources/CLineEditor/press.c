#include "internal.h"

#include <errno.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

static struct termios modes_before;
static int keys_input = -1;

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
  return true;
}

void cle_keys_end(void) {
  if (keys_input < 0) return;
  tcsetattr(keys_input, TCSADRAIN, &modes_before);
  cle_rescue_disarm();
  keys_input = -1;
}

int cle_keys_next(int milliseconds) {
  if (keys_input < 0) return -1;
  struct pollfd poller = {.fd = keys_input, .events = POLLIN};
  int ready;
  do ready = poll(&poller, 1, milliseconds);
  while (ready < 0 && errno == EINTR && milliseconds < 0);
  if (ready <= 0) return -2;
  unsigned char byte;
  ssize_t count;
  do count = read(keys_input, &byte, 1);
  while (count < 0 && errno == EINTR);
  return count == 1 ? byte : -1;
}
