/// The page's script: arrow keys in the heat map, what a link leads to is opened, dark or light, and a
/// page that loads itself again stays where its reader is. Without it all can be read all the same.
let wallScript = """
  (function () {
    'use strict';
    var root = document.documentElement, store = null;
    try { store = window.sessionStorage; } catch (error) { store = null; }
    function keep(name, value) { try { store.setItem(name, value); } catch (error) { return; } }
    function kept(name) { try { return store.getItem(name); } catch (error) { return null; } }
    var theme = document.getElementById('theme');
    function isDark() {
      var chosen = root.getAttribute('data-theme');
      return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
    }
    function use(name) {
      if (name) root.setAttribute('data-theme', name);
      theme.setAttribute('aria-pressed', String(isDark()));
    }
    use(kept('theme'));
    theme.addEventListener('click', function () {
      var name = isDark() ? 'light' : 'dark';
      use(name);
      keep('theme', name);
    });
    function open() {
      var target = document.getElementById(location.hash.slice(1));
      if (!target) return;
      var around = target.closest('details');
      if (around) around.open = true;
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    }
    window.addEventListener('hashchange', open);
    var heat = document.querySelector('table.heat');
    heat.addEventListener('keydown', function (event) {
      var moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
      var move = moves[event.key], cell = event.target.closest('td');
      if (!move || !cell || event.ctrlKey || event.metaKey || event.altKey) return;
      var row = cell.parentElement.rowIndex, column = cell.cellIndex, next = null;
      do {
        row += move[0];
        column += move[1];
        next = heat.rows[row] && heat.rows[row].cells[column];
      } while (next && !next.querySelector('a'));
      if (!next) return;
      event.preventDefault();
      next.querySelector('a').focus();
    });
    var seconds = Number(document.body.getAttribute('data-reload'));
    if (!seconds) { open(); return; }
    var pause = document.getElementById('pause');
    function isPaused() { return kept('paused') === 'yes'; }
    function label() {
      pause.textContent = pause.getAttribute(isPaused() ? 'data-resume' : 'data-pause');
    }
    pause.addEventListener('click', function () {
      keep('paused', isPaused() ? 'no' : 'yes');
      label();
    });
    label();
    function focusable() { return Array.from(document.querySelectorAll('a, button, summary, [tabindex]')); }
    var place = kept('place');
    if (place === null) {
      open();
    } else {
      place = JSON.parse(place);
      Array.from(document.querySelectorAll('details')).forEach(function (part, index) {
        part.open = place.open.indexOf(index) >= 0;
      });
      if (focusable()[place.focus]) focusable()[place.focus].focus({ preventScroll: true });
      window.scrollTo(0, place.scroll);
    }
    window.setInterval(function () {
      if (isPaused() || document.hidden) return;
      var open = [];
      Array.from(document.querySelectorAll('details')).forEach(function (part, index) {
        if (part.open) open.push(index);
      });
      var focus = focusable().indexOf(document.activeElement);
      keep('place', JSON.stringify({ open: open, focus: focus, scroll: window.scrollY }));
      location.reload();
    }, seconds * 1000);
  })();
  """
