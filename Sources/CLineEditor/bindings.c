#include "internal.h"

// Declared here because nothing else calls them.
unsigned char cle_enter(EditLine *line, int key);
unsigned char cle_new_line(EditLine *line, int key);
unsigned char cle_close_bracket(EditLine *line, int key);
unsigned char cle_end(EditLine *line, int key);
unsigned char cle_paste(EditLine *line, int key);
unsigned char cle_initial(EditLine *line, int key);
unsigned char cle_complete(EditLine *line, int key);
unsigned char cle_left(EditLine *line, int key);
unsigned char cle_right(EditLine *line, int key);
unsigned char cle_row_start(EditLine *line, int key);
unsigned char cle_row_end(EditLine *line, int key);

typedef struct command {
  const wchar_t *name, *help;
  cle_command function;
} command;

static const command commands[] = {
  {L"tutor-enter", L"End the input, or begin a new line", cle_enter},
  {L"tutor-new-line", L"Begin a new line", cle_new_line},
  {L"tutor-close-bracket", L"Insert a bracket, under the row it closes", cle_close_bracket},
  {L"tutor-end", L"Leave on an empty line, or delete", cle_end},
  {L"tutor-paste", L"Insert a paste", cle_paste},
  {L"tutor-initial", L"Insert the text a line begins with", cle_initial},
  {L"tutor-complete", L"Complete what is before the cursor", cle_complete},
  {L"tutor-up", L"Go up, or to older history", cle_up},
  {L"tutor-down", L"Go down, or to newer history", cle_down},
  {L"tutor-left", L"Go one character to the left", cle_left},
  {L"tutor-right", L"Go one character to the right", cle_right},
  {L"tutor-row-start", L"Go to the start of the row", cle_row_start},
  {L"tutor-row-end", L"Go to the end of the row", cle_row_end},
  {L"tutor-older", L"Go to older history", cle_older},
  {L"tutor-newer", L"Go to newer history", cle_newer},
  {L"tutor-older-with-prefix", L"Older history with this beginning", cle_older_with_prefix},
  {L"tutor-newer-with-prefix", L"Newer history with this beginning", cle_newer_with_prefix},
  {L"tutor-search", L"Search the history", cle_search_start},
  {L"tutor-search-step", L"A key of a search", cle_search_apply},
  {L"tutor-search-again", L"Search on", cle_search_again},
  {L"tutor-search-back", L"Search back", cle_search_back},
};

typedef enum keymaps {
  EVERYWHERE,
  EMACS,
  VI_INSERT,
  VI_COMMAND,
} keymaps;

typedef struct binding {
  keymaps where;
  const wchar_t *keys, *name;
} binding;

static const binding bindings[] = {
  {EVERYWHERE, L"\\200", L"tutor-paste"},
  {EVERYWHERE, L"\\202", L"ed-newline"},
  {EVERYWHERE, L"\\203", L"tutor-initial"},
  {EVERYWHERE, L"\\204", L"tutor-search-step"},
  {EVERYWHERE, L"\\205", L"tutor-end"},
  {EVERYWHERE, L"\\206", L"tutor-up"},
  {EVERYWHERE, L"\\207", L"tutor-down"},
  {EVERYWHERE, L"\\210", L"tutor-row-start"},
  {EVERYWHERE, L"\\211", L"tutor-row-end"},
  {EVERYWHERE, L"\\214", L"ed-prev-word"},
  {EVERYWHERE, L"\\216", L"ed-delete-next-char"},
  {EVERYWHERE, L"^M", L"tutor-enter"},
  {EVERYWHERE, L"^J", L"tutor-enter"},
  {EVERYWHERE, L"^R", L"tutor-search"},
  {EVERYWHERE, L"^P", L"tutor-older"},
  {EVERYWHERE, L"^N", L"tutor-newer"},

  {EMACS, L"\\212", L"tutor-left"},
  {EMACS, L"\\213", L"tutor-right"},
  {EMACS, L"\\201", L"ed-ignore"},
  {EMACS, L"}", L"tutor-close-bracket"},
  {EMACS, L")", L"tutor-close-bracket"},
  {EMACS, L"]", L"tutor-close-bracket"},
  {EMACS, L"\\215", L"em-next-word"},
  {EMACS, L"^I", L"tutor-complete"},
  {EMACS, L"^A", L"tutor-row-start"},
  {EMACS, L"^E", L"tutor-row-end"},
  {EMACS, L"\\e^M", L"tutor-new-line"},
  {EMACS, L"\\ep", L"tutor-older-with-prefix"},
  {EMACS, L"\\en", L"tutor-newer-with-prefix"},
  // Reads commands of libedit, one of which switches editing off.
  {EMACS, L"\\ex", L"ed-unassigned"},
  {EMACS, L"\\eX", L"ed-unassigned"},

  {VI_INSERT, L"\\212", L"tutor-left"},
  {VI_INSERT, L"\\213", L"tutor-right"},
  {VI_INSERT, L"\\201", L"vi-command-mode"},
  {VI_INSERT, L"}", L"tutor-close-bracket"},
  {VI_INSERT, L")", L"tutor-close-bracket"},
  {VI_INSERT, L"]", L"tutor-close-bracket"},
  {VI_INSERT, L"\\215", L"vi-next-word"},
  {VI_INSERT, L"^I", L"tutor-complete"},
  {VI_INSERT, L"^A", L"tutor-row-start"},
  {VI_INSERT, L"^E", L"tutor-row-end"},

  {VI_COMMAND, L"\\212", L"ed-prev-char"},
  {VI_COMMAND, L"\\213", L"ed-next-char"},
  {VI_COMMAND, L"\\201", L"ed-unassigned"},
  {VI_COMMAND, L"\\215", L"vi-next-word"},
  {VI_COMMAND, L"k", L"tutor-up"},
  {VI_COMMAND, L"j", L"tutor-down"},
  {VI_COMMAND, L"-", L"tutor-older"},
  {VI_COMMAND, L"+", L"tutor-newer"},
  {VI_COMMAND, L"K", L"tutor-older-with-prefix"},
  {VI_COMMAND, L"J", L"tutor-newer-with-prefix"},
  {VI_COMMAND, L"/", L"tutor-search"},
  {VI_COMMAND, L"?", L"tutor-search"},
  {VI_COMMAND, L"n", L"tutor-search-again"},
  {VI_COMMAND, L"N", L"tutor-search-back"},
  // These use libedit's own history, run its commands, or start an editor of its choice.
  {VI_COMMAND, L"G", L"ed-unassigned"},
  {VI_COMMAND, L"_", L"ed-unassigned"},
  {VI_COMMAND, L"@", L"ed-unassigned"},
  {VI_COMMAND, L":", L"ed-unassigned"},
  {VI_COMMAND, L"v", L"ed-unassigned"},
};

void cle_add_commands(cle_editor *editor) {
  for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
    el_wset(editor->line, EL_ADDFN, commands[i].name, commands[i].help, commands[i].function);
  }
}

static void bind(EditLine *line, const binding *binding, bool alternative) {
  if (alternative) el_wset(line, EL_BIND, L"-a", binding->keys, binding->name, NULL);
  else el_wset(line, EL_BIND, binding->keys, binding->name, NULL);
}

/// Binds the keys the editor cannot do without, whatever ~/.editrc says.
void cle_bind_keys(cle_editor *editor) {
  for (size_t i = 0; i < sizeof bindings / sizeof bindings[0]; i++) {
    const binding *binding = &bindings[i];
    bool vi = editor->vi_keys;
    bool in_first = binding->where == EVERYWHERE || binding->where == (vi ? VI_INSERT : EMACS);
    bool in_second = vi && (binding->where == EVERYWHERE || binding->where == VI_COMMAND);
    if (in_first) bind(editor->line, binding, false);
    if (in_second) bind(editor->line, binding, true);
  }
}
