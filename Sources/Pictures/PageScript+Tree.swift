extension PageScript {
  /// Which rows a tree has: the same as `PictureRows` in Swift, with what a person unfolded.
  static let rows = #"""
    const states = step => new Map(step.states.map(state => [state.node, state]));
    // Hangs each shown node below the next shown one above it.
    function place(side, order, tree) {
      const isSmall = picture.isSmall;
      const above = new Map(), owners = new Map(), children = new Map(), hidden = new Map();
      const inside = new Map(), roots = [];
      for (const id of order) {
        const node = tree.nodes[id];
        const parent = node.parent === undefined ? undefined : above.get(node.parent);
        const owner = node.parent === undefined ? undefined : owners.get(node.parent);
        const isOpen = owner === undefined || (side.open.get(owner) ?? isSmall);
        owners.set(id, node.kind === "view" ? id : owner);
        if (node.kind !== "view" && owner !== undefined) count(inside, owner);
        if (node.kind !== "view" && parent !== undefined && !isOpen) {
          above.set(id, parent);
          count(hidden, parent);
          continue;
        }
        above.set(id, id);
        if (parent === undefined) roots.push(id);
        else if (children.has(parent)) children.get(parent).push(id);
        else children.set(parent, [id]);
      }
      return { children, hidden, inside, roots, isSmall };
    }
    // Numbers for what looks the same with all that is below it.
    function sign(order, tree, known, children) {
      const numbers = new Map(), signatures = new Map();
      for (let index = order.length - 1; index >= 0; index--) {
        const id = order[index], node = tree.nodes[id], state = known.get(id);
        const below = (children.get(id) ?? []).map(child => signatures.get(child));
        const key = JSON.stringify([node.name, node.modifiers ?? "", state?.ran ?? 0,
          state?.built ?? 0, state?.needed ?? 0, state?.why?.[0] ?? "", below]);
        if (!numbers.has(key)) numbers.set(key, numbers.size);
        signatures.set(id, numbers.get(key));
      }
      return signatures;
    }
    // Rows from top to bottom. Three or more equal neighbours are one row until it is unfolded.
    function layout(side, step) {
      const tree = side.tree, order = tree.orders[step.order], known = states(step);
      const placed = place(side, order, tree);
      const signatures = sign(order, tree, known, placed.children);
      const rows = [];
      const add = (nodes, depth, parent) => {
        let index = 0;
        while (index < nodes.length) {
          let end = index + 1;
          while (end < nodes.length && signatures.get(nodes[end]) === signatures.get(nodes[index])) end++;
          let alone = end - index < 3 ? end : index;
          if (alone === index) alone += Math.min(end - index, side.more.get(nodes[index]) ?? 0);
          const group = nodes[index];
          for (; index < alone; index++) single(nodes[index], depth, parent);
          if (alone < end) {
            rows.push({ id: nodes[alone], group, count: end - alone, depth, parent,
              state: known.get(nodes[alone]) });
          }
          index = end;
        }
      };
      const single = (id, depth, parent) => {
        const own = rows.length;
        rows.push({ id, count: 1, depth, parent, state: known.get(id), hidden: placed.hidden.get(id) ?? 0,
          inside: placed.inside.get(id) ?? 0, isOpen: side.open.get(id) ?? placed.isSmall });
        add(placed.children.get(id) ?? [], depth + 1, own);
      };
      add(placed.roots, 0, undefined);
      return rows;
    }
    """#

  /// Edges, arrows and areas.
  static let draw = #"""
    const rowHeight = 28, indent = 22, gutter = 18;
    const middle = index => index * rowHeight + rowHeight / 2;
    const left = depth => gutter + depth * indent;
    let tips = 0;
    function lines(rows, step) {
      const tip = "tip" + tips++;
      const svg = shape("svg", { class: "lines", "aria-hidden": "true" },
        shape("defs", {}, shape("marker", { id: tip, viewBox: "0 0 8 8", refX: 7, refY: 4,
          markerWidth: 5, markerHeight: 5, orient: "auto" },
          shape("path", { class: "tip", d: "M0 0L8 4L0 8Z" }))));
      rows.forEach((row, index) => {
        if (row.parent === undefined) return;
        const x = left(row.depth - 1) + 10;
        svg.append(shape("path", { class: "edge",
          d: `M${x} ${middle(row.parent) + 11}V${middle(index)}H${left(row.depth)}` }));
      });
      const position = new Map(rows.map((row, index) => [row.id, index]));
      for (const arrow of step.arrows) {
        const to = position.get(arrow.to);
        if (to === undefined || !arrow.label) continue;
        const from = position.get(arrow.from);
        const start = from === undefined ? `M7 -4` : `M${left(rows[from].depth) + 10} ${middle(from) + 11}`;
        svg.append(shape("path", { class: "arrow", "marker-end": `url(#${tip})`,
          d: `${start}V${middle(to)}H${left(rows[to].depth)}` }));
      }
      return svg;
    }
    // Rebuilt as cells, those that were needed filled. One cell is so many view values.
    function area(built, needed, columns, size, scale) {
      const total = Math.ceil(built / scale);
      const fresh = needed === built ? total : Math.min(total, Math.ceil(needed / scale));
      const width = Math.min(total, columns) * size, height = Math.ceil(total / columns) * size;
      const svg = shape("svg", { class: "area", width: width + 1, height: height + 1,
        viewBox: `-0.5 -0.5 ${width + 1} ${height + 1}`, "aria-hidden": "true" });
      const cells = (from, to) => Array.from({ length: Math.max(0, to - from) }, (_, index) => {
        const at = from + index, side = size - 1;
        return `M${(at % columns) * size} ${Math.floor(at / columns) * size}h${side}v${side}h${-side}z`;
      }).join("");
      if (fresh < total) svg.append(shape("path", { class: "cell", d: cells(fresh, total) }));
      if (fresh > 0) svg.append(shape("path", { class: "cell new", d: cells(0, fresh) }));
      return svg;
    }
    // One value a cell as long as they fit, and the same for all sides of a step.
    const scaleOf = index => Math.ceil(
      Math.max(1, ...picture.sides.map(side => side.steps[index]?.rebuilt ?? 0)) / 320);
    function counts(state) {
      return state.needed === 0 ? say("nothingNew", state.built)
        : say("builtAndNeeded", state.built, state.needed);
    }
    function words(state) {
      if (!state) return "";
      if (state.ran === 0 && state.built === 0) return state.why.length ? say("skipped") : "";
      // Of views alone it is said why; their rows and other content may run without their body.
      if (state.ran === 0) return state.why.length ? `${say("contentRan")}, ${counts(state)}` : counts(state);
      return (state.ran === 1 ? say("ran") : say("ranTimes", state.ran)) + ", " + counts(state);
    }
    // The same where there is little room: the colour of the row says whether it ran.
    function fewWords(state) {
      if (!state || state.ran === 0 && state.built === 0) return words(state);
      return `${state.ran > 1 ? `${state.ran} × ` : ""}${state.built}/${state.needed}`;
    }
    const counted = step => say("counts", step.bodies, step.rebuilt, step.needed);
    """#
}
