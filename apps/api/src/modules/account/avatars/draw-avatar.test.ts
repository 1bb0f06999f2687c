import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawAvatar, NotAnImage } from './draw-avatar.ts';

/** Returns an upright image with a red left half and a blue right half. */
function picture(width = 600, height = 400) {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
}

const encode = async (text: string) => new TextEncoder().encode(text);

describe('drawAvatar', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('converts %s', async (format) => {
    const drawn = await sharp(
      await drawAvatar(await picture().toFormat(format).toBuffer()),
    ).metadata();
    expect(drawn).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  test('uses the first frame of an animation', async () => {
    const frames = ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    const drawn = sharp(await drawAvatar(moving));
    expect(await drawn.metadata()).toMatchObject({ width: 512, height: 512 });
    const { dominant } = await drawn.stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  test('applies the orientation and removes the metadata', async () => {
    const exif = { IFD0: { Artist: 'Aisyah' }, IFD3: { GPSLatitude: '3/1 7/1 0/1' } };
    const lying = await picture(400, 400)
      .jpeg()
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(lying).metadata()).toMatchObject({ orientation: 6 });
    const drawn = await drawAvatar(lying);
    expect(await sharp(drawn).metadata()).not.toHaveProperty('exif');
    expect(new TextDecoder('latin1').decode(drawn)).not.toContain('Aisyah');
    const top = await sharp(drawn).extract({ left: 0, top: 0, width: 512, height: 200 }).toBuffer();
    expect((await sharp(top).stats()).channels[0]?.mean).toBeGreaterThan(240);
  });
});

describe('drawAvatar with invalid input', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
  test.each([
    ['a text called .png', encode('hello')],
    ['nothing', encode('')],
    ['an SVG', encode(svg)],
    ['a page', encode('<!doctype html><script>alert(1)</script>')],
    [
      'half a picture',
      picture()
        .png()
        .toBuffer()
        .then((bytes) => bytes.subarray(0, 300)),
    ],
    ['a TIFF', picture().tiff().toBuffer()],
  ])('rejects %s', async (_, bytes) => {
    await expect(drawAvatar(await bytes)).rejects.toThrow(NotAnImage);
  });

  test('rejects a small file with too many pixels before decoding it', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 4_000, channels: 3, background: '#ffffff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await expect(drawAvatar(bomb)).rejects.toThrow(NotAnImage);
  });
});
