import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { encodeQrCode } from './encode-qr-code.ts';
import type { Modules } from './modules.ts';

/** Sizes on the screen, in px: the code, and the plate for the logo in its middle. */
const CODE = 230;
const PLATE = 70;

/** Pixels per module, and quiet zone in modules. */
const DOTS = 4;
const QUIET = 4;

beforeAll(() => {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Returns the code with every module under the plate inverted, which is worse than any logo. */
function invertHidden({ dark, size }: Modules): Modules {
  const half = ((PLATE / CODE) * size) / 2;
  const isHidden = (at: number) =>
    at >= Math.floor(size / 2 - half) && at < Math.ceil(size / 2 + half);
  return {
    size,
    dark: dark.map((module, index) => {
      const hidden = isHidden(index % size) && isHidden(Math.floor(index / size));
      return hidden ? !module : module;
    }),
  };
}

function rasterize({ dark, size }: Modules) {
  const side = (size + 2 * QUIET) * DOTS;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let dot = 0; dot < side * side; dot += 1) {
    const column = Math.floor((dot % side) / DOTS) - QUIET;
    const row = Math.floor(dot / side / DOTS) - QUIET;
    const isInside = column >= 0 && row >= 0 && column < size && row < size;
    if (isInside && dark[row * size + column]) data.fill(0, dot * 4, dot * 4 + 3);
  }
  return { data, width: side, height: side, colorSpace: 'srgb' as const };
}

test('reads the number when any logo hides the middle of the code', async () => {
  const number = fc.stringMatching(/^[0-9A-Z]{6,20}$|^0\d{9}$/);
  await fc.assert(
    fc.asyncProperty(number, async (text) => {
      const found = await readBarcodes(rasterize(invertHidden(encodeQrCode(text))), {
        formats: ['QRCode'],
      });
      expect(found.map((code) => code.text)).toEqual([text]);
    }),
    { numRuns: 60 },
  );
});
