import sharp, { type Region } from 'sharp';
import { describe, expect, test } from 'vitest';
import { CropOutside, encodePart, encodePicture } from './encode-picture.ts';
import { findPictureProblem, MAX_PICTURE_BYTES } from './picture.ts';

/** Returns an upright image with a red left half and a blue right half. */
function halves(width = 600, height = 400) {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
}

/** Returns an image of noise, which compresses worse than any photograph. */
function noise(width: number, height: number) {
  const kind = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, noise: kind, background: '#888888' } });
}

/** Returns the mean red of a part of the picture, 0–255. */
async function redOf(bytes: Uint8Array, part: Region): Promise<number> {
  const { channels } = await sharp(await sharp(bytes).extract(part).png().toBuffer()).stats();
  return channels[0]?.mean ?? Number.NaN;
}

describe('encodePicture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('converts %s', async (format) => {
    const encoded = await encodePicture(await halves().toFormat(format).toBuffer());
    expect(await sharp(encoded).metadata()).toMatchObject({ width: 600, height: 400 });
    expect(findPictureProblem('a.jpg', encoded)).toBeNull();
    const left = await redOf(encoded, { left: 20, top: 20, width: 200, height: 200 });
    expect(left).toBeGreaterThan(230);
  });

  test('makes a photograph of 40 megapixels fit, with its proportions', async () => {
    const photo = await halves(8000, 5000).jpeg().toBuffer();
    const encoded = await encodePicture(photo);
    expect(await sharp(encoded).metadata()).toMatchObject({ width: 1200, height: 750 });
    expect(encoded.byteLength).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
  });

  test('makes noise fit by fewer pixels, the same each time', async () => {
    const photo = await noise(700, 500).png().toBuffer();
    const encoded = await encodePicture(photo);
    expect(encoded.byteLength).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    expect((await sharp(encoded).metadata()).width).toBeLessThan(700);
    expect(await encodePicture(photo)).toEqual(encoded);
  });

  test('applies the orientation and removes the metadata', async () => {
    const lying = await halves(400, 400)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Aisyah' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const encoded = await encodePicture(lying);
    expect(new TextDecoder('latin1').decode(encoded)).not.toContain('Aisyah');
    expect(await redOf(encoded, { left: 0, top: 0, width: 400, height: 150 })).toBeGreaterThan(230);
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
    const encoded = await encodePicture(moving);
    expect(await sharp(encoded).metadata()).toMatchObject({ width: 60, height: 60 });
    expect(await redOf(encoded, { left: 0, top: 0, width: 60, height: 60 })).toBeGreaterThan(230);
  });

  test('converts the colours of a print (CMYK)', async () => {
    const print = await halves().toColourspace('cmyk').jpeg().toBuffer();
    expect(await sharp(print).metadata()).toMatchObject({ space: 'cmyk' });
    const encoded = await encodePicture(print);
    expect(await sharp(encoded).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    const left = { left: 20, top: 20, width: 200, height: 200 };
    expect(await redOf(encoded, left)).toBeGreaterThan(180);
  });

  test('keeps transparent pixels', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const logo = sharp({ create: { width: 90, height: 90, channels: 4, background: clear } });
    const encoded = await encodePicture(await logo.png().toBuffer());
    expect(await sharp(encoded).metadata()).toMatchObject({ hasAlpha: true });
  });

  test.each([
    ['a text', new TextEncoder().encode('hello')],
    ['nothing', new Uint8Array()],
    ['an SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('rejects %s', async (_, bytes) => {
    await expect(encodePicture(bytes)).rejects.toThrow(Error);
  });

  test('rejects a TIFF', async () => {
    const tiff = await halves().tiff().toBuffer();
    await expect(encodePicture(tiff)).rejects.toThrow(Error);
  });

  test('rejects a small file with too many pixels', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 8_000, channels: 3, background: '#ffffff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await expect(encodePicture(bomb)).rejects.toThrow(/pixel/i);
  });
});

describe('encodePart', () => {
  test('crops the picture as it is seen, not as it is stored', async () => {
    // Seen upright, the picture is 400 × 600, with its upper half red.
    const lying = await halves(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const lower = { left: 0, top: 320, width: 400, height: 280 };
    const { bytes, width, height } = await encodePart(lying, lower);
    expect([width, height]).toEqual([400, 280]);
    expect(await redOf(bytes, { left: 20, top: 20, width: 360, height: 240 })).toBeLessThan(25);
    const upper = await encodePart(lying, { left: 100, top: 0, width: 200, height: 280 });
    expect([upper.width, upper.height]).toEqual([200, 280]);
    const part = { left: 10, top: 10, width: 180, height: 260 };
    expect(await redOf(upper.bytes, part)).toBeGreaterThan(230);
  });

  test('returns the size of the encoded picture', async () => {
    const photo = await halves(4000, 3000).jpeg().toBuffer();
    const { width, height } = await encodePart(photo, null);
    expect([width, height]).toEqual([1200, 900]);
  });

  test.each([
    ['to the right', { left: 1, top: 0, width: 400, height: 600 }],
    ['below', { left: 0, top: 599, width: 400, height: 2 }],
  ])('rejects a crop that is outside %s', async (_, crop) => {
    const lying = await halves(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await expect(encodePart(lying, crop)).rejects.toThrow(CropOutside);
  });
});
