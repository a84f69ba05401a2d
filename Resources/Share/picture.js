// Draws the pictures of a run on a canvas from its drawing commands, as Glissade's own painter does.
//
// A picture is a tree of groups. The contents of a group have a number and stand in a table; a frame
// names the contents of its root. Lengths are in points, and a transform [a, b, c, d, e, f] leads
// from a group's own points to the pixels of the canvas.

"use strict";

const Command = { group: 0, shape: 1, path: 2, text: 3, image: 4, gradient: 5, backdrop: 6 };
const caps = ["butt", "round", "square"];
const joins = ["miter", "round", "bevel"];

// Returns the transform that performs `inner` and then `outer`.
function concatenated(inner, outer) {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [
    a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D,
    e * A + f * C + E, e * B + f * D + F,
  ];
}

function isUpright(m) {
  return m[1] === 0 && m[2] === 0 && m[0] > 0 && m[3] > 0;
}

// Returns a transform with which an image keeps its place and its edges: browsers move an upright one
// to whole pixels, by up to half a pixel, but not one that is turned by an invisible angle.
function sheared(m, x, y, width, height) {
  if (!isUpright(m)) return m;
  const edges = [
    m[0] * x + m[4], m[0] * (x + width) + m[4], m[3] * y + m[5], m[3] * (y + height) + m[5],
  ];
  if (edges.every((edge) => Math.abs(edge - Math.round(edge)) < 1e-3)) return m;
  const angle = 1e-5;
  return [m[0], angle * m[0], angle * m[3], m[3], m[4], m[5]];
}

function meanScale(m) {
  return Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
}

// Positions are rounded to 1/256 of a pixel before they are rounded to whole ones, so that rounding
// errors do not matter.
function snapped(value) {
  return Math.floor(Math.floor(value * 256 + 0.5) / 256 + 0.5);
}

// MARK: Outlines

// Returns the radii of an outline [x, y, width, height, radii …], clockwise from the upper left.
function radii(outline) {
  if (outline.length === 4) return [0, 0, 0, 0];
  return outline.length === 5 ? Array(4).fill(outline[4]) : outline.slice(4);
}

function inset(outline, distance) {
  const [x, y, width, height] = outline;
  if (2 * distance >= Math.min(width, height)) return [x + width / 2, y + height / 2, 0, 0];
  return [
    x + distance, y + distance, width - 2 * distance, height - 2 * distance,
    ...radii(outline).map((radius) => Math.max(0, radius - distance)),
  ];
}

// The distance of the controls of a quarter circle's cubic from the corner, as a part of the radius.
const cornerShare = 1 - (4 * (Math.SQRT2 - 1)) / 3;

function addOutline(path, outline) {
  const [x, y, width, height] = outline;
  if (outline.length === 4) {
    path.rect(x, y, width, height);
    return;
  }
  const [right, bottom] = [x + width, y + height];
  const [tl, tr, br, bl] = radii(outline);
  const k = cornerShare;
  path.moveTo(x + tl, y);
  path.lineTo(right - tr, y);
  path.bezierCurveTo(right - k * tr, y, right, y + k * tr, right, y + tr);
  path.lineTo(right, bottom - br);
  path.bezierCurveTo(right, bottom - k * br, right - k * br, bottom, right - br, bottom);
  path.lineTo(x + bl, bottom);
  path.bezierCurveTo(x + k * bl, bottom, x, bottom - k * bl, x, bottom - bl);
  path.lineTo(x, y + tl);
  path.bezierCurveTo(x, y + k * tl, x + k * tl, y, x + tl, y);
  path.closePath();
}

function outlinePath(outline) {
  const path = new Path2D();
  addOutline(path, outline);
  return path;
}

function isSameOutline(one, other) {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

// MARK: Tables

// The tables of a page, of which the larger parts are made at their first use.
class Tables {
  constructor(data) {
    this.data = data;
    this.nodes = [];
    for (const item of data.nodes) this.nodes.push(this.node(item));
    this.paths = new Array(data.paths.length);
    this.glyphs = new Array(data.glyphs.length);
    this.texts = new Array(data.texts.length);
    this.images = [];
  }

  // Decodes the pictures, without which nothing can be drawn at once.
  async load() {
    this.images = await Promise.all(
      this.data.images.map(async (source) => {
        const image = new Image();
        image.src = source;
        try {
          await image.decode();
        } catch {
          return null;
        }
        return new HalvedImage(image);
      }));
  }

  // Returns the contents of a group, which can be written as a difference from earlier ones.
  node(item) {
    if (item[0] === 0) {
      const [, clip, mask, shadow, dissolve, ...commands] = item;
      return { clip, mask, shadow, dissolve, commands, drawsOnce: null };
    }
    const [, base, before, after, ...middle] = item;
    const old = this.nodes[base];
    const rest = old.commands;
    const commands = rest.slice(0, before).concat(middle, rest.slice(rest.length - after));
    return { ...old, commands, drawsOnce: null };
  }

  path(number) {
    this.paths[number] ??= new Path2D(this.data.paths[number]);
    return this.paths[number];
  }

  // Returns a text as paths in the order of their colors, of which `null` is the text's own.
  text(number) {
    this.texts[number] ??= this.makeText(this.data.texts[number]);
    return this.texts[number];
  }

  makeText([glyphs, pictures, marks]) {
    const paths = new Map();
    for (const [glyph, x, y, size, color] of glyphs) {
      const key = color ?? null;
      if (!paths.has(key)) paths.set(key, new Path2D());
      const scale = size / this.data.glyphUnits;
      this.glyphs[glyph] ??= new Path2D(this.data.glyphs[glyph]);
      paths.get(key).addPath(
        this.glyphs[glyph], new DOMMatrix([scale, 0, 0, scale, x, y]));
    }
    return { paths: [...paths], pictures, marks };
  }

  // Returns whether no pixel is painted twice, so that an opacity can be passed on to the commands.
  drawsOnce(node) {
    node.drawsOnce ??=
      node.commands.length === 0 || (!node.shadow && !node.dissolve
        && node.commands.length === 1 && this.commandDrawsOnce(node.commands[0]));
    return node.drawsOnce;
  }

  commandDrawsOnce(command) {
    switch (command[0]) {
      case Command.group: return this.drawsOnce(this.nodes[command[1]]);
      case Command.shape: return command[2] === 0 || command.length === 3;
      case Command.path: return command[2] === 0 || command.length === 4;
      default: return true;
    }
  }
}

// An image, and the same at halves of its size, for reductions beyond those of bilinear filtering.
class HalvedImage {
  constructor(image) {
    this.levels = [image];
    this.width = image.naturalWidth;
    this.height = image.naturalHeight;
  }

  level(halvings) {
    while (this.levels.length <= halvings) {
      const last = this.levels[this.levels.length - 1];
      this.levels.push(halved(last, last.naturalWidth ?? last.width,
        last.naturalHeight ?? last.height));
    }
    return this.levels[halvings];
  }
}

// Returns a picture at half of its size: each pixel is the mean of four.
function halved(picture, width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width / 2);
  canvas.height = Math.ceil(height / 2);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.imageSmoothingQuality = "low";
  // At an odd edge the last row or column counts twice.
  if (width % 2 === 1) {
    context.drawImage(picture, width - 1, 0, 1, height, 0, 0, canvas.width, Math.ceil(height / 2));
  }
  if (height % 2 === 1) {
    context.drawImage(picture, 0, height - 1, width, 1, 0, 0, Math.ceil(width / 2), canvas.height);
  }
  context.setTransform(...sheared([1, 0, 0, 1, 0, 0], 0, 0, width / 2, height / 2));
  context.drawImage(picture, 0, 0, width / 2, height / 2);
  return canvas;
}

// MARK: Painter

class Painter {
  constructor(tables) {
    this.tables = tables;
    // The canvases that are being painted, from the bottom to the top.
    this.layers = [];
    this.spare = [];
    // The flat pictures of groups in perspective in the last frame and in this one.
    this.flats = new Map();
    this.usedFlats = new Map();
  }

  // Paints a frame: the contents of its root, its size and its background.
  paint(canvas, frame, scale) {
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = frame.background;
    context.fillRect(0, 0, frame.width * scale, frame.height * scale);
    context.save();
    context.beginPath();
    context.rect(0, 0, Math.ceil(frame.width * scale), Math.ceil(frame.height * scale));
    context.clip();
    this.layers = [canvas];
    this.usedFlats = new Map();
    this.paintNode(this.tables.nodes[frame.node], {
      context, transform: [scale, 0, 0, scale, 0, 0], opacity: 1, rim: null,
    });
    context.restore();
    this.flats = this.usedFlats;
    this.layers = [];
  }

  get width() { return this.layers[0].width; }
  get height() { return this.layers[0].height; }

  // Calls `body` with a transparent canvas of the picture's size, on which it can paint.
  withLayer(place, body, draw) {
    const index = this.spare.findIndex(
      (canvas) => canvas.width === this.width && canvas.height === this.height);
    const canvas = index < 0 ? document.createElement("canvas") : this.spare.splice(index, 1)[0];
    if (index < 0) {
      canvas.width = this.width;
      canvas.height = this.height;
    }
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    this.layers.push(canvas);
    body({ ...place, context, opacity: 1 });
    this.layers.pop();
    context.restore();
    draw(canvas);
    this.spare.push(canvas);
    if (this.spare.length > 8) this.spare.shift();
  }

  // Draws a layer as a whole.
  composite(canvas, context, opacity, operation = "source-over") {
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = opacity;
    context.globalCompositeOperation = operation;
    context.drawImage(canvas, 0, 0);
    context.restore();
  }

  // MARK: Groups

  paintGroup(command, place) {
    const node = this.tables.nodes[command[1]];
    const opacity = place.opacity * command[2];
    if (opacity <= 0) return;
    const numbers = command.slice(3);
    if (numbers.length === 13) {
      this.paintWarped(node, numbers, { ...place, opacity });
      return;
    }
    let own = numbers;
    if (numbers.length === 2) own = [1, 0, 0, 1, ...numbers];
    if (numbers.length === 9) {
      own = [numbers[0], numbers[1], numbers[3], numbers[4], numbers[6], numbers[7]];
    }
    const isIdentity = numbers.length === 2 && numbers[0] === 0 && numbers[1] === 0;
    const inner = {
      context: place.context, transform: concatenated(own, place.transform), opacity,
      rim: isIdentity ? place.rim : null,
    };
    if (opacity < 1 && !this.tables.drawsOnce(node)) {
      this.withLayer(inner, (layer) => this.paintNode(node, layer),
        (canvas) => this.composite(canvas, place.context, opacity));
    } else {
      this.paintNode(node, inner);
    }
  }

  // Paints shadow, clip and commands.
  paintNode(node, place) {
    if (node.shadow) this.paintShadow(node, place);
    this.paintContent(node, place);
  }

  paintContent(node, place) {
    if (node.mask) {
      this.paintMasked(node, place);
    } else if (node.dissolve) {
      this.paintDissolve(node, place);
    } else if (node.clip && !(place.rim && isSameOutline(place.rim, node.clip))) {
      this.clipped(outlinePath(node.clip), "nonzero", place, (inner) => {
        this.paintCommands(node, { ...inner, rim: node.clip });
      });
    } else {
      this.paintCommands(node, place);
    }
  }

  clipped(path, rule, place, body) {
    const { context } = place;
    context.save();
    context.setTransform(...place.transform);
    context.clip(path, rule);
    body(place);
    context.restore();
  }

  paintMasked(node, place) {
    const { context } = place;
    if (node.mask[0] === 1) {
      const rule = node.mask[2] === 1 ? "evenodd" : "nonzero";
      this.clipped(this.tables.path(node.mask[1]), rule, place,
        (inner) => this.paintCommands(node, { ...inner, rim: null }));
      return;
    }
    this.withLayer({ ...place, rim: null }, (layer) => {
      this.paintCommands(node, layer);
      const mask = node.mask[1];
      this.withLayer(layer, (inner) => this.paintGroup(mask, inner),
        (canvas) => this.composite(canvas, layer.context, 1, "destination-in"));
    }, (canvas) => this.composite(canvas, context, place.opacity));
  }

  // Mixes the old content with the new one, also where one of them is transparent.
  paintDissolve(node, place) {
    const [progress, old] = node.dissolve;
    this.withLayer({ ...place, rim: null }, (mixture) => {
      this.withLayer(mixture, (inner) => this.paintGroup(old, inner),
        (canvas) => this.composite(canvas, mixture.context, 1 - progress));
      this.withLayer(mixture, (inner) => this.paintCommands(node, inner),
        (canvas) => this.composite(canvas, mixture.context, progress, "lighter"));
    }, (canvas) => this.composite(canvas, place.context, place.opacity));
  }

  paintCommands(node, place) {
    for (const command of node.commands) {
      switch (command[0]) {
        case Command.group: this.paintGroup(command, place); break;
        case Command.shape: this.paintShape(command, place); break;
        case Command.path: this.paintPath(command, place); break;
        case Command.text: this.paintText(command, place); break;
        case Command.image: this.paintImage(command, place); break;
        case Command.gradient: this.paintGradient(command, place); break;
        case Command.backdrop: this.paintBackdrop(command, place); break;
      }
    }
  }

  // MARK: Shapes and paths

  fill(path, color, place, rule = "nonzero") {
    const { context } = place;
    context.setTransform(...place.transform);
    context.globalAlpha = place.opacity;
    context.fillStyle = color;
    context.fill(path, rule);
  }

  paintShape([, outline, fill, width, color], place) {
    if (fill) {
      // Beneath an opaque border the fill ends in its middle, so that it is not visible at the edge.
      let own = color && color.length === 7 ? inset(outline, width / 2) : outline;
      // The edge of a clip would show what is beneath if it were antialiased twice.
      if (place.rim && isSameOutline(place.rim, own)) own = inset(own.slice(0, 4), -2).slice(0, 4);
      this.fill(outlinePath(own), fill, place);
    }
    if (color) {
      const ring = outlinePath(outline);
      addOutline(ring, inset(outline, width));
      this.fill(ring, color, place, "evenodd");
    }
  }

  paintPath(command, place) {
    const [, number, fill, rule, stroke, width, miter, phase, cap, join, dash] = command;
    const { context } = place;
    const path = this.tables.path(number);
    if (fill) this.fill(path, fill, place, rule === 1 ? "evenodd" : "nonzero");
    if (!stroke) return;
    context.setTransform(...place.transform);
    context.globalAlpha = place.opacity;
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.lineCap = caps[cap];
    context.lineJoin = joins[join];
    context.miterLimit = Math.max(miter, 1);
    context.setLineDash(dash);
    context.lineDashOffset = phase;
    context.stroke(path);
    context.setLineDash([]);
  }

  paintGradient([, outline, geometry, stops, extent], place) {
    const { context } = place;
    const [kind, ...numbers] = geometry;
    let gradient;
    if (kind === 0) gradient = context.createLinearGradient(...numbers);
    if (kind === 1) gradient = context.createRadialGradient(...numbers);
    if (kind === 2) gradient = context.createConicGradient(numbers[2], numbers[0], numbers[1]);
    if (kind !== 2 && (extent & 1) === 0) gradient.addColorStop(0, "#0000");
    for (let index = 0; index < stops.length; index += 2) {
      gradient.addColorStop(Math.min(Math.max(stops[index], 0), 1), stops[index + 1]);
    }
    if (kind !== 2 && (extent & 2) === 0) gradient.addColorStop(1, "#0000");
    this.fill(outlinePath(outline), gradient, place);
  }

  // MARK: Texts and images

  paintText([, number, color, x, y, width, height], place) {
    const { context } = place;
    const text = this.tables.text(number);
    const t = place.transform;
    let transform = concatenated([1, 0, 0, 1, x, y], t);
    // Text that is neither turned nor distorted is as sharp in motion as at rest.
    if (isUpright(t) && t[0] === t[3]) {
      transform = [t[0], 0, 0, t[3], snapped(transform[4]), snapped(transform[5])];
    }
    const inner = { ...place, transform };
    const isClipped = width !== undefined;
    if (isClipped) {
      context.save();
      context.setTransform(...transform);
      context.beginPath();
      context.rect(0, 0, width, height);
      context.clip();
    }
    this.paintMarks(text.marks, 0, inner);
    for (const [own, path] of text.paths) this.fill(path, own ?? color, inner);
    if (text.pictures.length > 0) {
      const own = text.marks.length > 0 || text.paths.some(([key]) => key !== null);
      const alpha = own || color.length === 7 ? 1 : parseInt(color.slice(7), 16) / 255;
      for (const [image, ...frame] of text.pictures) {
        const whole = this.tables.images[image];
        if (!whole) continue;
        this.paintImage([4, image, 0, 0, whole.width, whole.height, ...frame, 0],
          { ...inner, opacity: inner.opacity * alpha });
      }
    }
    this.paintMarks(text.marks, 1, inner);
    if (isClipped) context.restore();
  }

  // Paints the marks below or above the letters.
  paintMarks(marks, level, place) {
    const { context } = place;
    for (const [x, y, width, height, color, dashes, isOnTop] of marks) {
      if (isOnTop !== level) continue;
      context.setTransform(...place.transform);
      context.globalAlpha = place.opacity;
      if (dashes.length === 0) {
        context.fillStyle = color;
        context.fillRect(x, y, width, height);
        continue;
      }
      context.strokeStyle = color;
      context.lineWidth = height;
      context.lineCap = "butt";
      context.setLineDash(dashes);
      context.lineDashOffset = 0;
      context.beginPath();
      context.moveTo(x, y + height / 2);
      context.lineTo(x + width, y + height / 2);
      context.stroke();
      context.setLineDash([]);
    }
  }

  paintImage([, number, sx, sy, sw, sh, dx, dy, dw, dh, filter], place) {
    const image = this.tables.images[number];
    if (!image || sw <= 0 || sh <= 0 || dw <= 0 || dh <= 0) return;
    const { context, transform: t } = place;
    // The pixels of the image per pixel of the picture.
    const across = sw / (dw * Math.hypot(t[0], t[1]));
    const down = sh / (dh * Math.hypot(t[2], t[3]));
    const isReduced = Math.max(across, down) > 1;
    const isNearest = (filter & (isReduced ? 2 : 1)) !== 0;
    let [halvings, step] = [0, Math.min(across, down)];
    while (!isNearest && step >= 1.5 && halvings < 12) {
      halvings += 1;
      step /= 2;
    }
    const level = image.level(halvings);
    const part = 1 / 2 ** halvings;
    // Browsers move an image of which a fraction of a pixel is drawn, so whole pixels are drawn, and
    // what is too much is cut off.
    const [left, top] = [Math.floor(sx * part), Math.floor(sy * part)];
    const width = Math.ceil((sx + sw) * part) - left;
    const height = Math.ceil((sy + sh) * part) - top;
    const [stretchX, stretchY] = [dw / (sw * part), dh / (sh * part)];
    const isWhole = width === sw * part && height === sh * part;
    context.setTransform(...sheared(t, dx, dy, dw, dh));
    if (!isWhole) {
      context.save();
      context.beginPath();
      context.rect(dx, dy, dw, dh);
      context.clip();
    }
    context.globalAlpha = place.opacity;
    context.imageSmoothingEnabled = !isNearest;
    context.imageSmoothingQuality = "low";
    context.drawImage(
      level, left, top, width, height, dx + (left - sx * part) * stretchX,
      dy + (top - sy * part) * stretchY, width * stretchX, height * stretchY);
    context.imageSmoothingEnabled = true;
    if (!isWhole) context.restore();
  }

  // MARK: Shadows

  paintShadow(node, place) {
    const [color, x, y, sigma, caster] = node.shadow;
    const { context, transform: t } = place;
    // What casts the shadow is drawn beside the canvas.
    const aside = this.width + 4096;
    context.save();
    context.globalAlpha = place.opacity;
    context.shadowColor = color;
    context.shadowBlur = 2 * sigma * meanScale(t);
    context.shadowOffsetX = aside + x * t[0] + y * t[2];
    context.shadowOffsetY = x * t[1] + y * t[3];
    context.fillStyle = "#000";
    if (caster === -1) {
      const content = { ...node, shadow: 0 };
      this.withLayer({ ...place, rim: null }, (layer) => this.paintContent(content, layer),
        (canvas) => {
          context.setTransform(1, 0, 0, 1, 0, 0);
          context.drawImage(canvas, -aside, 0);
        });
    } else {
      const path = Array.isArray(caster) ? outlinePath(caster) : this.tables.path(caster);
      context.setTransform(t[0], t[1], t[2], t[3], t[4] - aside, t[5]);
      context.fill(path);
    }
    context.restore();
  }

  // MARK: Backdrops

  // Blurs and colors what is beneath an outline, and paints a tint over it.
  paintBackdrop([, outline, sigma, saturation, tint], place) {
    const { context, transform: t } = place;
    const box = boundingBox(outline, t);
    const [left, top] = [Math.max(0, Math.floor(box[0])), Math.max(0, Math.floor(box[1]))];
    const right = Math.min(this.width, Math.ceil(box[2]));
    const bottom = Math.min(this.height, Math.ceil(box[3]));
    if (left >= right || top >= bottom) return;
    let halvings = 0;
    const whole = sigma * meanScale(t);
    while (halvings < 6 && whole / 2 ** halvings >= 4) halvings += 1;
    const size = 2 ** halvings;
    // Variances are additive: that of the mean over a pixel of the smaller size, and that of the
    // interpolation between such pixels, which is a triangle two of them wide.
    const done = halvings > 0 ? (1 - 1 / (size * size)) / 12 + 1 / 6 : 0;
    const rest = Math.sqrt(Math.max(0, (whole / size) ** 2 - done));
    const reach = (Math.ceil(rest * 3) + 1) * size;
    const x = Math.max(-size, Math.floor((left - reach) / size) * size);
    const y = Math.max(-size, Math.floor((top - reach) / size) * size);
    const endX = Math.min(Math.ceil(this.width / size) * size + size, right + reach);
    const endY = Math.min(Math.ceil(this.height / size) * size + size, bottom + reach);
    const width = Math.ceil((endX - x) / size) * size;
    const height = Math.ceil((endY - y) / size) * size;
    let picture = this.ground(x, y, width, height);
    for (let count = 0; count < halvings; count += 1) {
      picture = halved(picture, picture.width, picture.height);
    }
    const small = picture.getContext("2d");
    const pixels = small.getImageData(0, 0, picture.width, picture.height);
    blur(pixels, rest);
    colorize(pixels, saturation, tint);
    small.putImageData(pixels, 0, 0);
    this.clipped(outlinePath(outline), "nonzero", place, () => {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = place.opacity;
      context.imageSmoothingQuality = "low";
      context.drawImage(picture, x, y, width, height);
    });
  }

  // Returns what has been painted so far in a rectangle of pixels. Beyond the picture's edge the
  // outermost pixels are repeated.
  ground(x, y, width, height) {
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    for (const layer of this.layers) context.drawImage(layer, -x, -y);
    const [endX, endY] = [this.width - x, this.height - y];
    context.imageSmoothingEnabled = false;
    context.globalCompositeOperation = "copy";
    context.globalCompositeOperation = "source-over";
    if (x < 0) context.drawImage(canvas, -x, 0, 1, height, 0, 0, -x, height);
    if (endX < width) {
      context.drawImage(canvas, endX - 1, 0, 1, height, endX, 0, width - endX, height);
    }
    if (y < 0) context.drawImage(canvas, 0, -y, width, 1, 0, 0, width, -y);
    if (endY < height) {
      context.drawImage(canvas, 0, endY - 1, width, 1, 0, endY, width, height - endY);
    }
    return canvas;
  }

  // MARK: Perspective

  // Paints a group in perspective: its flat picture, whose pixels are found for each pixel here.
  paintWarped(node, numbers, place) {
    const box = numbers.slice(9);
    if (box[2] <= 0 || box[3] <= 0) return;
    const flat = this.flat(node, box, meanScale(place.transform));
    const t = place.transform;
    const own = [numbers.slice(0, 3), numbers.slice(3, 6), numbers.slice(6, 9)];
    const outer = [[t[0], t[1], 0], [t[2], t[3], 0], [t[4], t[5], 1]];
    const toFlat = [[1 / flat.scale, 0, 0], [0, 1 / flat.scale, 0], [flat.x, flat.y, 1]];
    const matrix = product(product(toFlat, own), outer);
    const frame = visibleFrame(matrix, flat, this.width, this.height);
    const inverse = inverted(matrix);
    if (!frame || !inverse) return;
    const canvas = document.createElement("canvas");
    canvas.width = frame.width;
    canvas.height = frame.height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const pixels = context.createImageData(frame.width, frame.height);
    sample(flat, inverse, frame, pixels);
    context.putImageData(pixels, 0, 0);
    place.context.setTransform(1, 0, 0, 1, 0, 0);
    place.context.globalAlpha = place.opacity;
    place.context.drawImage(canvas, frame.x, frame.y);
  }

  // Returns the flat picture of a group, of which only that of the last frame is kept.
  flat(node, box, scale) {
    const limit = 4000 / Math.max(box[2], box[3]);
    const own = Math.min(scale, limit);
    const known = this.flats.get(node) ?? this.usedFlats.get(node);
    if (known && known.scale === own) {
      this.usedFlats.set(node, known);
      return known;
    }
    // A transparent margin makes the edges smooth.
    const margin = 2;
    const [left, top] = [Math.floor(box[0] * own) - margin, Math.floor(box[1] * own) - margin];
    const canvas = document.createElement("canvas");
    canvas.width = Math.ceil((box[0] + box[2]) * own) + margin - left;
    canvas.height = Math.ceil((box[1] + box[3]) * own) + margin - top;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const layers = this.layers;
    this.layers = [canvas];
    this.paintNode(node, {
      context, transform: [own, 0, 0, own, -left, -top], opacity: 1, rim: null,
    });
    this.layers = layers;
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    const flat = {
      x: left / own, y: top / own, scale: own, width: canvas.width, height: canvas.height,
      pixels: premultiplied(image.data),
    };
    this.usedFlats.set(node, flat);
    return flat;
  }
}

// MARK: Pixels

function boundingBox([x, y, width, height], t) {
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
  const across = corners.map(([u, v]) => u * t[0] + v * t[2] + t[4]);
  const down = corners.map(([u, v]) => u * t[1] + v * t[3] + t[5]);
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

// Convolves opaque pixels with a Gaussian; beyond the edges the outermost ones are repeated.
function blur(image, sigma) {
  if (sigma < 0.1) return;
  const reach = Math.ceil(sigma * 3);
  const weights = [];
  for (let index = -reach; index <= reach; index += 1) {
    weights.push(Math.exp(-(index * index) / (2 * sigma * sigma)));
  }
  const sum = weights.reduce((one, other) => one + other);
  const kernel = weights.map((weight) => weight / sum);
  const { width, height, data } = image;
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let value = 0;
        for (let term = -reach; term <= reach; term += 1) {
          const column = Math.min(Math.max(x + term, 0), width - 1);
          value += kernel[term + reach] * data[4 * (y * width + column) + channel];
        }
        across[4 * (y * width + x) + channel] = value;
      }
    }
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let value = 0;
        for (let term = -reach; term <= reach; term += 1) {
          const row = Math.min(Math.max(y + term, 0), height - 1);
          value += kernel[term + reach] * across[4 * (row * width + x) + channel];
        }
        data[4 * (y * width + x) + channel] = value;
      }
    }
  }
}

// Changes the saturation, and paints a color over all pixels. The weights of luminance are those of
// ITU-R BT.709.
function colorize(image, saturation, tint) {
  const color = [1, 3, 5].map((start) => parseInt(tint.slice(start, start + 2), 16));
  const cover = tint.length === 7 ? 1 : parseInt(tint.slice(7), 16) / 255;
  const { data } = image;
  for (let index = 0; index < data.length; index += 4) {
    const gray = 0.2126 * data[index] + 0.7152 * data[index + 1] + 0.0722 * data[index + 2];
    for (let channel = 0; channel < 3; channel += 1) {
      const own = gray + (data[index + channel] - gray) * saturation;
      const bounded = Math.min(Math.max(own, 0), 255);
      data[index + channel] = bounded * (1 - cover) + color[channel] * cover;
    }
  }
}

function premultiplied(data) {
  const result = new Float32Array(data.length);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = data[index + 3];
    for (let channel = 0; channel < 3; channel += 1) {
      result[index + channel] = (data[index + channel] * alpha) / 255;
    }
    result[index + 3] = alpha;
  }
  return result;
}

// Returns the product of two matrices of rows, for row vectors.
function product(one, other) {
  return one.map((row) => [0, 1, 2].map(
    (column) => row[0] * other[0][column] + row[1] * other[1][column] + row[2] * other[2][column]));
}

function inverted([[a, b, c], [d, e, f], [g, h, i]]) {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (!(Math.abs(determinant) > 1e-12)) return null;
  return [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ].map((row) => row.map((value) => value / determinant));
}

// Returns the pixels of the canvas in which a flat picture can be seen, or null without any.
function visibleFrame(matrix, flat, width, height) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [u, v] of [[0, 0], [flat.width, 0], [0, flat.height], [flat.width, flat.height]]) {
    const [x, y, w] = [0, 1, 2].map(
      (column) => u * matrix[0][column] + v * matrix[1][column] + matrix[2][column]);
    // A corner behind the eye has no image, and what is between it and the others can be anywhere.
    if (w <= 1e-5) {
      [left, top, right, bottom] = [0, 0, width, height];
      break;
    }
    left = Math.min(left, x / w);
    right = Math.max(right, x / w);
    top = Math.min(top, y / w);
    bottom = Math.max(bottom, y / w);
  }
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  const [endX, endY] = [Math.min(width, Math.ceil(right)), Math.min(height, Math.ceil(bottom))];
  return x < endX && y < endY ? { x, y, width: endX - x, height: endY - y } : null;
}

// Finds the color of each pixel of a frame in a flat picture, as the mean of enough samples that
// none of its pixels is skipped.
function sample(flat, inverse, frame, image) {
  const [[a, b, c], [d, e, f], [g, h, i]] = inverse;
  const { pixels, width, height } = flat;
  const place = (x, y) => {
    const w = x * c + y * f + i;
    return [(x * a + y * d + g) / w, (x * b + y * e + h) / w];
  };
  const [middleX, middleY] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const here = place(middleX, middleY);
  const count = (other) => {
    const step = Math.hypot(other[0] - here[0], other[1] - here[1]);
    return Math.min(4, Math.max(1, Math.round(step)));
  };
  const across = count(place(middleX + 1, middleY));
  const down = count(place(middleX, middleY + 1));
  const samples = across * down;
  const result = image.data;
  const [rowStep, lastX, lastY] = [4 * width, width - 1, height - 1];
  const places = Array.from({ length: samples }, (_, part) => [
    ((part % across) + 0.5) / across, (Math.floor(part / across) + 0.5) / down,
  ]);
  const shiftX = Float64Array.from(places, ([x]) => frame.x + x);
  const shiftY = Float64Array.from(places, ([, y]) => frame.y + y);
  for (let row = 0; row < frame.height; row += 1) {
    for (let column = 0; column < frame.width; column += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let alpha = 0;
      for (let part = 0; part < samples; part += 1) {
        const x = column + shiftX[part];
        const y = row + shiftY[part];
        const w = x * c + y * f + i;
        if (w <= 0) continue;
        const u = (x * a + y * d + g) / w - 0.5;
        const v = (x * b + y * e + h) / w - 0.5;
        // The margin of the flat picture is transparent, so that its outermost pixels need no care.
        if (!(u >= 0 && v >= 0 && u < lastX && v < lastY)) continue;
        const left = u | 0;
        const top = v | 0;
        const right = u - left;
        const bottom = v - top;
        const one = (1 - right) * (1 - bottom);
        const two = right * (1 - bottom);
        const three = (1 - right) * bottom;
        const four = right * bottom;
        const upper = top * rowStep + 4 * left;
        const lower = upper + rowStep;
        alpha += one * pixels[upper + 3] + two * pixels[upper + 7] + three * pixels[lower + 3]
          + four * pixels[lower + 7];
        red += one * pixels[upper] + two * pixels[upper + 4] + three * pixels[lower]
          + four * pixels[lower + 4];
        green += one * pixels[upper + 1] + two * pixels[upper + 5] + three * pixels[lower + 1]
          + four * pixels[lower + 5];
        blue += one * pixels[upper + 2] + two * pixels[upper + 6] + three * pixels[lower + 2]
          + four * pixels[lower + 6];
      }
      if (alpha === 0) continue;
      const index = 4 * (row * frame.width + column);
      result[index] = (red * 255) / alpha;
      result[index + 1] = (green * 255) / alpha;
      result[index + 2] = (blue * 255) / alpha;
      result[index + 3] = alpha / samples;
    }
  }
}
