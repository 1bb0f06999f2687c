import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** What the codes in a picture say, by their kind: read by a decoder of another make. */
export async function readCodes(png: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  // From the package itself: without this it would be fetched from elsewhere.
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const found = await readBarcodes(png, { tryHarder: true });
  return Object.fromEntries(found.map(({ format, text }) => [format, text]));
}
