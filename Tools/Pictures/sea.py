"""Seas."""
import numpy as np

from canvas import (Canvas, below, both, box, circle, clouds, ellipse, hills, less, lens, mix,
                    polygon, step)


def waves():
    c = Canvas(1024, 683)
    c.sky((0, 'f4e3c3'), (0.4, 'f3cfa4'), (1, 'f3cfa4'))
    c.disc(1.08, 0.27, 0.12, 'd9573f')
    colors = ['9fc5bf', '6ba7ad', '3f8698', '246680', '174c69', '0f3450']
    for k, color in enumerate(colors):
        base, size, phase = 0.38 + 0.105 * k, 0.03 + 0.011 * k, 1.7 * k
        u = c.x * (7.5 - 0.6 * k) + phase
        crest = base - size * (np.abs(np.sin(u / 2 + 0.3 * np.sin(u)))**1.4 * 2 - 1)
        c.fill(crest - c.y, color)
        for j in range(1, 4):
            band = np.abs(c.y - crest - 0.014 * j - 0.004 * k) - 0.0011 * (5 - j)
            c.fill(band, 'f7f0dd', 0.75 - 0.17 * j)
        c.fill(np.maximum(crest - c.y, c.y - crest - 0.009), 'fbf7ea')
    return c


def lighthouse():
    c = Canvas(683, 1024)
    c.sky((0, '0d1733'), (0.45, '24386a'), (0.7, '6f6f98'), (1, 'd49a8e'))
    random = np.random.default_rng(4)
    for _ in range(160):
        c.disc(random.uniform(0, c.right), random.uniform(0, 0.55), random.uniform(0.0006, 0.0019),
               'fff6de', random.uniform(0.3, 1))
    lamp = (0.4, 0.335)
    for tip, alpha in (((-0.3, 0.1), 0.55), ((1.0, 0.17), 0.6)):
        wide = 0.1
        beam = polygon(lamp, (tip[0], tip[1] - wide), (tip[0], tip[1] + wide))(c.x, c.y)
        fade = np.exp(-2.3 * np.hypot(c.x - lamp[0], c.y - lamp[1]))
        c.fill(beam, 'ffedb0', alpha * fade, soft=0.03)
    c.fill(below(lambda x: 0.735 + 0 * x), '1d3153')
    for k in range(16):
        y = 0.745 + 0.017 * k
        c.fill(np.abs(c.y - y - 0.003 * np.sin(c.x * 22 + 2.2 * k)) - 0.0012, 'd49a8e',
               0.5 - 0.026 * k)
    c.fill(below(lambda x: 0.74 + 0.16 * step(0.34, 0.0, np.abs(x - 0.42)) * -1 + 0.02 * hills(
        x * 9, 7) + 1.2 * step(0.28, 0.4, np.abs(x - 0.42))), '111a2e')
    tower = polygon((0.345, 0.62), (0.365, 0.375), (0.435, 0.375), (0.455, 0.62))
    c.fill(tower, 'f3ead8')
    for k in range(3):
        y = 0.415 + 0.072 * k
        c.fill(both(tower, box(0.4, y, 0.3, 0.036)), 'c8443a')
    c.fill(lambda u, v: np.maximum(tower(u, v), 0.4 - u), '0d1733', 0.28, soft=0.07)
    c.fill(box(0.4, 0.37, 0.1, 0.012), '20283f')
    c.fill(box(0.4, 0.338, 0.052, 0.056), 'ffe7a0')
    c.fill(polygon((0.365, 0.31), (0.4, 0.275), (0.435, 0.31)), 'c8443a')
    c.glow(lamp, 0.11, 'ffdf8a', 0.9)
    c.fill(box(0.4, 0.6, 0.026, 0.045, 0.012), '20283f')
    return c


def sail():
    c = Canvas(900, 900)
    c.sky((0, 'f6d7b8'), (0.35, 'f9c79a'), (0.56, 'f7e1bd'), (1, 'f7e1bd'))
    c.disc(0.62, 0.4, 0.15, 'ee7b54')
    sea = 0.56
    c.fill(below(lambda x: sea + 0 * x), mix('7fb3b2', '1f5c78', step(sea, 1.0, c.y)))
    random = np.random.default_rng(8)
    for k in range(46):
        y = sea + 0.008 + 0.43 * (k / 46)**1.5
        spread = 0.13 + 0.18 * (y - sea)
        x, w = 0.62 + random.normal(0, spread * 0.4), random.uniform(0.02, 0.12) * (0.5 + y - sea)
        c.line((x - w, y), (x + w, y), 0.003 + 0.008 * (y - sea), 'f6a070', 0.8)
    for k in range(30):
        y, x = sea + 0.02 + 0.4 * random.uniform(0, 1)**1.3, random.uniform(0, 1)
        w = random.uniform(0.02, 0.07)
        c.line((x - w, y), (x + w, y), 0.0022, 'd7ebe0', 0.4)
    x, y = 0.33, 0.62
    c.fill(polygon((x + 0.01, y - 0.36), (x + 0.01, y - 0.03), (x + 0.19, y - 0.03)), 'fdf6e6')
    c.fill(polygon((x - 0.008, y - 0.32), (x - 0.008, y - 0.03), (x - 0.115, y - 0.03)), 'e9d9bf')
    c.line((x, y - 0.37), (x, y), 0.007, '5a3a2e')
    c.fill(polygon((x - 0.14, y - 0.012), (x + 0.2, y - 0.012), (x + 0.14, y + 0.042),
                   (x - 0.09, y + 0.042)), '8f3b34')
    c.fill(polygon((x - 0.14, y - 0.012), (x + 0.2, y - 0.012), (x + 0.19, y + 0.0),
                   (x - 0.13, y + 0.0)), 'f4e4cc')
    for k in range(9):
        w = 0.12 - 0.01 * k
        dx = 0.012 * np.sin(k * 2.1)
        c.line((x - w + dx, y + 0.052 + 0.017 * k), (x + w + dx, y + 0.052 + 0.017 * k), 0.006,
               'fdf6e6' if k > 3 else '6d2f33', 0.6 - 0.05 * k)
    return c


def depth():
    c = Canvas(683, 1024)
    c.sky((0, '7fd0c7'), (0.25, '3a9fb0'), (0.6, '17627f'), (1, '0b2c4a'))
    for k in range(7):
        x = 0.1 + 0.1 * k
        ray = polygon((x, -0.05), (x + 0.035, -0.05), (x + 0.2 - 0.1 * np.sin(k), 1), (
            x - 0.02 - 0.1 * np.sin(k), 1))
        c.fill(ray, 'dcf6e4', 0.2 * np.exp(-2.2 * c.y), soft=0.02)
    for x, y, size, color in ((0.4, 0.34, 0.15, 'f08a6c'), (0.19, 0.6, 0.085, 'f4c38a'),
                              (0.54, 0.67, 0.06, 'e9b7b0')):
        for k in range(7):
            dx = (k - 3) * size * 0.22
            for j in range(22):
                t = j / 21
                px = x + dx * (1 - 0.35 * t) + 0.16 * size * np.sin(5 * t + k * 1.3)
                c.disc(px, y + size * 2.3 * t * (0.75 + 0.1 * (k % 3)), size * 0.042 * (1.15 - t),
                       color, 0.55)
        bell = both(ellipse(x, y, size, size * 0.85),
                    lambda u, v, y=y, x=x,
                        s=size: v - y - 0.1 * s - 0.06 * s * np.sin((u - x) / s * 14))
        c.fill(bell, color, 0.92)
        c.fill(both(bell, circle(x - size * 0.3, y - size * 0.35, size * 0.62)), 'fff1dd', 0.35,
               soft=size * 0.5)
        c.glow((x, y), size * 1.7, color, 0.25)
    random = np.random.default_rng(3)
    for k in range(16):
        x, y = random.uniform(0.05, 0.62), random.uniform(0.1, 0.5)
        if abs(x - 0.4) < 0.2 and abs(y - 0.38) < 0.26:
            continue
        s = random.uniform(0.014, 0.026)
        c.stamp((x, y), 3 * s, lens(x, y, 2.2 * s, 0.8 * s, 0.1), '0d4763', 0.9)
        c.stamp((x, y), 3 * s, polygon((x - 0.9 * s, y), (x - 1.6 * s, y - 0.5 * s), (
            x - 1.6 * s, y + 0.4 * s)), '0d4763', 0.9)
    for k in range(40):
        c.disc(random.uniform(0, c.right), random.uniform(0.1, 1), random.uniform(0.001, 0.004),
               'e7fbf0', 0.5)
    for k in range(9):
        x = 0.02 + 0.08 * k
        for j in range(26):
            t = j / 25
            tall = 0.12 + 0.07 * np.sin(k * 2.4)
            c.disc(x + 0.03 * np.sin(4 * t + k), 1 - tall * t, 0.013 * (1.1 - t), '06203a')
    return c


PICTURES = {'waves': waves, 'lighthouse': lighthouse, 'sail': sail, 'depth': depth}
