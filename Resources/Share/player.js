// Plays the runs of the page: time, controls, plot and events.

"use strict";

(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (id) => document.getElementById(id);
  const kinds = {
    touch: "--accent", key: "--accent", gesture: "--third", callback: "--fourth",
    contact: "--second", alarm: "--alarm", remark: "--quiet", window: "--quiet",
  };
  const lineColors = ["--accent", "--second", "--third", "--fourth", "--alarm", "--quiet"];

  // MARK: Runs

  // A run whose frames are complete: each has its time, its picture, and the touches on it.
  function expanded(run, index) {
    let picture = null;
    let places = [];
    let next = 0;
    const frames = run.frames.map(([time, node, width, height, background], number) => {
      if (node !== undefined) {
        picture = {
          node, width: width ?? picture.width, height: height ?? picture.height,
          background: background ?? picture.background,
        };
      }
      if (next < run.touches.length && run.touches[next][0] === number) {
        places = run.touches[next].slice(1);
        next += 1;
      }
      return { time, picture, touches: places };
    });
    // A window is drawn in the box of its greatest size.
    const pictures = frames.map((frame) => frame.picture).filter(Boolean);
    const width = Math.max(...pictures.map((picture) => picture.width));
    const height = Math.max(...pictures.map((picture) => picture.height));
    return { ...run, index, frames, width, height };
  }

  // Returns the index of the last frame at or before a time.
  function frameIndex(run, time) {
    let [low, high] = [0, run.frames.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (run.frames[middle].time <= time + 1e-6) low = middle; else high = middle - 1;
    }
    return low;
  }

  const runs = data.runs.map(expanded);
  const [main, other] = runs;
  // Two runs are shown together from their releases on.
  const shift = other ? other.release - main.release : 0;
  const start = other ? Math.min(0, -shift) : 0;
  const lastTime = (run) => run.frames[run.frames.length - 1].time;
  const end = Math.max(lastTime(main), other ? lastTime(other) - shift : 0);
  // The instants of all frames, by which the page steps.
  const instants = [...new Set(
    main.frames.map((frame) => frame.time)
      .concat(other ? other.frames.map((frame) => Number((frame.time - shift).toFixed(4))) : []))]
    .sort((one, two) => one - two);

  const tables = new Tables(data);
  const painters = runs.map(() => new Painter(tables));

  // MARK: State

  const state = { index: 0, isPlaying: false, playedFrom: null, view: other ? "ghost" : "first" };
  const time = () => instants[state.index];

  function instantIndex(value) {
    let [low, high] = [0, instants.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (instants[middle] <= value + 1e-6) low = middle; else high = middle - 1;
    }
    return low;
  }

  function show(index) {
    state.index = Math.min(Math.max(index, 0), instants.length - 1);
    update();
  }

  function pause() {
    state.isPlaying = false;
    updateButtons();
  }

  function play() {
    if (state.index === instants.length - 1) state.index = 0;
    state.isPlaying = true;
    state.playedFrom = null;
    updateButtons();
    requestAnimationFrame(tick);
  }

  function tick(now) {
    if (!state.isPlaying) return;
    const speed = Number(find("speed").value);
    state.playedFrom ??= { now, time: time(), speed };
    // The new speed counts from here.
    if (state.playedFrom.speed !== speed) state.playedFrom = { now, time: time(), speed };
    const { playedFrom } = state;
    const index = instantIndex(playedFrom.time + ((now - playedFrom.now) / 1000) * speed);
    if (index !== state.index) show(index);
    if (index === instants.length - 1) pause(); else requestAnimationFrame(tick);
  }

  function step(count) {
    pause();
    show(state.index + count);
  }

  function scrub(value) {
    state.playedFrom = null;
    show(value);
  }

  // MARK: Pictures

  const screens = [];

  // Makes a canvas for each picture that the view has.
  function makeScreens() {
    find("screens").replaceChildren();
    screens.length = 0;
    const sides = { beside: [[main], [other]], ghost: [[main, other]], first: [[main]], second: [[other]] };
    for (const shown of sides[state.view]) {
      const figure = document.createElement("figure");
      const canvas = document.createElement("canvas");
      canvas.setAttribute("role", "img");
      figure.append(canvas);
      if (other) {
        const caption = document.createElement("figcaption");
        caption.textContent = shown.map((run) => run.name).join(" and, translucent, ");
        figure.append(caption);
      }
      find("screens").append(figure);
      screens.push({
        canvas, shown, over: document.createElement("canvas"),
        width: Math.max(...shown.map((run) => run.width)),
        height: Math.max(...shown.map((run) => run.height)),
      });
    }
    layout();
  }

  // The pixels of the display per CSS pixel, also in a page that is enlarged by two fingers.
  function density() {
    return devicePixelRatio * Math.min(Math.max(window.visualViewport?.scale ?? 1, 1), 3);
  }

  function layout() {
    const isWide = window.innerWidth >= 900;
    const area = find("screens").getBoundingClientRect();
    const gap = isWide ? 24 : 12;
    const across = (area.width - gap * (screens.length - 1)) / screens.length;
    const caption = other ? 52 : 0;
    const down = (isWide ? area.height : Math.max(window.innerHeight * 0.62, 320)) - caption;
    for (const screen of screens) {
      const factor = Math.max(Math.min(across / screen.width, down / screen.height), 0.05);
      const { canvas } = screen;
      canvas.style.width = `${screen.width * factor}px`;
      canvas.style.height = `${screen.height * factor}px`;
      canvas.parentElement.style.width = canvas.style.width;
      screen.scale = factor * density();
      canvas.width = Math.round(screen.width * screen.scale);
      canvas.height = Math.round(screen.height * screen.scale);
      screen.over.width = canvas.width;
      screen.over.height = canvas.height;
    }
    const plot = find("plot");
    plot.width = Math.round(plot.clientWidth * density());
    plot.height = Math.round(plot.clientHeight * density());
    update();
  }

  // The frame of a run at the page's time.
  function frameOf(run) {
    return run.frames[frameIndex(run, time() + (run === other ? shift : 0))];
  }

  function drawScreens() {
    for (const { canvas, shown, over, scale } of screens) {
      const [run, ghost] = shown;
      const frame = frameOf(run);
      if (frame.picture) painters[run.index].paint(canvas, frame.picture, scale);
      const context = canvas.getContext("2d");
      if (ghost) {
        const second = frameOf(ghost);
        if (second.picture) painters[ghost.index].paint(over, second.picture, scale);
        context.globalAlpha = 0.4;
        context.drawImage(over, 0, 0);
        context.globalAlpha = 1;
        if (find("pointer").checked) drawTouches(context, second.touches, scale, "#ffbd3d");
      }
      if (find("pointer").checked) drawTouches(context, frame.touches, scale, run === other ? "#ffbd3d" : "#6b8fff");
      canvas.setAttribute("aria-label", `The picture at ${words(time())}`);
    }
  }

  // Draws a dot for each touch, which is visible on light and on dark grounds.
  function drawTouches(context, places, scale, color) {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    for (let index = 0; index < places.length; index += 2) {
      context.beginPath();
      context.arc(places[index], places[index + 1], 12, 0, 2 * Math.PI);
      context.fillStyle = color;
      context.globalAlpha = 0.35;
      context.fill();
      context.globalAlpha = 0.25;
      context.lineWidth = 4;
      context.strokeStyle = "#000";
      context.stroke();
      context.globalAlpha = 1;
      context.lineWidth = 2;
      context.strokeStyle = "#fff";
      context.stroke();
    }
  }

  // MARK: Plot

  // The motion of the views with their colors and, of a second run, dashes.
  const lines = runs.flatMap((run) => run.tracks.map(([name, points], number) => ({
    run, name, color: lineColors[number % lineColors.length], points,
  })));

  // The kinds of events that the plot marks, with the opacity of their marks.
  const marks = { touch: 0.6, key: 0.6, gesture: 0.3, window: 0.3, alarm: 0.8, contact: 0.6 };

  const inset = { left: 0, right: 0, top: 14, bottom: 22 };
  const share = (value) => (end > start ? (value - start) / (end - start) : 0);

  function css(name) { return getComputedStyle(document.documentElement).getPropertyValue(name); }

  // What does not change with time is drawn once and kept.
  let plotGround = null;

  function drawPlot() {
    const plot = find("plot");
    const factor = density();
    const [width, height] = [plot.width / factor, plot.height / factor];
    const context = plot.getContext("2d");
    const key = `${plot.width} ${plot.height} ${css("--accent")}`;
    if (plot.width === 0 || plot.height === 0) return;
    if (plotGround?.key !== key) {
      const canvas = document.createElement("canvas");
      canvas.width = plot.width;
      canvas.height = plot.height;
      const ground = canvas.getContext("2d");
      ground.setTransform(factor, 0, 0, factor, 0, 0);
      drawPlotGround(ground, width, height);
      plotGround = { key, canvas };
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, plot.width, plot.height);
    context.drawImage(plotGround.canvas, 0, 0);
    context.setTransform(factor, 0, 0, factor, 0, 0);
    context.fillStyle = css("--text");
    context.fillRect(position(time(), width) - 0.75, 0, 1.5, height);
  }

  // The thumb of the scrubber is half as wide as this at either end.
  const thumb = 16;

  function position(value, width) { return thumb / 2 + share(value) * (width - thumb); }

  function drawPlotGround(context, width, height) {
    const bottom = height - inset.bottom;
    const values = lines.flatMap((line) => line.points.filter((_, index) => index % 2 === 1));
    const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
    const place = (value) => bottom - ((value - low) / Math.max(high - low, 1)) * (bottom - inset.top);
    context.font = "11px Inter, system-ui, sans-serif";
    drawSeconds(context, width, height);
    for (const run of runs) {
      for (const [frame, kind] of run.events) {
        if (!(kind in marks)) continue;
        const x = position(run.frames[Math.min(frame, run.frames.length - 1)].time - (run === other ? shift : 0), width);
        context.fillStyle = css(kinds[kind]);
        context.globalAlpha = marks[kind];
        // Contacts are many, and short.
        if (kind === "contact") context.fillRect(x - 0.5, bottom - 8, 1, 8);
        else context.fillRect(x - 0.5, inset.top - 8, 1, bottom - inset.top + 8);
        context.globalAlpha = 1;
      }
    }
    context.lineWidth = 1.75;
    context.lineJoin = "round";
    for (const { run, color, points } of lines) {
      context.beginPath();
      let last = -1;
      for (let index = 0; index < points.length; index += 2) {
        // Where the view was not in the picture, its line has a gap.
        if (points[index] < 0) {
          last = -1;
          continue;
        }
        const when = run.frames[Math.min(points[index], run.frames.length - 1)].time;
        const x = position(when - (run === other ? shift : 0), width);
        if (last < 0) context.moveTo(x, place(points[index + 1]));
        else context.lineTo(x, place(points[index + 1]));
        last = index;
      }
      context.strokeStyle = css(color);
      context.setLineDash(run === other ? [4, 3] : []);
      context.stroke();
    }
    context.setLineDash([]);
    if (values.length > 0) {
      label(context, `${Math.round(high)} pt`, 8, inset.top + 2);
      if (low < -0.5) label(context, `${Math.round(low)} pt`, 8, bottom - 3);
    }
  }

  // Draws a text that can be read over curves and marks.
  function label(context, text, x, y) {
    context.lineWidth = 4;
    context.lineJoin = "round";
    context.strokeStyle = css("--panel");
    context.strokeText(text, x, y);
    context.fillStyle = css("--quiet");
    context.fillText(text, x, y);
  }

  // Draws the seconds below the curves, as many as there is room for.
  function drawSeconds(context, width, height) {
    const most = Math.max(2, Math.floor(width / 64));
    const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60, 120].find((unit) => (end - start) / unit <= most) ?? 300;
    for (let value = Math.ceil(start / step) * step; value <= end; value += step) {
      const x = position(value, width);
      context.fillStyle = css("--line");
      context.fillRect(x - 0.5, 0, 1, height - inset.bottom);
      const text = `${Number(value.toFixed(2))} s`;
      const half = context.measureText(text).width / 2;
      context.fillStyle = css("--quiet");
      context.fillText(text, Math.min(Math.max(x - half, 4), width - 2 * half - 4), height - 7);
    }
  }

  // MARK: Events

  const rows = [];

  function makeEvents() {
    const all = runs.flatMap((run) => run.events.map(([frame, kind, text, reason]) => ({
      run, kind, text, reason,
      time: run.frames[Math.min(frame, run.frames.length - 1)].time - (run === other ? shift : 0),
    })));
    all.sort((one, two) => one.time - two.time);
    const list = find("events");
    for (const event of all) {
      const item = document.createElement("li");
      const button = document.createElement("button");
      const when = document.createElement("time");
      const mark = document.createElement("i");
      const label = document.createElement("span");
      when.textContent = event.time.toFixed(3);
      mark.style.setProperty("--mark", `var(${kinds[event.kind]})`);
      label.textContent = (event.run === other ? "second: " : "") + event.text;
      if (event.reason) {
        const reason = document.createElement("small");
        reason.textContent = event.reason;
        label.append(reason);
      }
      button.append(when, mark, label);
      button.addEventListener("click", () => {
        pause();
        show(instantIndex(event.time));
      });
      item.append(button);
      list.append(item);
      rows.push({ item, time: event.time });
    }
    if (all.length === 0) list.parentElement.hidden = true;
  }

  function updateEvents() {
    const list = find("events");
    let current = null;
    for (const row of rows) {
      const isOver = row.time <= time() + 1e-6;
      row.item.classList.toggle("later", !isOver);
      if (isOver) current = row;
    }
    for (const row of rows) row.item.classList.toggle("now", row === current);
    // The list scrolls by itself, so that the page stays where it is.
    if (current) {
      const top = current.item.offsetTop - list.offsetTop;
      const isSeen = top >= list.scrollTop
        && top + current.item.offsetHeight <= list.scrollTop + list.clientHeight;
      if (!isSeen) list.scrollTop = top - list.clientHeight / 2;
    } else {
      list.scrollTop = 0;
    }
  }

  // MARK: Facts

  function words(value) { return `${value.toFixed(3)} s`; }

  function makeFacts() {
    find("summary").textContent = runs.map((run) => {
      const changes = run.parameters.length === 1 ? "1 parameter changed"
        : `${run.parameters.length} parameters changed`;
      return `${run.name}: ${lastTime(run).toFixed(1)} s, ${run.frames.length} frames`
        + (run.parameters.length > 0 ? `, ${changes}` : "");
    }).join(" · ");
    for (const run of runs) {
      const list = document.createElement("dl");
      const facts = [
        ["Program", `${run.program} ${run.version}`], ["Demo", run.demo],
        ["Size", `${run.size[0]} × ${run.size[1]} points, at ${run.scale} ×`],
        ["Speed", `${run.speed} ×`], ["Reduced motion", run.reducesMotion ? "yes" : "no"],
        ["Recorded on", run.machine],
        ...run.parameters.map(([name, value]) => [name, String(value)]),
      ];
      for (const [name, value] of facts) {
        const [term, detail] = [document.createElement("dt"), document.createElement("dd")];
        term.textContent = name;
        detail.textContent = value;
        list.append(term, detail);
      }
      if (other) {
        const title = document.createElement("h3");
        title.textContent = run.name;
        find("facts").append(title);
      }
      find("facts").append(list);
      const link = document.createElement("a");
      link.textContent = `Download ${run.name}`;
      link.download = run.name;
      link.href = URL.createObjectURL(new Blob(
        [Uint8Array.from(atob(run.file), (letter) => letter.charCodeAt(0))],
        { type: "application/jsonl" }));
      find("downloads").append(link);
    }
    const note = document.createElement("span");
    note.className = "quiet";
    note.textContent = "Open it with “glissade open”.";
    find("downloads").append(note);
    const names = document.createElement("p");
    names.className = "quiet";
    const typed = main.isRedacted ? "with other letters in place of those that were typed"
      : "with the text that was typed";
    names.textContent = "This page contains the pictures of the run, the names of its views, every"
      + ` touch and key, and the recording itself ${typed}. It was made by Glissade ${data.program}.`;
    find("facts").append(names);
    const seen = new Set();
    for (const { name, color, run } of lines) {
      if (seen.has(name + run.index) || run === other) continue;
      seen.add(name + run.index);
      const item = document.createElement("li");
      const mark = document.createElement("i");
      mark.style.setProperty("--mark", `var(${color})`);
      item.append(mark, document.createTextNode(name));
      find("legend").append(item);
    }
  }

  // MARK: Updates

  function updateButtons() {
    find("play").setAttribute("aria-label", state.isPlaying ? "Pause" : "Play");
    find("playShape").setAttribute("d", state.isPlaying ? "M6 4h3v12H6zM12 4h3v12h-3z" : "M6 4l10 6-10 6z");
  }

  function update() {
    drawScreens();
    drawPlot();
    updateEvents();
    const scrubber = find("scrubber");
    // The scrubber has the plot's axis, which is time and not the number of a frame.
    scrubber.value = String(Math.round(share(time()) * 10000));
    scrubber.setAttribute("aria-valuetext", words(time()));
    const clock = find("clock");
    const [seconds, frame] = [document.createElement("b"), document.createElement("small")];
    seconds.textContent = words(time());
    frame.textContent = ` frame ${state.index + 1} of ${instants.length}`;
    clock.replaceChildren(seconds, frame);
  }

  // MARK: Input

  function choose(select, offset) {
    const { options } = select;
    select.selectedIndex = (select.selectedIndex + offset + options.length) % options.length;
    select.dispatchEvent(new Event("change"));
  }

  const keys = {
    " ": () => (state.isPlaying ? pause() : play()),
    ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
    ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
    Home: () => step(-instants.length),
    End: () => step(instants.length),
    s: () => choose(find("speed"), 1),
    t: () => find("pointer").click(),
    v: () => other && choose(find("view"), 1),
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A menu and a button have keys of their own.
    const { tagName, type } = event.target;
    if (tagName === "SELECT") return;
    const isButton = tagName === "BUTTON" || tagName === "SUMMARY" || tagName === "A" || type === "checkbox";
    if (event.key === " " && isButton) return;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action(event);
  });

  function scrubAt(event) {
    const box = find("plot").getBoundingClientRect();
    const part = (event.clientX - box.left - thumb / 2) / (box.width - thumb);
    scrub(instantIndex(start + Math.min(Math.max(part, 0), 1) * (end - start)));
  }

  find("plot").addEventListener("pointerdown", (event) => {
    pause();
    find("plot").setPointerCapture(event.pointerId);
    scrubAt(event);
  });
  find("plot").addEventListener("pointermove", (event) => {
    if (find("plot").hasPointerCapture(event.pointerId)) scrubAt(event);
  });
  find("scrubber").max = "10000";
  find("scrubber").addEventListener("input", () => {
    pause();
    scrub(instantIndex(start + (Number(find("scrubber").value) / 10000) * (end - start) + 1e-4));
  });
  find("play").addEventListener("click", () => (state.isPlaying ? pause() : play()));
  find("toStart").addEventListener("click", () => step(-instants.length));
  find("back").addEventListener("click", () => step(-1));
  find("forward").addEventListener("click", () => step(1));
  find("pointer").addEventListener("change", update);
  find("view").addEventListener("change", () => {
    state.view = find("view").value;
    makeScreens();
  });
  window.addEventListener("resize", layout);
  window.visualViewport?.addEventListener("resize", layout);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", layout);

  // MARK: Start

  find("viewChoice").hidden = !other;
  find("viewKey").hidden = !other;
  makeFacts();
  makeEvents();
  // For scripts that look at the page: what it draws, as soon as it can be drawn.
  window.glissade = tables.load().then(() => {
    makeScreens();
    // A link can name an instant, as “page.html#1.25”.
    const instant = Number(location.hash.slice(1));
    if (instant > 0) show(instantIndex(instant));
    return {
      runs, instants, state, show, time, frameOf,
      // Draws a frame of a run on a canvas of its own, without touches.
      draw(number, index, scale) {
        const canvas = document.createElement("canvas");
        const { picture } = runs[number].frames[index];
        canvas.width = Math.ceil(picture.width * scale);
        canvas.height = Math.ceil(picture.height * scale);
        painters[number].paint(canvas, picture, scale);
        return canvas;
      },
    };
  });
})();
