/**
 * Decodes a member's codes, as the customer app draws them, with the decoder that the counter loads.
 * Only the own host may be requested.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ZXING_WASM_SHA256 } from 'zxing-wasm/reader';
import { DECODER_URL } from '../apps/counter/src/platform/scanner/decoder-url.ts';
import { loadDecoder } from '../apps/counter/src/platform/scanner/load-decoder.ts';
import { barsPath, widthOf } from '../apps/web/src/screens/loyalty/codes/encoders/bars.ts';
import { encodeBarcode } from '../apps/web/src/screens/loyalty/codes/encoders/encode-barcode.ts';
import { encodeQrCode } from '../apps/web/src/screens/loyalty/codes/encoders/encode-qr-code.ts';
import { modulesPath } from '../apps/web/src/screens/loyalty/codes/encoders/modules.ts';

const CODE = '0012345678';
/** A browser without a decoder of its own. */
const WITHOUT_NATIVE = {};

const load = globalThis.fetch;
let otherHosts: string[] = [];

beforeEach(() => {
  otherHosts = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin === location.origin) return load(input, init);
    otherHosts.push(url.href);
    return Promise.reject(new TypeError(`The test blocks ${url.origin}`));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Draws paths of a code on a white picture with a margin, scaled to device pixels. */
function draw(path: string, { width, height }: { width: number; height: number }, scale: number) {
  const margin = 30;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale + 2 * margin;
  canvas.height = height + 2 * margin;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(margin, margin);
  context.scale(scale, path.includes('v1h') && height < width * scale ? height : scale);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  return canvas;
}

function drawQrCode(text: string): HTMLCanvasElement {
  const code = encodeQrCode(text);
  const scale = 5;
  return draw(modulesPath(code), { width: code.size, height: code.size * scale }, scale);
}

function drawBarcode(text: string): HTMLCanvasElement {
  const code = encodeBarcode(text);
  return draw(barsPath(code), { width: widthOf(code), height: 80 }, 3);
}

describe('the decoder that the counter loads', () => {
  test.each([
    ['QR code', drawQrCode],
    ['barcode', drawBarcode],
  ])('reads the %s of a member from the own host only', async (_, picture) => {
    const decoder = await loadDecoder(WITHOUT_NATIVE);
    const codes = await decoder.detect(picture(CODE));
    expect(codes.map(({ rawValue }) => rawValue)).toEqual([CODE]);
    expect(otherHosts).toEqual([]);
    const requested = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const isElsewhere = ({ origin, protocol }: URL) =>
      protocol.startsWith('http') && origin !== location.origin;
    expect(requested.filter(isElsewhere)).toEqual([]);
  });

  test('finds no code in a white picture', async () => {
    const decoder = await loadDecoder(WITHOUT_NATIVE);
    expect(await decoder.detect(draw('', { width: 100, height: 100 }, 1))).toEqual([]);
  });

  test('has the version of the library', async () => {
    const binary = await (await fetch(DECODER_URL)).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', binary));
    const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(hex).toBe(ZXING_WASM_SHA256);
  });

  test('is the browser’s own if that reads all formats', async () => {
    const native = class {
      static getSupportedFormats = async () => ['qr_code', 'code_128', 'ean_13'];
      detect = async () => [{ rawValue: 'native' }];
    };
    const decoder = await loadDecoder({ BarcodeDetector: native });
    expect(await decoder.detect(drawQrCode(CODE))).toEqual([{ rawValue: 'native' }]);
  });

  test.each([
    ['reads no barcodes', async () => ['qr_code']],
    ['fails', () => Promise.reject(new Error('no service'))],
  ])('is not the browser’s own if that %s', async (_, getSupportedFormats) => {
    const native = Object.assign(class {}, { getSupportedFormats });
    const decoder = await loadDecoder({ BarcodeDetector: native });
    const codes = await decoder.detect(drawBarcode(CODE));
    expect(codes.map(({ rawValue }) => rawValue)).toEqual([CODE]);
  });
});
