import { createHash } from 'node:crypto';
import { type PdfPicture, type Weight, writePdf } from '../../../pdf/write-pdf.ts';
import type { PosterContent } from '../../render/public-renderer.ts';
import { A4, drawPoster } from './draw-poster.ts';
import { placeItem } from './place-items.ts';
import type { PosterColors } from './poster-colors.ts';
import { nameLines, scanLines } from './poster-lines.ts';

/** `A4` has a sheet for the window and one with four cards to cut; `A6` is one card. */
export type PosterSize = 'A4' | 'A6';

export interface PosterRequest {
  readonly content: PosterContent;
  readonly colors: PosterColors;
  readonly logo: PdfPicture | null;
  readonly size: PosterSize;
}

/** Size of A6, in mm. */
const A6 = { width: 105, height: 148 } as const;
const CUT = '#b8b0ab';

/** Renders the poster of a branch as PDF: QR code and shapes as vectors, texts as texts. */
export function renderPosterPdf(request: PosterRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { content, logo, size } = request;
  const { names, scan, url } = content;
  const lines = [...nameLines(content), ...scanLines(content)];
  const texts = new Map<Weight, string[]>([
    [400, [url]],
    [700, []],
  ]);
  for (const { text, weight } of lines) texts.get(weight)?.push(text);
  const title = `${names.en.branch} · ${scan.en}`;
  const pages = size === 'A4' ? [posterPage(request), cardsPage(request)] : [cardPage(request)];
  return writePdf({ title, language: 'en', pages, picture: logo }, texts);
}

/** Returns a text that is the same for the same PDF. */
export function posterKey({ colors, content, logo, size }: PosterRequest): string {
  const picture = logo && createHash('sha256').update(logo.jpeg).digest('hex');
  const { names, scan, url } = content;
  return JSON.stringify({ colors, names, picture, scan, size, url });
}

type Page = Parameters<typeof writePdf>[0]['pages'][number];

function posterPage(request: PosterRequest): Page {
  return { ...A4, draw: (measure) => drawPoster(request, measure) };
}

/** Four cards on a sheet of A4, with lines to cut. */
function cardsPage(request: PosterRequest): Page {
  const [half, middle] = [A4.width / 2, A4.height / 2];
  const places = [
    [0, 0],
    [half, 0],
    [0, middle],
    [half, middle],
  ] as const;
  return {
    ...A4,
    draw: (measure) => {
      const card = drawPoster(request, measure);
      return [
        ...places.flatMap(([x, y]) => card.map((item) => placeItem(item, 0.5, x, y))),
        { kind: 'dashes', from: [half, 0], to: [half, A4.height], color: CUT },
        { kind: 'dashes', from: [0, middle], to: [A4.width, middle], color: CUT },
      ];
    },
  };
}

function cardPage(request: PosterRequest): Page {
  const scale = A6.width / A4.width;
  return {
    ...A6,
    draw: (measure) => drawPoster(request, measure).map((item) => placeItem(item, scale, 0, 0)),
  };
}
