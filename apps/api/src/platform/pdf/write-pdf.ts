import { type EmbeddedFonts, embedFonts } from './fonts/embed-fonts.ts';
import type { Weight } from './fonts/subset-fonts.ts';
import { drawItem, type PdfItem } from './pdf-items.ts';
import { createPdfObjects, pdfText, refer } from './pdf-objects.ts';

export type { Weight } from './fonts/subset-fonts.ts';

/** Returns the width of a line in multiples of its size. */
export type MeasureText = EmbeddedFonts['widthOf'];

/** A document of vectors, texts and one picture. Lengths are in mm from the top left corner. */
export interface PdfDocument {
  readonly title: string;
  /** Language tag. */
  readonly language: string;
  readonly pages: readonly PdfPage[];
  /** A JPEG that items of the kind `picture` show; null for none. */
  readonly picture: PdfPicture | null;
}

interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Returns what is on the page, the lowest first. */
  readonly draw: (measure: MeasureText) => readonly PdfItem[];
}

export interface PdfPicture {
  readonly jpeg: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const POINTS_PER_MM = 72 / 25.4;

/**
 * Writes a document as PDF. Its texts are embedded with their characters only.
 *
 * @param texts all texts of the document by weight
 */
export async function writePdf(
  { language, pages, picture, title }: PdfDocument,
  texts: ReadonlyMap<Weight, readonly string[]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const objects = createPdfObjects();
  const fonts = await embedFonts(objects, texts);
  const image =
    picture &&
    objects.addEncoded(
      picture.jpeg,
      `/Type /XObject /Subtype /Image /Width ${picture.width} /Height ${picture.height}
/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
    );
  const xObjects = image === null ? '' : `/XObject << /Picture ${refer(image)} >>`;
  const resources = objects.add(`<< /Font << ${fonts.resources} >> ${xObjects} >>`);
  const tree = objects.reserve();
  const kids: string[] = [];
  for (const { draw, height, width } of pages) {
    const items = draw(fonts.widthOf).map((item) => drawItem(item, fonts));
    // Coordinates of PDF start at the bottom; texts and pictures are turned back where drawn.
    const scale = POINTS_PER_MM.toFixed(6);
    const top = (height * POINTS_PER_MM).toFixed(3);
    const content = await objects.addStream(
      [`${scale} 0 0 -${scale} 0 ${top} cm`, ...items].join('\n'),
    );
    const box = `[0 0 ${(width * POINTS_PER_MM).toFixed(3)} ${top}]`;
    const page = objects.add(
      `<< /Type /Page /Parent ${refer(tree)} /MediaBox ${box} /Resources ${refer(resources)}
/Contents ${refer(content)} >>`,
    );
    kids.push(refer(page));
  }
  objects.add(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`, tree);
  const root = objects.add(
    `<< /Type /Catalog /Pages ${refer(tree)} /Lang (${language})
/ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  return objects.finish(root, objects.add(`<< /Title ${pdfText(title)} >>`));
}
