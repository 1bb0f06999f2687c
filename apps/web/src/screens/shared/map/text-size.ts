/** Full-width characters. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u;

/** Returns the approximate width of a text in px, precise enough to detect overlapping labels. */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 1 : 0.58), 0);
  return ems * fontSize;
}

const SHARE_OF_TEXT = 0.75;
const BROWSER_DEFAULT = 16;

/** Font size of map labels in px where the reader's text size is unknown. */
export const MAP_FONT_SIZE = SHARE_OF_TEXT * BROWSER_DEFAULT;

/** Returns the font size of map labels in px; it follows the reader's text size. */
export function mapFontSize(root: Element): number {
  return SHARE_OF_TEXT * (Number.parseFloat(getComputedStyle(root).fontSize) || BROWSER_DEFAULT);
}
