"""Landscapes."""
import numpy as np

from canvas import Canvas, below, box, circle, clouds, ellipse, hills, mix, polygon, step


def ridges():
    c = Canvas(1024, 683)
    c.sky((0, '2f4a72'), (0.35, 'c98f8a'), (0.55, 'f6c58f'), (1, 'fbe3b4'))
    c.glow((0.95, 0.43), 0.35, 'ffd79a', 0.7)
    c.disc(0.95, 0.43, 0.065, 'fff3d2')
    colors = ['d79d8c', 'b47c80', '8a6278', '5f4c6b', '3d395a', '232944']
    for k, color in enumerate(colors):
        base, lift = 0.45 + 0.09 * k, 0.055 + 0.012 * k
        curve = lambda x, b=base, l=lift, k=k: b + l * hills(x * (2.2 + 0.5 * k), 40 + 9 * k)
        c.fill(below(curve), color)
        mist = step(0, 0.16, c.y - curve(c.x)) * (1 - step(0.10, 0.3, c.y - curve(c.x)))
        c.fill(below(curve), 'f6cda4', mist * (0.42 - 0.06 * k))
    return c


def dunes():
    c = Canvas(683, 1024)
    c.sky((0, '5d86a8'), (0.25, 'a9c2c4'), (0.42, 'f3dcb4'), (1, 'f3dcb4'))
    c.disc(0.5, 0.2, 0.045, 'fff4d6')
    c.glow((0.5, 0.2), 0.16, 'ffe9bd', 0.5)
    lights = ['ecc08a', 'e7ac70', 'dd9658', 'cf7f48', 'b9683c']
    shades = ['c99068', 'bd7a55', 'a96548', '91533f', '703f36']
    for k in range(5):
        top = 0.36 + 0.125 * k
        phase, size = 1.9 * k + 0.4, 0.05 + 0.012 * k
        crest = lambda x, t=top, p=phase, s=size: t + s * np.sin(x * 5.2 + p) + 0.4 * s * np.sin(
            x * 9.1 + 2 * p)
        c.fill(below(crest), lights[k])
        depth = c.y - crest(c.x)
        bend = crest(c.x) + 0.35 * step(-0.1, 0.9, np.sin(c.x * 5.2 + phase + 1.2)) + 0.004
        ripple = 0.004 * np.sin((c.x * 3 + c.y * 8) * 9 + 2 * clouds(c.x * 5, c.y * 5, 3 + k))
        c.fill(np.maximum(-depth, c.y - bend + ripple), shades[k], 0.85)
        lines = 0.5 + 0.5 * np.sin((c.y * 1.6 - 0.25 * c.x) * 170 + 5 * clouds(c.x * 3, c.y * 3, k))
        c.fill(below(crest), 'fff0cf', 0.06 * lines)
    return c


def fjord():
    c = Canvas(683, 1024)
    c.sky((0, '6f9bb0'), (0.3, 'e2cfc0'), (0.58, 'f7b98c'), (1, 'f7b98c'))
    c.disc(0.33, 0.5, 0.05, 'fff0cf')
    c.glow((0.33, 0.5), 0.2, 'ffd9a0', 0.6)
    shore = 0.6
    walls = [('9fb6b8', 0.21, 5, 0.05), ('6f929b', 0.33, 21, 0.16), ('43707f', 0.44, 33, 0.25)]
    for color, height, seed, inset in walls:
        for side in (0, 1):
            far = np.abs(c.x - side * c.right) / c.right
            top = shore - height * (1.2 - step(0, 0.62 - inset, far) * 1.2)
            top = top + 0.035 * hills(c.x * 6 + side * 9, seed + side) * (far < 0.9)
            c.fill(np.maximum(top - c.y, c.y - shore), color)
            snow = top + 0.05 + 0.05 * hills(c.x * 14, seed + 3)
            c.fill(np.maximum(top - c.y, c.y - snow), 'f7f4ea', 0.85 * (height > 0.3))
    mirror = c.pixels[: int(shore * c.height)][::-1]
    rows = c.height - int(shore * c.height)
    sheet = mirror[:rows].copy()
    shift = (4 * np.sin(np.arange(rows) * 0.35) * np.linspace(0.3, 2.2, rows)).astype(int)
    for j in range(rows):
        sheet[j] = np.roll(sheet[j], shift[j], axis=0)
    tint = np.linspace(0.25, 0.75, rows)[:, None, None]
    c.pixels[int(shore * c.height):] = sheet * (1 - tint) + np.array([0.13, 0.33, 0.42]) * tint
    c.line((0.27, 0.755), (0.33, 0.755), 0.012, 'b23a2e')
    c.line((0.3, 0.748), (0.3, 0.728), 0.018, 'f4ecdd')
    for k in range(5):
        c.line((0.2 - 0.01 * k, 0.775 + 0.018 * k), (0.4 + 0.012 * k, 0.775 + 0.018 * k), 0.0018,
               'eef1ea', 0.5 - 0.08 * k)
    return c


def mesas():
    c = Canvas(1024, 576)
    c.sky((0, '3b2c53'), (0.3, 'a3455c'), (0.55, 'ec7f50'), (0.75, 'f9c069'), (1, 'f9c069'))
    c.disc(1.18, 0.5, 0.2, 'fbe0a1')
    c.glow((1.18, 0.5), 0.5, 'f7a25a', 0.45)
    for color, base, seed, count in (('b8504f', 0.62, 3, 5), ('86344a', 0.7, 8, 4),
                                     ('54233f', 0.79, 12, 3)):
        random = np.random.default_rng(seed)
        for k in range(count):
            x = (k + random.uniform(0.1, 0.9)) / count * c.right
            width, top = random.uniform(0.1, 0.26), base - random.uniform(0.08, 0.26)
            foot = width * 1.7
            c.fill(polygon((x - width / 2, top), (x + width / 2, top), (x + width * 0.54,
                base - 0.05),
                           (x + foot / 2, base + 0.04), (x - foot / 2, base + 0.04),
                           (x - width * 0.54, base - 0.05)), color)
            for j in range(3):
                y = top + 0.02 + 0.025 * j
                c.fill(box(x, y, width * 1.01, 0.006), 'ffd9a0', 0.10)
        c.fill(below(lambda x, b=base, s=seed: b + 0.012 * hills(x * 3, s)), color)
    c.fill(below(lambda x: 0.88 + 0.02 * hills(x * 2, 77)), '2c1530')
    for x, size in ((0.32, 0.19), (0.42, 0.11), (1.52, 0.15)):
        c.line((x, 0.93), (x, 0.93 - size), size * 0.14, '1d0e24')
        for side, up in ((-1, 0.45), (1, 0.62)):
            y = 0.93 - size * up
            c.line((x, y), (x + side * size * 0.25, y), size * 0.1, '1d0e24')
            c.line((x + side * size * 0.25, y), (x + side * size * 0.25, y - size * 0.28),
                size * 0.1,
                   '1d0e24')
    return c


def peak():
    c = Canvas(820, 1024)
    c.sky((0, '123a63'), (0.5, '4d87a8'), (0.8, 'cfdcd4'), (1, 'cfdcd4'))
    c.disc(0.62, 0.17, 0.05, 'f9efd7')
    top, left, right = (0.38, 0.24), (-0.12, 0.86), (0.98, 0.9)
    edge = 0.02 * hills(c.y * 9, 4)
    ridge = top[0] + (c.y - top[1]) * 0.12 + 0.05 * hills(c.y * 6, 12) * step(0.2, 0.5, c.y)
    shape = polygon(top, (0.52, 0.45), (0.62, 0.5), right, left, (0.2, 0.52))(c.x + edge * 0.4, c.y)
    c.fill(shape, '3c5f7c')
    c.fill(np.maximum(shape, ridge - c.x), '27445f')
    line = 0.56 + 0.09 * hills(c.x * 7, 30)
    c.fill(np.maximum(shape, c.y - line), 'f4f3ec')
    c.fill(np.maximum(np.maximum(shape, c.y - line), ridge - c.x), 'b7cbd6')
    streak = clouds(c.x * 16 + c.y * 9, c.y * 5, 9)
    c.fill(np.maximum(shape, 0.25 - streak + step(0.45, 0.75, c.y) * 0.5), 'f4f3ec', 0.5)
    for k, color in enumerate(['88a9b0', '4f7a80', '2d5658', '173a3c']):
        base = 0.73 + 0.07 * k
        c.fill(below(lambda x, b=base, k=k: b + 0.03 * hills(x * 3, 60 + k)), color)
        trees(c, base + 0.02, 26 - 4 * k, 0.028 + 0.018 * k, color, 70 + k)
    return c


def trees(c, y, count, size, color, seed):
    random = np.random.default_rng(seed)
    for _ in range(count):
        x, tall = random.uniform(0, c.right), size * random.uniform(0.7, 1.5)
        foot = y + random.uniform(-0.01, 0.03)
        for j in range(3):
            top = foot - tall * (1.0 - 0.25 * j)
            half = tall * (0.16 + 0.08 * j)
            c.stamp((x, top + tall * 0.2), tall, polygon(
                (x, top), (x + half, top + tall * 0.42), (x - half, top + tall * 0.42)), color)


def terraces():
    c = Canvas(900, 900)
    c.sky((0, 'f0d9a8'), (0.3, 'f7ebc9'), (1, 'f7ebc9'))
    c.disc(0.74, 0.16, 0.06, 'e5734a')
    c.fill(below(lambda x: 0.27 + 0.05 * hills(x * 3, 5)), 'a9bfa0')
    c.fill(below(lambda x: 0.33 + 0.04 * hills(x * 4, 9)), '86a888')
    greens = ['b9cc7a', '93b765', '6fa05a', '4f8a52', '3a7350', '2b5d4b']
    height = 0.55 * clouds(c.x * 1.5 + 3, c.y * 2.1, 14, 3) + 2.2 * (c.y - 0.34)
    land = 0.37 + 0.04 * np.sin(c.x * 5)
    count = 15
    level = np.floor(np.clip(height, 0, 2) * count / 1.6)
    part = np.clip(height, 0, 2) * count / 1.6 - level
    for k in range(count + 4):
        inside = np.where((level == k) & (c.y > land), -1.0, 1.0)
        water = 'cfe3d2' if k % 4 == 1 else 'f3dca0' if k % 4 == 3 else greens[k % 6]
        c.fill(inside, mix(water, greens[(k + 2) % 6], step(0.1, 1, part) * 0.8))
    c.fill(np.maximum(part - 0.13, land - c.y), '274b3d', 0.75, soft=0.03)
    for x, y in ((0.24, 0.62), (0.68, 0.5)):
        c.stamp((x, y), 0.08, polygon((x - 0.05, y), (x, y - 0.045), (x + 0.05, y)), '9c3f33')
        c.stamp((x, y), 0.08, box(x, y + 0.018, 0.07, 0.038), 'fbf3dc')
        c.stamp((x, y), 0.08, box(x, y + 0.022, 0.014, 0.03), '5b3a34')
    return c


PICTURES = {
    'ridges': ridges, 'dunes': dunes, 'fjord': fjord, 'mesas': mesas, 'peak': peak,
    'terraces': terraces,
}
