"""Botanical forms."""
import numpy as np

from canvas import Canvas, below, box, both, circle, clouds, ellipse, hills, lens, less, mix, step


def fronds():
    c = Canvas(683, 1024)
    c.sky((0, 'f3dfc4'), (1, 'efc9a7'))
    c.disc(0.44, 0.3, 0.17, 'e8805a')
    random = np.random.default_rng(5)
    for foot, tip, size, color, vein in (
            ((0.1, 1.05), (0.2, 0.22), 0.3, '5d8f7a', '8fbda0'),
            ((0.62, 1.05), (0.5, 0.42), 0.27, '3c7568', '7fb09a'),
            ((0.3, 1.08), (0.36, 0.5), 0.26, '1f4f4e', '5f9887')):
        count = 17
        for k in range(count):
            t = (k + 1) / count
            bend = 0.08 * np.sin(t * 2.4)
            x = foot[0] + (tip[0] - foot[0]) * t + bend
            y = foot[1] + (tip[1] - foot[1]) * t
            long = size * np.sin(0.45 + 2.3 * t)**0.9 * 0.85 + 0.03
            for side in (-1, 1):
                angle = -np.pi / 2 + side * (1.15 - 0.75 * t) + random.uniform(-0.05, 0.05)
                c.leaf(x, y, long, long * 0.17, angle, color, vein)
        for k in range(40):
            t = k / 40
            c.disc(foot[0] + (tip[0] - foot[0]) * t + 0.08 * np.sin(t * 2.4),
                   foot[1] + (tip[1] - foot[1]) * t, 0.006 * (1.2 - t), vein)
        c.leaf(tip[0] + 0.055, tip[1] + 0.02, size * 0.5, size * 0.09, -np.pi / 2 + 0.1, color,
            vein)
    return c


def poppies():
    c = Canvas(1024, 683)
    c.sky((0, '9cc4cf'), (0.35, 'e3e6d3'), (0.5, 'f6e7c0'), (1, 'f6e7c0'))
    c.fill(below(lambda x: 0.43 + 0.04 * hills(x * 2, 3)), '8fae9b')
    c.fill(below(lambda x: 0.5 + 0.03 * hills(x * 2.4, 6)), mix('b9b76a', '4f7a48', step(0.5, 1,
        c.y)))
    random = np.random.default_rng(18)
    for k in range(700):
        t = (k / 700)**1.6
        x, y = random.uniform(-0.02, c.right), 0.53 + 0.6 * t
        tall = 0.012 + 0.16 * t
        lean = random.normal(0, 0.13)
        green = random.choice(['5d8a4a', '7ba157', '3f6f45', '9ab765'])
        c.line((x, y), (x + lean * tall, y - tall), 0.001 + 0.004 * t, green, 0.9)
        if k % 5 == 0:
            size = 0.004 + 0.05 * t * random.uniform(0.6, 1)
            poppy(c, x + lean * tall, y - tall, size, random)
    return c


def poppy(c, x, y, size, random):
    red = random.choice(['dc4330', 'e8573a', 'c93328'])
    dark = 'a4241f'
    for angle, color in ((-0.5, dark), (0.5, red), (2.7, red), (-2.7, dark)):
        px, py = x + size * 0.42 * np.cos(angle), y + size * 0.3 * np.sin(angle)
        c.stamp((px, py), size * 1.4, ellipse(px, py, size * 0.72, size * 0.56, angle * 0.3), color)
    c.stamp((x, y), size, ellipse(x, y + size * 0.12, size * 0.6, size * 0.3), red)
    if size > 0.012:
        c.stamp((x, y), size, ellipse(x, y - size * 0.06, size * 0.2, size * 0.14), '2a1a22')


def cacti():
    c = Canvas(900, 900)
    c.sky((0, 'f2b8a0'), (0.72, 'f6cdb0'), (0.721, 'e59a7c'), (1, 'd98468'))
    c.disc(0.5, 0.36, 0.27, 'fbe3c6')
    ribs(c, 0.5, 0.42, 0.085, 0.46, '2f7a66', '56a183')
    for side, y, tall in ((-1, 0.42, 0.13), (1, 0.36, 0.16)):
        x = 0.5 + side * 0.155
        c.line((0.5 + side * 0.05, y + 0.03), (x, y + 0.03), 0.07, '2f7a66')
        ribs(c, x, y - tall / 2 + 0.03, 0.038, tall, '2f7a66', '56a183')
        c.disc(x, y - tall + 0.015, 0.018, 'f0607a')
    c.disc(0.5, 0.185, 0.026, 'f0607a')
    c.disc(0.488, 0.176, 0.012, 'fba9a9')
    pot(c, 0.5, 0.72, 0.12, 0.14, 'b4503f', '8f3a34')
    for a in np.linspace(-1.35, 1.35, 9):
        c.leaf(0.2, 0.69, 0.17 - 0.03 * abs(a), 0.045, -np.pi / 2 + a, '3f8f86', 'a6d3b8')
    pot(c, 0.2, 0.735, 0.085, 0.1, 'f4ead4', 'd9c4a4')
    for k in range(3):
        c.line((0.135, 0.715 + 0.022 * k), (0.265, 0.715 + 0.022 * k), 0.005, '3a4f7a', 0.8)
    c.disc(0.79, 0.63, 0.085, '6b9a54')
    for k in range(-3, 4):
        c.stamp((0.79, 0.63), 0.1, both(circle(0.79, 0.63, 0.085), lambda u, v, k=k: np.abs(np.abs(
            (u - 0.79)) / np.sqrt(np.maximum(1.02 - ((v - 0.63) / 0.085)**2,
                0.01)) - abs(k) * 0.027)
            - 0.0016), 'cfe0a0', 0.8)
    c.disc(0.79, 0.548, 0.02, 'f7c84e')
    pot(c, 0.79, 0.735, 0.08, 0.1, '3a4f7a', '27365c')
    return c


def ribs(c, x, y, half, tall, dark, light):
    body = box(x, y, half * 2, tall, half)
    c.fill(body, dark)
    for k in range(-2, 3):
        c.fill(both(body, box(x + k * half * 0.42, y, half * 0.13, tall)), light, 0.75)
    c.fill(both(body, lambda u, v: x + half * 0.35 - u), '123f3c', 0.3, soft=half * 0.8,
           within=body)


def pot(c, x, y, half, tall, color, dark):
    from canvas import polygon
    c.fill(ellipse(x + 0.02, y + tall * 0.62, half * 1.2, tall * 0.12), '7a3f3a', 0.4, soft=0.02)
    body = polygon((x - half, y - tall / 2), (x + half, y - tall / 2), (x + half * 0.72,
        y + tall * 0.62),
                   (x - half * 0.72, y + tall * 0.62))
    c.fill(body, color)
    c.fill(both(body, lambda u, v: x + half * 0.2 - u), dark, 0.7, soft=half, within=body)
    c.fill(box(x, y - tall / 2, half * 2.25, tall * 0.24, 0.006), color)
    c.fill(box(x, y - tall * 0.36, half * 1.96, 0.006), dark, 0.6)


def blossoms():
    c = Canvas(683, 1024)
    c.sky((0, 'bcd9dc'), (1, 'f3ebdc'))
    c.disc(0.5, 0.72, 0.13, 'f6cbb4', 0.8)
    random = np.random.default_rng(6)
    tips = []

    def branch(x, y, angle, length, width, depth):
        for _ in range(14):
            nx, ny = x + np.cos(angle) * length / 14, y + np.sin(angle) * length / 14
            c.line((x, y), (nx, ny), width, '4a3137')
            c.line((x, y - width * 0.2), (nx, ny - width * 0.2), width * 0.3, '6f4c4c', 0.8)
            x, y = nx, ny
            angle += random.normal(0, 0.075)
            width *= 0.965
            if depth < 3 and random.uniform() < 0.2:
                side = random.choice([-1, 1])
                branch(x, y, angle + side * random.uniform(0.5, 0.95), length * 0.5, width * 0.6,
                       depth + 1)
            if depth > 0 and random.uniform() < 0.34:
                tips.append((x, y))
    branch(-0.03, 0.2, 0.42, 0.62, 0.03, 0)
    branch(-0.03, 0.72, -0.5, 0.5, 0.022, 0)
    for x, y in tips:
        for _ in range(random.integers(1, 3)):
            blossom(c, x + random.normal(0, 0.02), y + random.normal(0, 0.02),
                    random.uniform(0.016, 0.032), random)
    for _ in range(26):
        x, y, a = random.uniform(0, c.right), random.uniform(0.3, 1), random.uniform(0, 6)
        c.stamp((x, y), 0.02, ellipse(x, y, 0.009, 0.005, a), 'ee9fae', 0.85)
    return c


def blossom(c, x, y, size, random):
    turn, tint = random.uniform(0, 6), random.choice(['f7c6cc', 'f2a9b6', 'fbdfe0'])
    for k in range(5):
        a = turn + k * 2 * np.pi / 5
        px, py = x + np.cos(a) * size * 0.62, y + np.sin(a) * size * 0.62
        c.stamp((px, py), size, ellipse(px, py, size * 0.55, size * 0.44, a), 'd97f92', 0.5)
        c.stamp((px, py), size, ellipse(px, py, size * 0.5, size * 0.4, a), tint)
    c.disc(x, y, size * 0.26, 'e0607c')
    for k in range(6):
        a = turn + k * np.pi / 3 + 0.3
        c.disc(x + np.cos(a) * size * 0.36, y + np.sin(a) * size * 0.36, size * 0.07, 'f8dd8a')


def lemons():
    c = Canvas(900, 900)
    c.sky((0, '2f6f7a'), (1, '245765'))
    random = np.random.default_rng(4)
    for j in range(6):
        for k in range(6):
            c.disc(0.09 + k * 0.165, 0.09 + j * 0.165, 0.006, '7fb5b0', 0.35)
    places = [(0.28, 0.3, 0.5), (0.66, 0.24, -0.4), (0.5, 0.58, 0.2), (0.2, 0.74, -0.7), (0.8,
        0.68, 0.7),
              (0.56, 0.9, -0.2)]
    for x, y, a in places:
        for k in range(4):
            c.leaf(x, y - 0.03, random.uniform(0.2, 0.28), 0.085,
                a + k * 1.6 + random.uniform(-0.3, 0.3)
                   - 1.2, random.choice(['3f8f5c', '5aa668', '2d7450']), 'b9d98f')
    for index, (x, y, a) in enumerate(places):
        if index in (1, 3):
            c.disc(x + 0.006, y + 0.01, 0.118, '173f4a', 0.4, soft=0.02)
            c.disc(x, y, 0.115, 'f6c93c')
            c.disc(x, y, 0.104, 'fdf3cc')
            for k in range(9):
                t = a + k * 2 * np.pi / 9
                px, py = x + np.cos(t) * 0.053, y + np.sin(t) * 0.053
                c.stamp((px, py), 0.1, lens(px, py, 0.09, 0.05, t), 'f8d95a')
            c.disc(x, y, 0.012, 'fdf3cc')
            continue
        fruit = ellipse(x, y, 0.135, 0.1, a)
        for side in (-1, 1):
            c.disc(x + side * np.cos(a) * 0.128, y + side * np.sin(a) * 0.128, 0.024, 'eab32f')
        c.fill(ellipse(x + 0.008, y + 0.014, 0.137, 0.102, a), '173f4a', 0.4, soft=0.02)
        c.fill(fruit, 'f6c93c')
        c.fill(less(fruit, ellipse(x - 0.022, y - 0.028, 0.135, 0.1, a)), 'd9962a', 0.75,
               soft=0.04, within=fruit)
        c.fill(ellipse(x - 0.035, y - 0.035, 0.05, 0.022, a), 'fdeea6', 0.8, soft=0.02)
    return c


PICTURES = {
    'fronds': fronds, 'poppies': poppies, 'cacti': cacti, 'blossoms': blossoms, 'lemons': lemons,
}
