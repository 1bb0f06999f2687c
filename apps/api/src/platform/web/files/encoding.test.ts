import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, createBody } from './encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.1', 'br'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  [null, 'identity'],
])('returns the encoding for %s: %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it('returns the same bytes in every encoding', async () => {
  const plain = new TextEncoder().encode('claypot rice '.repeat(200));
  const body = createBody(plain);
  expect(await body.as('identity')).toEqual(plain);
  const [br, gzip] = await Promise.all([body.as('br'), body.as('gzip')]);
  expect(br.byteLength).toBeLessThan(plain.byteLength / 10);
  expect(new Uint8Array(brotliDecompressSync(br))).toEqual(plain);
  expect(new Uint8Array(gunzipSync(gzip))).toEqual(plain);
  expect(await body.as('br')).toBe(br);
});
