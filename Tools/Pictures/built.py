"""Architecture and still lifes."""
import numpy as np

from canvas import (Canvas, below, both, box, capsule, circle, clouds, ellipse, hills, less, mix,
                    polygon, step)


def arch(x, foot, half, tall):
    """Returns a round arch above a foot."""
    top = foot - tall + half
    return lambda u, v: np.minimum(
        box(x, (top + foot) / 2, 2 * half, foot - top)(u, v), circle(x, top, half)(u, v))


def arches():
    c = Canvas(683, 1024)
    c.sky((0, '6fb4cc'), (0.5, 'b9dcd8'), (1, 'e9e3cc'))
    c.fill(box(0.2, 0.62, 0.4, 0.95), 'e7886c')
    c.fill(box(0.2, 0.15, 0.4, 0.016), 'f4a98a')
    c.fill(polygon((0.4, 0.142), (0.667, 0.29), (0.667, 1.1), (0.4, 1.1)), 'c9604f')
    c.fill(polygon((0.4, 0.142), (0.667, 0.29), (0.667, 0.3), (0.4, 0.158)), 'e7886c')
    for y in (0.42, 0.66):
        c.fill(arch(0.2, y, 0.075, 0.2), '8f3a44')
        c.fill(both(arch(0.2, y, 0.075, 0.2), arch(0.225, y, 0.075, 0.2)), '5c2a44')
        c.fill(box(0.2, y + 0.006, 0.18, 0.014), 'f4b596')
    c.fill(arch(0.2, 0.92, 0.085, 0.2), '3c2140')
    c.fill(both(arch(0.2, 0.92, 0.085, 0.2), below(lambda x: 0.86 + 0 * x)), '2f7f96')
    c.disc(0.2, 0.8, 0.03, 'f8d98c')
    for k in range(11):
        y, x = 0.92 - 0.042 * k, 0.35 + 0.03 * k
        c.fill(polygon((x, y), (0.7, y), (0.7, y + 0.05), (x, y + 0.05)), 'f2a585')
        c.fill(polygon((x, y + 0.02), (0.7, y + 0.02), (0.7, y + 0.045), (x, y + 0.045)), 'a8474a')
    c.fill(box(0.33, 0.985, 0.9, 0.13), 'f0b48f')
    c.fill(polygon((0, 0.93), (0.3, 0.93), (0.46, 1.0), (0, 1.0)), 'b95a50', 0.35, soft=0.004)
    c.disc(0.53, 0.13, 0.055, 'fdf3d6')
    return c


def skyline():
    c = Canvas(1024, 683)
    c.sky((0, '27305f'), (0.35, '7a4f86'), (0.6, 'e8806f'), (0.8, 'fac27d'), (1, 'fac27d'))
    c.glow((0.75, 0.72), 0.4, 'ffd28c', 0.5)
    random = np.random.default_rng(31)
    for depth, (wall, light, base) in enumerate((('9a5f7d', 'c98a86', 0.42), ('5d4472', 'f3b77a',
        0.5),
                                                 ('2a2850', 'ffd98e', 0.6))):
        x = -0.03
        while x < c.right:
            wide = random.uniform(0.06, 0.14)
            top = base + random.uniform(-0.17, 0.14)
            c.fill(box(x + wide / 2, (top + 1.1) / 2, wide, 1.1 - top), wall)
            kind = random.integers(0, 4)
            if kind == 0:
                c.fill(polygon((x, top), (x + wide / 2, top - wide * 0.5), (x + wide, top)), wall)
                c.line((x + wide / 2, top - wide), (x + wide / 2, top), 0.003, wall)
            elif kind == 1:
                c.fill(box(x + wide / 2, top - 0.02, wide * 0.6, 0.05), wall)
                c.line((x + wide * 0.6, top - 0.11), (x + wide * 0.6, top), 0.003, wall)
            elif kind == 2:
                c.disc(x + wide / 2, top, wide * 0.35, wall)
            cell, rows = 0.017, int((1 - top) / 0.024)
            for j in range(rows):
                for k in range(int(wide / cell) - 1):
                    if random.uniform() < (0.10, 0.22, 0.4)[depth]:
                        px, py = x + cell * (k + 1), top + 0.025 + 0.024 * j
                        c.stamp((px, py), 0.012, box(px, py, 0.008, 0.012), light,
                                random.uniform(0.5, 1))
            x += wide + random.uniform(0.0, 0.02)
    return c


def bridge():
    c = Canvas(1024, 576)
    c.sky((0, 'a9c6cf'), (0.5, 'dfe3d8'), (0.8, 'f3e4cc'), (1, 'e9d3ba'))
    c.disc(0.5, 0.3, 0.06, 'fff7e2')
    c.glow((0.5, 0.3), 0.25, 'fff1cf', 0.6)
    c.fill(below(lambda x: 0.62 + 0.07 * hills(x * 2, 71)), 'b3c6c3')
    c.fill(below(lambda x: 0.7 + 0.04 * hills(x * 2.6, 75) - 0.1 * step(1.2, 1.8, x)), '8fabac')
    c.fill(below(lambda x: 0.76 + 0 * x), mix('9fbcc0', '3f7286', step(0.76, 1, c.y)))
    red, dark, deck = 'c8452f', '98302a', 0.63
    for x in (0.42, 1.36):
        c.line((x - 0.016, 0.14), (x - 0.016, 0.8), 0.018, red)
        c.line((x + 0.016, 0.14), (x + 0.016, 0.8), 0.014, dark)
        for y in (0.16, 0.3, 0.46):
            c.fill(box(x, y, 0.05, 0.022), red)
        c.fill(box(x, 0.8, 0.11, 0.03, 0.008), '6f7f84')
    def cable(x):
        near = np.where(x < 0.42, 0.42 - x, np.where(x > 1.36, x - 1.36, 0))
        mid = (x - 0.89) / 0.47
        return np.where(near > 0, 0.15 + near * 1.0, 0.15 + 0.42 * (1 - mid * mid))
    c.fill(np.maximum(np.abs(c.y - cable(c.x)) - 0.0045 * (1 + 0.6 * np.abs(c.x - 0.89)),
                      c.y - deck), red)
    for x in np.arange(0.015, c.right, 0.026):
        y = float(cable(np.array(x)))
        if y < deck:
            c.line((x, y), (x, deck), 0.0022, red, 0.9)
    c.fill(box(c.right / 2, deck, c.right + 0.1, 0.02), red)
    c.fill(box(c.right / 2, deck + 0.016, c.right + 0.1, 0.014), dark)
    fog = step(-0.1, 0.8, clouds(c.x * 1.3, c.y * 4, 5)) * step(0.3, 0.12, np.abs(c.y - 0.72))
    c.fill(np.full(c.x.shape, -1.0), 'f6efe2', 0.8 * fog)
    for k in range(12):
        y = 0.84 + 0.013 * k
        c.fill(np.abs(c.y - y - 0.003 * np.sin(c.x * 19 + 2 * k)) - 0.0012, 'eef0e6', 0.35)
    return c


def blocks():
    c = Canvas(900, 900)
    c.sky((0, 'f3e5cb'), (1, 'efd9ba'))
    hues = [('f6c177', 'd9824f', 'a8503f'), ('8fc0b5', '4f8c8b', '2c5d68'),
            ('f4a99a', 'd8695f', '9c3f4c'), ('fbf2dd', 'd9c8a6', 'ab9678'), ('5f78a8', '3d527f',
                '27365a')]
    random = np.random.default_rng(14)
    size = 0.085
    dx, dy = size * 0.866, size * 0.5
    for row in range(7):
        for k in range(7):
            i, j = k, row
            tall = [1, 2, 3, 1, 4, 2, 1][(i * 3 + j * 5) % 7] * 0.5 + random.choice([0, 0.5])
            x, y = 0.5 + (i - j) * dx, 0.3 + (i + j) * dy
            top, left, right = hues[(i * 2 + j * 3 + (i * j) % 2) % 5]
            h = tall * size
            c.fill(polygon((x - dx, y - h), (x, y + dy - h), (x, y + dy), (x - dx, y)), left)
            c.fill(polygon((x + dx, y - h), (x, y + dy - h), (x, y + dy), (x + dx, y)), right)
            c.fill(polygon((x, y - dy - h), (x + dx, y - h), (x, y + dy - h), (x - dx, y - h)), top)
            if (i + 2 * j) % 5 == 0:
                c.stamp((x, y - h), 0.06, ellipse(x, y - h, size * 0.36, size * 0.2), right)
            if (2 * i + j) % 6 == 1 and tall > 0.9:
                c.fill(polygon((x - dx * 0.68, y - h * 0.72), (x - dx * 0.32,
                    y - h * 0.72 + dy * 0.36),
                               (x - dx * 0.32, y + dy * 0.5), (x - dx * 0.68, y + dy * 0.18)),
                                   right)
    return c


def still():
    c = Canvas(820, 1024)
    c.sky((0, 'd9b8a0'), (0.66, 'e9cdb2'), (0.661, '8f5f58'), (1, '6f4450'))
    c.fill(polygon((0.48, 0), (0.9, 0), (0.9, 0.66), (0.66, 0.66)), 'f6e3c4', 0.5, soft=0.03)
    for x, y, a, b in ((0.3, 0.8, 0.25, 0.03), (0.56, 0.83, 0.16, 0.026), (0.19, 0.87, 0.13, 0.022),
                       (0.66, 0.9, 0.15, 0.022)):
        c.fill(ellipse(x - 0.05, y, a, b), '3d2238', 0.5, soft=0.03)
    cone = polygon((0.6, 0.4), (0.74, 0.8), (0.46, 0.8))
    base = ellipse(0.6, 0.8, 0.14, 0.03)
    c.fill(lambda u, v: np.minimum(cone(u, v), base(u, v)), '3f7f84')
    c.fill(lambda u, v: np.maximum(np.minimum(cone(u, v), base(u, v)), u - 0.6 + (v - 0.8) * 0.1),
           '1f4f60', 0.85, soft=0.08, within=lambda u, v: np.minimum(cone(u, v), base(u, v)))
    neck = lambda v: 0.05 + 0.085 * step(0.36, 0.55, v) - 0.055 * step(0.62, 0.82,
        v) + 0.022 * step(
        0.34, 0.27, v)
    vase = lambda u, v: np.maximum(np.abs(u - 0.31) - neck(v), np.maximum(0.26 - v, v - 0.8))
    c.fill(vase, 'e8e0cd')
    c.fill(lambda u, v: np.maximum(vase(u, v), u - 0.29 + 0 * v), 'a8907f', 0.8, soft=0.14,
           within=vase)
    for y in (0.52, 0.545):
        c.fill(lambda u, v, y=y: np.maximum(vase(u, v),
            np.abs(v - y - 0.01 * np.cos((u - 0.31) * 8)) - 0.005),
               'b8503c')
    c.fill(ellipse(0.31, 0.262, 0.07, 0.012), '4d3038')
    for a, long, tint in ((-1.9, 0.24, 'b8843f'), (-1.5, 0.26, 'd3a552'), (-1.2, 0.22, '9c6b3a'),
                          (-2.3, 0.18, 'd3a552'), (-0.85, 0.2, 'b8843f')):
        x, y = 0.31, 0.26
        for k in range(9):
            t = (k + 1) / 9
            px, py = x + np.cos(a) * long * t, y + np.sin(a) * long * t
            c.line((x, y), (px, py), 0.003, '6b5236')
            for side in (-1, 1):
                c.leaf(px, py, 0.05 * (1.25 - t), 0.018, a + side * 0.7, tint)
    ball(c, 0.2, 0.785, 0.085, 'd9573f', '7f2a33', 'f7a98a')
    ball(c, 0.665, 0.865, 0.05, 'f0c25c', 'a8713a', 'fdebb0')
    cube = ('6f86b0', '3f5380', '9fb4cf')
    x, y, s = 0.44, 0.86, 0.075
    c.fill(polygon((x - s, y - s), (x, y - s * 0.6), (x, y + s * 0.6), (x - s, y + s * 0.1)),
        cube[1])
    c.fill(polygon((x + s, y - s), (x, y - s * 0.6), (x, y + s * 0.6), (x + s, y + s * 0.1)),
        cube[0])
    c.fill(polygon((x - s, y - s), (x, y - s * 1.4), (x + s, y - s), (x, y - s * 0.6)), cube[2])
    return c


def ball(c, x, y, r, color, dark, light):
    shape = circle(x, y, r)
    c.fill(shape, color)
    c.fill(less(shape, circle(x + r * 0.35, y - r * 0.35, r * 0.95)), dark, 0.85,
           soft=r * 0.8, within=shape)
    c.disc(x + r * 0.32, y - r * 0.38, r * 0.22, light, 0.8, soft=r * 0.3)


PICTURES = {'arches': arches, 'skyline': skyline, 'bridge': bridge, 'blocks': blocks,
    'still': still}
