import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Reads the barcodes in an image with an independent decoder. Returns their texts by format. */
export async function readCodes(png: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  // Load the module from the package; otherwise the library downloads it.
  const wasmBinary = new Uint8Array(readFileSync(file)).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const found = await readBarcodes(png, { tryHarder: true });
  return Object.fromEntries(found.map(({ format, text }) => [format, text]));
}
