/// The page's script, in the order of its parts: plain JavaScript without a library. Text is put in as
/// text alone, so that nothing of a source can become markup.
enum PageScript {
  static var text: String {
    ["(() => {", start, rows, draw, side, page, "})();"].joined(separator: "\n")
  }

  /// The data, sentences, and making elements.
  private static let start = #"""
    "use strict";
    addEventListener("error", event => {
      document.documentElement.dataset.error = event.message;
    });
    const data = JSON.parse(document.getElementById("data").textContent);
    const picture = data.picture;
    const say = (key, ...facts) => data.words[key].replace(
      /\{(\d)(?:\|([^|}]*)\|([^}]*))?\}/g, (all, number, one, many) => {
        const fact = String(facts[number - 1] ?? "");
        return one === undefined ? fact : fact === "1" ? one : many;
      });
    const fill = (element, attributes, children) => {
      for (const [name, value] of Object.entries(attributes ?? {})) {
        if (name === "onclick") element.addEventListener("click", value);
        else if (value !== undefined && value !== false) element.setAttribute(name, value);
      }
      element.append(...(children ?? []).filter(child => child !== undefined && child !== ""));
      return element;
    };
    const make = (tag, attributes, ...children) =>
      fill(document.createElement(tag), attributes, children);
    const shape = (tag, attributes, ...children) =>
      fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
    const count = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
    """#

  /// The steps, keys, and what is said aloud.
  private static let page = #"""
    const length = Math.max(...picture.sides.map(side => side.steps.length));
    const sides = picture.sides.map(tree => new Side(tree));
    const longest = picture.sides.find(side => side.steps.length === length);
    const nameOf = index => index === 0 && longest.steps[0].action === "initial"
      ? say("firstDisplay") : longest.steps[index].action;
    const main = document.getElementById("sides");
    main.classList.toggle("alone", sides.length === 1);
    main.append(...sides.map(side => side.element));
    const earlier = make("button", { onclick: () => go(current - 1), "aria-label": say("earlier") }, "◀");
    const later = make("button", { onclick: () => go(current + 1), "aria-label": say("later") }, "▶");
    const buttons = Array.from({ length }, (_, index) => {
      const tally = picture.sides.map(side => side.steps[index]).map(step =>
        step ? `${step.rebuilt}/${step.needed}${step.unchecked.length ? "?" : ""}` : "–").join(" · ");
      const spoken = picture.sides.map(side => side.steps[index] ? say("countsOfSide", side.title,
        counted(side.steps[index])) : "").filter(text => text).join(". ");
      return make("button", { "data-step": index, title: spoken, onclick: () => go(index),
        "aria-label": `${say("step", index, length - 1, nameOf(index))}. ${spoken}` },
        make("span", { class: "action" }, nameOf(index)), make("span", { class: "tally" }, tally));
    });
    document.getElementById("steps").append(earlier,
      make("ol", {}, ...buttons.map(button => make("li", {}, button))), later);
    const legend = (className, key) => make("li", {}, shape("svg", { viewBox: "0 0 14 14", "aria-hidden": "true" },
      shape("rect", { class: className, x: 1, y: 1, width: 12, height: 12 })), say(key));
    document.getElementById("footer").append(
      make("ul", { class: "legend", "aria-label": say("legend") }, legend("cell", "rebuilt"), legend("cell new", "needed"),
        make("li", { class: "row ran", style: "--depth: 0; padding: 0" }, make("span", { class: "box" }, say("legendRan"))),
        make("li", { class: "row", style: "--depth: 0; padding: 0" }, make("span", { class: "box" }, say("legendSkipped"))),
        make("li", {}, make("span", { class: "pill" }, say("legendCause"))), make("li", {}, say("legendSteps"))),
      make("p", { class: "keys" }, say("keys")));
    let current = -1;
    function go(wanted) {
      const index = Math.min(Math.max(wanted, 0), length - 1);
      if (index === current || Number.isNaN(index)) return;
      current = index;
      sides.forEach(side => side.show(index));
      buttons.forEach((button, number) => {
        if (number === index) button.setAttribute("aria-current", "step");
        else button.removeAttribute("aria-current");
      });
      const list = buttons[index].closest("ol");
      list.scrollLeft = buttons[index].offsetLeft - list.offsetLeft - list.clientWidth / 3;
      earlier.disabled = index === 0;
      later.disabled = index === length - 1;
      document.getElementById("status").textContent = spokenStep(index);
      try { history.replaceState(null, "", "#" + index); } catch { /* A page without an address. */ }
    }
    // What ran, for those who do not see it.
    function spokenStep(index) {
      const parts = sides.filter(side => side.step).map(side => {
        const ran = new Map();
        for (const state of side.step.states) if (state.ran > 0) count(ran, side.tree.nodes[state.node].name);
        const names = [...ran].slice(0, 12).map(([name, times]) => times > 1 ? say("group", times, name) : name);
        const text = `${counted(side.step)}. ${names.length ? say("ranIn", names.join(", ")) : say("noneRan")}`;
        return sides.length > 1 ? say("countsOfSide", side.tree.title, text) : text;
      });
      const sentences = [say("step", index, length - 1, nameOf(index)), ...parts];
      return sentences.map(text => text.replace(/\.$/, "")).join(". ") + ".";
    }
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest?.(".code")) return;
      const moves = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: length - 1 };
      if (!(event.key in moves)) return;
      event.preventDefault();
      go(moves[event.key]);
    });
    addEventListener("hashchange", () => go(Number(location.hash.slice(1))));
    const wanted = Number(location.hash.slice(1));
    go(wanted > 0 ? wanted : 0);
    document.documentElement.dataset.ready = "";
    """#
}
