"""A canvas of numbers: shapes are signed distances, in units of the picture's height."""
import numpy as np


def rgb(code):
    """Returns a color from a string like 'f2a65a', as numbers between 0 and 1."""
    return np.array([int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)])


def mix(a, b, t):
    """Returns a mixture of two colors; `t` is 0 for the first one and can be a picture."""
    t = np.asarray(t)[..., None]
    return rgb(a) * (1 - t) + rgb(b) * t


def step(low, high, value):
    """Returns a smooth step from 0 to 1."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def noise(x, seed):
    """Returns smooth noise along a line, between -1 and 1."""
    table = np.random.default_rng(seed).uniform(-1, 1, 4096)
    cell = np.floor(x).astype(int)
    t = x - cell
    t = t * t * (3 - 2 * t)
    return table[cell % 4096] * (1 - t) + table[(cell + 1) % 4096] * t


def hills(x, seed, octaves=5, rough=0.5):
    """Returns noise of several frequencies along a line."""
    return sum(noise(x * 2**k + 17 * k, seed + k) * rough**k for k in range(octaves))


def clouds(x, y, seed, octaves=5):
    """Returns noise of several frequencies in the plane, about between -1 and 1."""
    total = 0
    for k in range(octaves):
        table = np.random.default_rng(seed + k).uniform(-1, 1, (256, 256))
        u, v = x * 2**k, y * 2**k
        i, j = np.floor(u).astype(int), np.floor(v).astype(int)
        s, t = u - i, v - j
        s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)
        top = table[j % 256, i % 256] * (1 - s) + table[j % 256, (i + 1) % 256] * s
        low = table[(j + 1) % 256, i % 256] * (1 - s) + table[(j + 1) % 256, (i + 1) % 256] * s
        total = total + (top * (1 - t) + low * t) / 2**k
    return total


class Canvas:
    """A picture of `width` by `height` pixels; y is 0 above and 1 below."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.right = width / height
        y, x = np.mgrid[0:height, 0:width]
        self.x, self.y = (x + 0.5) / height, (y + 0.5) / height
        self.pixels = np.zeros((height, width, 3))

    def sky(self, *stops):
        """Paints a vertical gradient through pairs of a height and a color."""
        places = [place for place, _ in stops]
        colors = np.array([rgb(color) for _, color in stops])
        for channel in range(3):
            self.pixels[..., channel] = np.interp(self.y, places, colors[:, channel])

    def fill(self, distance, color, alpha=1.0, soft=0.0, within=None):
        """Paints the inside of a shape.

        `distance` is a picture of signed distances, or a function of x and y. `color` is a code or
        a picture of colors, and `soft` is the width of a blurred edge. Nothing is painted outside
        of the shape `within`.
        """
        distance = distance(self.x, self.y) if callable(distance) else distance
        cover = np.clip(0.5 - distance / max(soft, 1 / self.height), 0, 1)
        if within is not None:
            cover = cover * np.clip(0.5 - within(self.x, self.y) * self.height, 0, 1)
        color = rgb(color) if isinstance(color, str) else color
        cover = (cover * alpha)[..., None]
        self.pixels = self.pixels * (1 - cover) + color * cover

    def stamp(self, center, radius, distance, color, alpha=1.0, soft=0.0):
        """Paints a small shape, of which only the part around a center is computed."""
        left, right = center[0] - radius, center[0] + radius
        top, low = center[1] - radius, center[1] + radius
        i0, i1 = max(0, int(left * self.height)), min(self.width, int(right * self.height) + 2)
        j0, j1 = max(0, int(top * self.height)), min(self.height, int(low * self.height) + 2)
        if i0 >= i1 or j0 >= j1:
            return
        part = (slice(j0, j1), slice(i0, i1))
        shape = distance(self.x[part], self.y[part])
        cover = np.clip(0.5 - shape / max(soft, 1 / self.height), 0, 1)
        cover = (cover * alpha)[..., None]
        color = rgb(color) if isinstance(color, str) else color
        self.pixels[part] = self.pixels[part] * (1 - cover) + color * cover

    def glow(self, center, radius, color, alpha=1.0):
        """Adds light around a center, which falls off with the distance."""
        far = np.hypot(self.x - center[0], self.y - center[1]) / radius
        light = (np.exp(-far * far) * alpha)[..., None]
        self.pixels = 1 - (1 - self.pixels) * (1 - rgb(color) * light)

    def disc(self, x, y, radius, color, alpha=1.0, soft=0.0):
        self.stamp((x, y), radius + soft, circle(x, y, radius), color, alpha, soft)

    def line(self, a, b, width, color, alpha=1.0):
        center = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        radius = np.hypot(a[0] - b[0], a[1] - b[1]) / 2 + width
        self.stamp(center, radius, capsule(a, b, width / 2), color, alpha)

    def leaf(self, x, y, length, width, angle, color, vein=None, alpha=1.0):
        """Paints a leaf from its foot, with a lighter half and a vein."""
        dx, dy = np.cos(angle), np.sin(angle)
        center = (x + dx * length / 2, y + dy * length / 2)
        shape = lens(center[0], center[1], length, width, angle)
        self.stamp(center, length, shape, color, alpha)
        if vein is None:
            return

        def half(u, v):
            side = -(u - x) * dy + (v - y) * dx
            return np.maximum(shape(u, v), side)
        self.stamp(center, length, half, vein, 0.35 * alpha)
        tip = (x + dx * length * 0.92, y + dy * length * 0.92)
        self.line((x, y), tip, width * 0.035 + 0.0008, vein, 0.8 * alpha)

    def finish(self, seed):
        """Returns the bytes of the picture, with a fine grain and darker corners."""
        grain = np.random.default_rng(seed).normal(0, 0.006, (self.height, self.width, 1))
        far = np.hypot(self.x / self.right - 0.5, self.y - 0.5)
        shade = 1 - 0.13 * step(0.35, 0.8, far)[..., None]
        pixels = np.clip(self.pixels * shade + grain, 0, 1)
        return (pixels * 255 + 0.5).astype(np.uint8)


def circle(x, y, radius):
    return lambda u, v: np.hypot(u - x, v - y) - radius


def capsule(a, b, radius):
    """Returns a line with round ends."""
    (ax, ay), (bx, by) = a, b
    length = max((bx - ax)**2 + (by - ay)**2, 1e-12)

    def distance(u, v):
        t = np.clip(((u - ax) * (bx - ax) + (v - ay) * (by - ay)) / length, 0, 1)
        return np.hypot(u - ax - t * (bx - ax), v - ay - t * (by - ay)) - radius
    return distance


def box(x, y, width, height, radius=0.0, angle=0.0):
    """Returns a rectangle around a center, with round corners."""
    c, s = np.cos(angle), np.sin(angle)

    def distance(u, v):
        a, b = (u - x) * c + (v - y) * s, -(u - x) * s + (v - y) * c
        p, q = np.abs(a) - width / 2 + radius, np.abs(b) - height / 2 + radius
        outside = np.hypot(np.maximum(p, 0), np.maximum(q, 0))
        return outside + np.minimum(np.maximum(p, q), 0) - radius
    return distance


def ellipse(x, y, a, b, angle=0.0):
    c, s = np.cos(angle), np.sin(angle)

    def distance(u, v):
        p, q = (u - x) * c + (v - y) * s, -(u - x) * s + (v - y) * c
        k, g = np.hypot(p / a, q / b), np.hypot(p / a**2, q / b**2)
        return k * (k - 1) / np.maximum(g, 1e-9)
    return distance


def lens(x, y, length, width, angle):
    """Returns the shape between two arcs."""
    c, s = np.cos(angle), np.sin(angle)
    half, thick = length / 2, width / 2
    radius = (half * half + thick * thick) / (2 * thick)

    def distance(u, v):
        p, q = (u - x) * c + (v - y) * s, -(u - x) * s + (v - y) * c
        return np.hypot(p, np.abs(q) + radius - thick) - radius
    return distance


def polygon(*points):
    points = np.array(points, float)

    def distance(u, v):
        best, inside = np.full(u.shape, 1e9), np.zeros(u.shape, bool)
        for (ax, ay), (bx, by) in zip(points, np.roll(points, -1, 0)):
            best = np.minimum(best, capsule((ax, ay), (bx, by), 0)(u, v))
            crosses = (ay > v) != (by > v)
            slope = (bx - ax) / (by - ay) if by != ay else 0
            inside ^= crosses & (u < ax + (v - ay) * slope)
        return np.where(inside, -best, best)
    return distance


def below(curve):
    """Returns everything below a curve, which is a function of x."""
    return lambda u, v: curve(u) - v


def both(a, b):
    return lambda u, v: np.maximum(a(u, v), b(u, v))


def less(a, b):
    return lambda u, v: np.maximum(a(u, v), -b(u, v))
