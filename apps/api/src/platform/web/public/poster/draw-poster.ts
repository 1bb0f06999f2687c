import type { PdfItem } from '../../../pdf/pdf-items.ts';
import type { MeasureText, PdfPicture } from '../../../pdf/write-pdf.ts';
import type { PosterContent } from '../../render/public-renderer.ts';
import type { PosterColors } from './poster-colors.ts';
import { nameLines, placeLines, scanLines } from './poster-lines.ts';

/** Size of A4, in mm. All A sizes have its proportions. */
export const A4 = { width: 210, height: 297 } as const;

const MIDDLE = A4.width / 2;
const BAND = 146;
const CARD = { x: 40, y: 94, side: 130, radius: 9 } as const;
/** Part of the band above the card that names have. */
const NAMES = { top: 12, bottom: CARD.y - 7 } as const;
/** Largest logo, and the white around it. */
const LOGO = { width: 90, height: 30, padding: 4 } as const;
/** Modules of white around the code, as the standard requires. */
const QUIET = 4;

interface Poster {
  readonly content: PosterContent;
  readonly colors: PosterColors;
  readonly logo: PdfPicture | null;
}

/** Returns the poster of a branch in A4: names on a band, the code on a card, and what to do. */
export function drawPoster({ colors, content, logo }: Poster, measure: MeasureText): PdfItem[] {
  const tile = logo === null ? [] : drawLogo(logo);
  const top = logo === null ? NAMES.top : NAMES.top + LOGO.height + 2 * LOGO.padding + 3;
  const { accent, onAccent, softText, text } = colors;
  const edge = 2.4;
  const frame = { x: CARD.x - edge, y: CARD.y - edge, width: CARD.side + 2 * edge };
  return [
    { kind: 'rectangle', x: 0, y: 0, width: A4.width, height: BAND, color: accent },
    ...tile,
    ...placeLines(nameLines(content), { ...NAMES, top, x: MIDDLE, color: onAccent }, measure),
    {
      kind: 'rectangle',
      ...frame,
      height: frame.width,
      radius: CARD.radius + edge,
      color: accent,
    },
    {
      kind: 'rectangle',
      x: CARD.x,
      y: CARD.y,
      width: CARD.side,
      height: CARD.side,
      radius: CARD.radius,
      color: '#ffffff',
    },
    drawCode(content),
    ...placeLines(scanLines(content), { top: 232, bottom: 272, x: MIDDLE, color: text }, measure),
    ...placeLines(
      [{ text: content.url.replace(/^https?:\/\//, ''), size: 6, weight: 400 }],
      { top: 274, bottom: 286, x: MIDDLE, color: softText },
      measure,
    ),
    { kind: 'rectangle', x: 0, y: 291, width: A4.width, height: 6, color: accent },
  ];
}

function drawCode({ code: { dark, size } }: PosterContent): PdfItem {
  const side = CARD.side / (size + 2 * QUIET);
  const at = dark.flatMap((isDark, index) => {
    const [column, row] = [index % size, Math.floor(index / size)];
    const place = [CARD.x + (column + QUIET) * side, CARD.y + (row + QUIET) * side] as const;
    return isDark ? [place] : [];
  });
  return { kind: 'squares', side, color: '#000000', at };
}

/** The logo on white, because most logos are drawn for a white page. */
function drawLogo({ height, width }: PdfPicture): PdfItem[] {
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  const shown = { width: width * scale, height: height * scale };
  const place = {
    x: MIDDLE - shown.width / 2,
    y: NAMES.top + LOGO.padding + (LOGO.height - shown.height) / 2,
  };
  return [
    {
      kind: 'rectangle',
      x: place.x - LOGO.padding,
      y: place.y - LOGO.padding,
      width: shown.width + 2 * LOGO.padding,
      height: shown.height + 2 * LOGO.padding,
      radius: 4,
      color: '#ffffff',
    },
    { kind: 'picture', ...place, ...shown },
  ];
}
