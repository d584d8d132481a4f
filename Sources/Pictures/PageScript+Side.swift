extension PageScript {
  /// One program: its numbers, tree, causes and source.
  static let side = #"""
    class Side {
      constructor(tree) {
        this.tree = tree;
        this.open = new Map();
        this.more = new Map();
        this.focused = 0;
        this.numbers = make("dl", { class: "numbers" });
        this.area = make("div");
        this.notes = make("ul", { class: "notes" });
        this.rows = make("div", { class: "tree", role: "tree", "aria-label": tree.title });
        this.rows.addEventListener("keydown", event => this.key(event));
        this.causes = make("ul", { class: "causes" });
        this.element = make("section", { class: "side", "aria-label": tree.title },
          make("div", { class: "view" }, make("div", { class: "head" }, make("h2", {}, tree.title),
            make("span", { class: "root" }, tree.root)), this.numbers, this.area, this.notes,
            make("div", { class: "tools" },
              make("button", { onclick: () => this.all(true) }, say("unfoldAll")),
              make("button", { onclick: () => this.all(false) }, say("foldAll"))),
            make("div", { class: "scroll" }, this.rows),
            make("details", {}, make("summary", {}, say("causes")), this.causes), this.remarks()),
          this.source());
      }
      remarks() {
        const list = (key, texts) => texts.length === 0 ? undefined : make("details", {},
          make("summary", {}, `${say(key)} (${texts.length})`),
          make("ul", { class: "causes" }, ...texts.map(text => make("li", {}, text))));
        const cut = this.tree.isCut ? make("p", {}, say("tooLarge", this.tree.nodes.length)) : undefined;
        return make("div", {}, cut, list("assumed", this.tree.assumed), list("unchecked", this.tree.unchecked));
      }
      source() {
        this.code = this.tree.sources.map(file => file.lines.map(line => make("li", {},
          make("span", {}, line || " "))));
        return make("div", {}, ...this.tree.sources.map((file, index) => make("details",
          { open: index === 0 ? "" : undefined }, make("summary", {}, `${say("source")}: ${file.name}`),
          make("div", { class: "code", tabindex: "0", role: "region", "aria-label": file.name },
            make("ol", {}, ...this.code[index])))));
      }
      show(number) {
        this.step = this.tree.steps[number];
        const step = this.step;
        const number_ = (key, value) => make("div", {}, make("dt", {}, say(key, value)),
          make("dd", { "data-count": key }, String(value)));
        this.numbers.replaceChildren(...(step ? [number_("bodies", step.bodies),
          number_("rebuilt", step.rebuilt), number_("needed", step.needed)] : []));
        const scale = scaleOf(number);
        this.area.replaceChildren(...(step && step.rebuilt ? [area(step.rebuilt, step.needed, 32, 12, scale)] : []),
          ...(step && scale > 1 ? [make("span", { class: "words" }, say("cell", scale))] : []));
        this.notes.replaceChildren(...(step ? this.noteItems(step) : [make("li", {}, say("notTaken"))]));
        this.drawRows();
        this.causes.replaceChildren(...(step ? this.causeItems(step) : []));
        this.markLines(step);
      }
      noteItems(step) {
        return [
          ...step.writes.map(write => make("li", { class: "write" }, say("wrote", write.text))),
          ...(step.problem ? [make("li", {}, say("notCarriedOut", step.problem))] : []),
          ...step.gone.slice(0, 20).map(view => make("li", {}, say("gone", view))),
          ...step.unchecked.map(text => make("li", {}, say("uncheckedStep", text)))];
      }
      causeItems(step) {
        const items = step.states.filter(state => state.ran > 0).slice(0, 100).map(state =>
          make("li", {}, this.tree.nodes[state.node].name,
            make("ol", {}, ...state.why.map(why => make("li", {}, say("because", why))))));
        return items.length ? items : [make("li", {}, say("noneRan"))];
      }
      drawRows() {
        if (!this.step) return this.rows.replaceChildren();
        const rows = layout(this, this.step);
        this.shown = rows;
        const labels = new Map();
        for (const arrow of this.step.arrows) if (arrow.label) labels.set(arrow.to, arrow.label);
        this.items = rows.map((row, index) => this.row(row, index, rows, labels.get(row.id)));
        this.rows.replaceChildren(lines(rows, this.step), ...this.items);
        this.focused = Math.min(this.focused, rows.length - 1);
        this.items[this.focused]?.setAttribute("tabindex", "0");
      }
      row(row, index, rows, label) {
        const node = this.tree.nodes[row.id], state = row.state;
        const shown = state?.text ?? node.text;
        const kind = state?.ran > 0 ? "ran" : state?.built > 0 ? "touched" : "still";
        const canFold = row.count > 1 || row.inside > 0;
        const name = row.count > 1 ? say("group", row.count, node.name)
          : node.name + (node.row !== undefined ? ` #${node.row}` : "");
        const text = row.count === 1 && shown ? ` “${shown.length > 32 ? shown.slice(0, 31) + "…" : shown}”` : "";
        const isOpen = row.count === 1 && row.inside > 0 && row.hidden === 0;
        const item = make("div", { class: `row ${kind}${state?.needed > 0 ? " new" : ""}`, role: "treeitem",
          "aria-level": row.depth + 1, "aria-expanded": canFold ? String(isOpen) : undefined,
          tabindex: "-1", style: `--depth: ${row.depth}`, title: (state?.why ?? []).join("\n") || undefined,
          "data-view": row.count === 1 && node.kind === "view" ? node.name : undefined,
          "aria-label": [name + text, words(state), ...(state?.why ?? [])].filter(part => part).join(", ") },
          canFold ? make("button", { class: "fold", tabindex: "-1", "aria-hidden": "true",
            onclick: () => this.fold(index) }, isOpen ? "▾" : "▸") : undefined,
          make("span", { class: "box" }, name, make("span", { class: "shown" }, text)),
          label ? make("span", { class: "pill" }, label) : undefined,
          node.modifiers && row.count === 1 ? make("span", { class: "inside modifiers" }, node.modifiers) : undefined,
          state?.ran > 0 && state.built <= 60 ? area(state.built, state.needed, 30, 7, 1) : undefined,
          make("span", { class: "words long" }, words(state)),
          make("span", { class: "words short" }, fewWords(state)),
          row.hidden > 0 ? make("span", { class: "inside" }, say("insideHidden", row.hidden)) : undefined);
        item.addEventListener("click", () => this.focus(index, false));
        return item;
      }
      fold(index, wanted) {
        const row = this.shown[index];
        if (row.count > 1) {
          if (wanted !== false) this.more.set(row.group, (this.more.get(row.group) ?? 0) + 100);
        } else if (row.inside > 0) {
          this.open.set(row.id, wanted ?? row.hidden > 0);
        } else return false;
        this.focused = index;
        this.drawRows();
        this.items[Math.min(index, this.items.length - 1)]?.focus({ preventScroll: true });
        return true;
      }
      all(isOpen) {
        this.more.clear();
        this.tree.nodes.forEach((node, id) => { if (node.kind === "view") this.open.set(id, isOpen); });
        this.drawRows();
      }
      focus(index, moves) {
        if (index < 0 || index >= this.items.length) return;
        this.items[this.focused]?.setAttribute("tabindex", "-1");
        this.focused = index;
        this.items[index].setAttribute("tabindex", "0");
        if (moves) this.items[index].focus();
      }
      key(event) {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const row = this.shown[this.focused];
        switch (event.key) {
          case "ArrowDown": this.focus(this.focused + 1, true); break;
          case "ArrowUp": this.focus(this.focused - 1, true); break;
          case "Enter": case " ": this.fold(this.focused); break;
          case "ArrowRight":
            if (row.count === 1 && row.hidden === 0 || !this.fold(this.focused, true)) this.focus(this.focused + 1, true);
            break;
          case "ArrowLeft":
            if (row.count > 1 || row.hidden > 0 || row.inside === 0 || !this.fold(this.focused, false)) this.focus(row.parent ?? 0, true);
            break;
          default: return;
        }
        event.preventDefault();
        event.stopPropagation();
      }
      markLines(step) {
        this.code.forEach((lines, file) => {
          const ran = new Set(step?.lines[file] ?? []);
          const wrote = new Set((step?.writes ?? []).filter(write => write.source === file).map(write => write.line));
          lines.forEach((line, index) => {
            const isRan = ran.has(index + 1) || wrote.has(index + 1);
            if (line.classList.contains("ran") !== isRan) {
              const text = make(isRan ? "mark" : "span", {}, line.textContent);
              if (isRan) text.setAttribute("aria-label", `${line.textContent} (${say("ran")})`);
              line.replaceChildren(text);
              line.classList.toggle("ran", isRan);
            }
            line.classList.toggle("wrote", wrote.has(index + 1));
          });
          const first = lines.find(line => line.classList.contains("ran"));
          const box = first?.closest(".code");
          if (box) box.scrollTop = Math.max(0, first.offsetTop - box.offsetTop - 40);
        });
      }
    }
    """#
}
