/** Full-width characters. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u;

/** Returns the approximate width of a text in px, precise enough to detect overlapping labels. */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 1 : 0.58), 0);
  return ems * fontSize;
}

/** Returns the font size of map labels in px; it follows the reader's text size. */
export function mapFontSize(root: Element): number {
  return 0.75 * (Number.parseFloat(getComputedStyle(root).fontSize) || 16);
}
