import { describe, expect, test } from 'vitest';
import { barsPath, widthOf } from './bars.ts';
import { encodeBarcode } from './encode-barcode.ts';
import { encodeQrCode } from './encode-qr-code.ts';
import { modulesPath } from './modules.ts';

describe('encodeBarcode', () => {
  test('draws the start and stop patterns of the standard', () => {
    const { bars, width } = encodeBarcode('0012345678');
    // Bar widths: start C is 211232, stop is 2331112.
    expect(bars.slice(0, 3)).toEqual([
      { x: 0, width: 2 },
      { x: 3, width: 1 },
      { x: 6, width: 3 },
    ]);
    expect(bars.slice(-4)).toEqual([
      { x: width - 13, width: 2 },
      { x: width - 8, width: 3 },
      { x: width - 4, width: 1 },
      { x: width - 2, width: 2 },
    ]);
  });

  test('encodes pairs of digits in half the width', () => {
    // Modules: start, five pairs and check of 11 each, and a stop of 13.
    expect(encodeBarcode('0012345678').width).toBe(7 * 11 + 13);
    expect(encodeBarcode('VTX-0012ab').width).toBe(12 * 11 + 13);
  });

  test('draws a quiet zone on both sides', () => {
    const bars = {
      width: 7,
      bars: [
        { x: 0, width: 2 },
        { x: 6, width: 1 },
      ],
    };
    expect(widthOf(bars)).toBe(27);
    expect(barsPath(bars)).toBe('M10 0h2v1h-2zM16 0h1v1h-1z');
  });

  test('throws when the text is empty', () => {
    expect(() => encodeBarcode('')).toThrow();
  });
});

describe('encodeQrCode', () => {
  test('uses at least version 5, so that the logo does not hide too much', () => {
    for (const text of ['0', '0012345678', 'ABCDEFGHIJ0123456789']) {
      expect(encodeQrCode(text)).toMatchObject({ size: 37 });
    }
    expect(encodeQrCode('x'.repeat(100)).size).toBeGreaterThan(37);
  });

  test('draws the finder pattern in the first corner', () => {
    const { dark, size } = encodeQrCode('0012345678');
    expect(dark).toHaveLength(size * size);
    expect(dark.slice(0, 8)).toEqual([...Array<boolean>(7).fill(true), false]);
  });

  test('draws one rectangle per run of dark modules', () => {
    const dark = [true, true, false, false, true, false, false, false, true];
    expect(modulesPath({ size: 3, dark })).toBe('M0 0h2v1h-2zM1 1h1v1h-1zM2 2h1v1h-1z');
  });

  test('throws when the text is empty', () => {
    expect(() => encodeQrCode('')).toThrow();
  });
});
