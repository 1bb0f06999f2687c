import { page } from 'vitest/browser';
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { type Degradation, degrade } from './degrade.ts';

/** Loads the decoder from the package. By default, it would be fetched from another host. */
export function prepareReader() {
  return prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
}

/** A barcode counts as read once 5 scan lines agree, as with scanners at a counter. */
const READER = { tryHarder: true, minLineCount: 5 };

/**
 * Takes a screenshot of the page and decodes its codes.
 *
 * @param degradations ways to degrade the screenshot, by name
 * @returns decoded texts by degradation and code format
 */
export async function readPage(
  degradations: Readonly<Record<string, Degradation>>,
): Promise<Record<string, Record<string, string>>> {
  const base64 = await page.screenshot({ save: false });
  const response = await fetch(`data:image/png;base64,${base64}`);
  const picture = await createImageBitmap(await response.blob());
  const read: Record<string, Record<string, string>> = {};
  for (const [name, degradation] of Object.entries(degradations)) {
    const found = await readBarcodes(degrade(picture, degradation), READER);
    read[name] = Object.fromEntries(found.map(({ format, text }: ReadResult) => [format, text]));
  }
  return read;
}
