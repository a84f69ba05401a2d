#!/usr/bin/env python3
"""Draws the pictures of the demo Photos with NumPy and ImageMagick: make.py [NAME...]"""
import pathlib
import subprocess
import sys

import built
import land
import night
import plants
import sea

FOLDER = pathlib.Path(__file__).parents[2] / 'Resources' / 'Pictures' / 'Photos'
SIDE = 360


def write(pixels, path, *options):
    """Writes a JPEG file of the same bytes for the same pixels."""
    header = f'P6 {pixels.shape[1]} {pixels.shape[0]} 255\n'.encode()
    subprocess.run(
        ['convert', 'ppm:-', *options, '-strip', '-interlace', 'none', f'jpeg:{path}'],
        input=header + pixels.tobytes(), check=True)


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures = {
        name: draw
        for module in (land, sea, night, plants, built) for name, draw in module.PICTURES.items()}
    for index, (name, draw) in enumerate(pictures.items()):
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        pixels = draw().finish(index)
        write(pixels, FOLDER / f'{name}.jpg', '-quality', '88')
        write(
            pixels, FOLDER / f'{name}-small.jpg', '-resize', f'{SIDE}x{SIDE}^', '-gravity',
                'center',
            '-extent', f'{SIDE}x{SIDE}', '-quality', '84')


if __name__ == '__main__':
    main()
