import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readCodes } from '../../support/read-codes.ts';

/** A page of a PDF file, as a reader of another make shows it. */
export interface ReadPage {
  /** In mm. */
  readonly width: number;
  readonly height: number;
  /** Texts in their order; parts in different fonts are joined. */
  readonly lines: readonly string[];
  /** Names of the embedded fonts. */
  readonly pictures: number;
  /** Texts of the codes that a decoder finds in the printed page. */
  readonly codes: readonly string[];
}

const MM_PER_POINT = 25.4 / 72;
/** Pixels per point. */
const SCALE = 2;

/** Reads a PDF file. @throws Error if it is damaged */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ readonly title: unknown; readonly pages: readonly ReadPage[] }> {
  const task = getDocument({ data: bytes.slice(), stopAtErrors: true, verbosity: 0 });
  const file = await task.promise;
  const { info } = await file.getMetadata();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const view = page.getViewport({ scale: SCALE });
    const { items } = await page.getTextContent();
    const canvas = canvasOf(file.canvasFactory, view.width, view.height);
    await page.render({ canvas: null, canvasContext: canvas.context, viewport: view }).promise;
    const { fnArray } = await page.getOperatorList();
    pages.push({
      width: Math.round((view.width / SCALE) * MM_PER_POINT),
      height: Math.round((view.height / SCALE) * MM_PER_POINT),
      lines: linesOf(items),
      pictures: fnArray.filter((operator) => operator === PAINT_PICTURE).length,
      codes: Object.values(await readCodes(new Uint8Array(canvas.canvas.toBuffer('image/png')))),
    });
  }
  await task.destroy();
  return { title: 'Title' in info ? info.Title : null, pages };
}

/** The operator that paints a picture, which is none of the code. */
const PAINT_PICTURE = 85;

interface Drawn {
  readonly canvas: { toBuffer(type: 'image/png'): Buffer };
  readonly context: CanvasRenderingContext2D;
}

/** The reader draws on a canvas of its own in Node; its types do not describe it. */
function canvasOf(factory: object, width: number, height: number): Drawn {
  const { create } = factory as { create(width: number, height: number): Drawn };
  return create.call(factory, Math.ceil(width), Math.ceil(height));
}

function linesOf(items: readonly object[]): readonly string[] {
  const lines = new Map<number, string>();
  for (const item of items) {
    const { str, transform } = item as { readonly str?: string; readonly transform?: number[] };
    const [, , , , , y = 0] = transform ?? [];
    if (str !== undefined) lines.set(y, (lines.get(y) ?? '') + str);
  }
  return [...lines.values()].filter((line) => line.trim() !== '');
}
