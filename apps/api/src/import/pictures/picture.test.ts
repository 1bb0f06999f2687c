import { describe, expect, it } from 'vitest';
import { tinyAvif } from '../testing.ts';
import { findPictureProblem, MAX_PICTURE_BYTES, toPicture } from './picture.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

describe('pictures', () => {
  it.each([
    ['a.avif', tinyAvif()],
    ['a.webp', bytesOf('RIFF....WEBPVP8 ')],
    ['a.png', bytesOf('\x89PNG\r\n\x1a\n')],
    ['a.jpg', bytesOf('\xff\xd8\xff\xe0')],
    ['a.svg', bytesOf('<svg><path d="M0 0"/></svg>')],
  ])('accepts %s by its first bytes', (name, bytes) => {
    expect(findPictureProblem(name, bytes)).toBeNull();
  });

  it.each([
    ['a.png', bytesOf(''), 'is not a picture that can be read'],
    ['a.webp', bytesOf('RIFF....WAVEfmt '), 'is not a picture that can be read'],
    ['a.gif', bytesOf('GIF89a'), 'is not a picture that can be read'],
    ['a.heic', bytesOf('\0\0\0\x18ftypheic'), 'is a HEIC photo'],
    ['a.jpg', bytesOf('\0\0\0\x18ftypmif1'), 'is a HEIC photo'],
    ['a.svg', bytesOf('<html></html>'), 'does not begin with <svg>'],
  ])('rejects %s with other bytes', (name, bytes, message) => {
    expect(findPictureProblem(name, bytes)).toContain(message);
  });

  it.each([
    ['a.avif', tinyAvif(), 'cannot be made smaller'],
    ['a.svg', bytesOf('<svg><path d="M0 0"/></svg>'), 'make it at most 30 kB, or use PNG'],
  ])('accepts %s of 30 000 bytes and rejects one more', (name, start, message) => {
    const full = new Uint8Array(MAX_PICTURE_BYTES).fill(0x20);
    full.set(start);
    expect(findPictureProblem(name, full)).toBeNull();
    const more = new Uint8Array(MAX_PICTURE_BYTES + 1).fill(0x20);
    more.set(start);
    expect(findPictureProblem(name, more)).toContain(`is 31 kB`);
    expect(findPictureProblem(name, more)).toContain(message);
  });

  it('has the type of its bytes, not of its name', () => {
    const picture = toPicture('IMG_0042.JPG', tinyAvif());
    expect(picture.file).toMatch(/^IMG_0042\.[0-9a-f]{10}\.avif$/);
    expect(picture.contentType).toBe('image/avif');
  });

  it('changes the file name with the content', () => {
    const before = toPicture('tofu.avif', tinyAvif(1));
    expect(before.file).toMatch(/^tofu\.[0-9a-f]{10}\.avif$/);
    expect(before.contentType).toBe('image/avif');
    expect(toPicture('tofu.avif', tinyAvif(1)).file).toBe(before.file);
    expect(toPicture('tofu.avif', tinyAvif(2)).file).not.toBe(before.file);
  });
});
