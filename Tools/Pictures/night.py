"""Night skies."""
import numpy as np

from canvas import Canvas, below, box, circle, clouds, ellipse, hills, less, mix, polygon, rgb, step
from land import trees


def stars(c, count, low, seed):
    random = np.random.default_rng(seed)
    for _ in range(count):
        size = random.uniform(0.0005, 0.0011) * (1 + 2 * random.uniform(0, 1)**8)
        tint = random.choice(['ffffff', 'cfe0ff', 'ffe9c9'])
        c.disc(random.uniform(0, c.right), low * random.uniform(0, 1)**0.9, size, tint,
               random.uniform(0.35, 1))


def aurora():
    c = Canvas(1024, 683)
    c.sky((0, '0a1230'), (0.5, '123a55'), (0.75, '2b6e74'), (1, '2b6e74'))
    stars(c, 260, 0.7, 5)
    for k, (color, base, size) in enumerate((('4ce0a0', 0.5, 0.34), ('7ff0c0', 0.4, 0.26),
                                             ('b07be0', 0.27, 0.2))):
        foot = base + 0.08 * np.sin(c.x * 3.1 + 1.7 * k) + 0.03 * np.sin(c.x * 8 + k)
        high = (foot - c.y) / size
        rays = 0.62 + 0.38 * noise_rays(c.x * 34 + 3 * np.sin(c.x * 4 + k), 11 + k)
        light = np.where(high > 0, np.exp(-2.4 * high), np.exp(20 * high)) * rays
        c.pixels = 1 - (1 - c.pixels) * (1 - rgb(color) * (0.62 * light)[..., None])
    c.fill(below(lambda x: 0.72 + 0.07 * hills(x * 2.5, 31)), '15394b')
    c.fill(below(lambda x: 0.78 + 0.05 * hills(x * 3.5, 37)), '0d2637')
    trees(c, 0.88, 60, 0.1, '061522', 5)
    c.fill(below(lambda x: 0.9 + 0.012 * hills(x * 3, 39)), '061522')
    x, y = 0.62, 0.9
    c.stamp((x, y), 0.1, polygon((x - 0.055, y), (x, y - 0.065), (x + 0.055, y)), 'f0a24e')
    c.stamp((x, y), 0.1, polygon((x - 0.012, y), (x, y - 0.045), (x + 0.012, y)), 'fff0c4')
    c.glow((x, y - 0.02), 0.1, 'f0a24e', 0.4)
    return c


def noise_rays(x, seed):
    from canvas import noise
    return noise(x, seed) * 0.7 + noise(x * 2.7, seed + 1) * 0.3


def moon():
    c = Canvas(683, 1024)
    c.sky((0, '16204a'), (0.5, '41518c'), (0.75, '8f86b0'), (1, 'd7b3b5'))
    stars(c, 120, 0.5, 9)
    x, y, r = 0.36, 0.33, 0.185
    c.glow((x, y), 0.36, 'f7e7c4', 0.45)
    c.disc(x, y, r, 'f8eccf')
    for dx, dy, s in ((-0.07, -0.05, 0.045), (0.05, 0.03, 0.06), (-0.03, 0.08, 0.03),
                      (0.08, -0.08, 0.026), (-0.11, 0.03, 0.02), (0.01, -0.11, 0.016)):
        c.disc(x + dx, y + dy, s, 'e3cfa9', 0.75)
        c.disc(x + dx + s * 0.12, y + dy + s * 0.12, s * 0.8, 'ecdcb9', 0.8)
    for k in range(4):
        yy = 0.44 + 0.05 * k
        cloud = np.abs(c.y - yy - 0.012 * hills(c.x * 4, 50 + k)) - 0.010 * step(
            -0.1, 0.8, hills(c.x * 2.2 + k, 81 + k, 3))
        c.fill(cloud, 'b9a9cb', 0.8)
    for k, color in enumerate(['5a6496', '3c4a7b', '25315c', '131b3b']):
        base = 0.7 + 0.075 * k
        trees(c, base, 22, 0.09 + 0.05 * k, color, 30 + k)
        c.fill(below(lambda x, b=base, k=k: b - 0.005 + 0.02 * hills(x * 3, 20 + k)), color)
    return c


def trails():
    c = Canvas(900, 900)
    c.sky((0, '0b1026'), (0.6, '1d2a52'), (1, '4b5277'))
    center = (0.5, 0.46)
    random = np.random.default_rng(12)
    far = np.hypot(c.x - center[0], c.y - center[1])
    angle = np.arctan2(c.y - center[1], c.x - center[0])
    tints = ['ffe6b8', 'cfe0ff', 'ffffff', 'ffc9a0', 'a9c8ff']
    for _ in range(120):
        r, a, span = 0.03 + 0.85 * random.uniform(0, 1)**0.8, random.uniform(-np.pi, np.pi), 1.15
        turn = (angle - a) % (2 * np.pi)
        inside = np.where(turn < span, np.abs(far - r) - random.uniform(0.0006, 0.0017), 1)
        c.fill(inside, random.choice(tints), random.uniform(0.3, 0.9) * step(0, span, turn))
    c.disc(*center, 0.004, 'ffffff')
    c.fill(below(lambda x: 0.86 + 0.05 * hills(x * 2.3, 3)), '0e1530')
    trees(c, 0.93, 34, 0.12, '070b1d', 8)
    c.fill(below(lambda x: 0.95 + 0.01 * hills(x * 2.3, 6)), '070b1d')
    return c


def rings():
    c = Canvas(1024, 576)
    c.sky((0, '0c0d1f'), (1, '2a1a3d'))
    stars(c, 320, 1, 21)
    haze = step(0.1, 1.3, clouds(c.x * 2, c.y * 2 + c.x,
        8) + 0.6 - 2 * np.abs(c.y - 0.9 + 0.35 * c.x))
    c.fill(np.full(c.x.shape, -1.0), '8a4a7a', 0.35 * haze)
    x, y, r, tilt = 1.02, 0.47, 0.27, -0.32
    p, q = ((c.x - x) * np.cos(tilt) + (c.y - y) * np.sin(tilt),
            -(c.x - x) * np.sin(tilt) + (c.y - y) * np.cos(tilt))
    ring = np.hypot(p, q / 0.24)

    def paint_rings(front):
        side = np.where((q > 0) == front, -1.0, 1.0)
        for inner, outer, color, alpha in ((0.345, 0.385, 'd9b48c', 0.55), (0.39, 0.455, 'f0d2a2',
            0.9),
                                           (0.465, 0.5, 'b98f78', 0.75), (0.51, 0.525, 'f0d2a2',
                                               0.5)):
            c.fill(np.maximum(side, np.maximum(inner - ring, ring - outer)), color, alpha)
    paint_rings(False)
    band = q / r + 0.05 * np.sin(p / r * 5)
    ball = circle(x, y, r)(c.x, c.y)
    c.fill(ball, 'e9b072')
    for low, high, color in ((-0.75, -0.5, 'd8905c'), (-0.28, -0.12, 'f4d09a'), (0.02, 0.24,
        'cf7f56'),
                             (0.42, 0.55, 'f0c488'), (0.7, 0.8, 'b96a50')):
        c.fill(np.maximum(ball, np.maximum(low - band, band - high) * r), color, 0.85, soft=0.006)
    shade = np.hypot(c.x - x + 0.1, c.y - y + 0.1)
    c.fill(ball, '1a0f2a', 0.8 * step(r * 0.75, r * 1.5, shade))
    paint_rings(True)
    c.disc(0.34, 0.3, 0.055, 'b9c4d8')
    c.stamp((0.34, 0.3), 0.06, less(circle(0.34, 0.3, 0.055), circle(0.322, 0.285, 0.055)),
        '141327',
            0.75, soft=0.012)
    c.disc(0.62, 0.78, 0.02, '7fb0a8')
    c.stamp((0.62, 0.78), 0.03, less(circle(0.62, 0.78, 0.02), circle(0.613, 0.774, 0.02)),
        '141327',
            0.75, soft=0.006)
    return c


PICTURES = {'aurora': aurora, 'moon': moon, 'trails': trails, 'rings': rings}
