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
    ['a.avif', bytesOf('\x89PNG\r\n\x1a\n'), 'does not hold what .avif says'],
    ['a.png', bytesOf(''), 'does not hold what .png says'],
    ['a.webp', bytesOf('RIFF....WAVEfmt '), 'does not hold what .webp says'],
    ['a.gif', bytesOf('GIF89a'), 'is not a picture'],
    ['a.svg', bytesOf('<html></html>'), 'does not begin with <svg>'],
  ])('rejects %s with other bytes', (name, bytes, message) => {
    expect(findPictureProblem(name, bytes)).toContain(message);
  });

  it('accepts 30 000 bytes and rejects one more', () => {
    const full = new Uint8Array(MAX_PICTURE_BYTES);
    full.set(tinyAvif());
    expect(findPictureProblem('a.avif', full)).toBeNull();
    const more = new Uint8Array(MAX_PICTURE_BYTES + 1);
    more.set(tinyAvif());
    expect(findPictureProblem('a.avif', more)).toContain('is 31 kB; make it at most 30 kB');
  });

  it('changes the file name with the content', () => {
    const before = toPicture('tofu.avif', tinyAvif(1));
    expect(before.file).toMatch(/^tofu\.[0-9a-f]{10}\.avif$/);
    expect(before.contentType).toBe('image/avif');
    expect(toPicture('tofu.avif', tinyAvif(1)).file).toBe(before.file);
    expect(toPicture('tofu.avif', tinyAvif(2)).file).not.toBe(before.file);
  });
});
