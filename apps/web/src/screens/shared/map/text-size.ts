/** Characters as wide as they are high. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/u;

/** About how wide a text is drawn, in px: enough to see whether two would cover each other. */
export function textWidth(text: string, fontSize: number): number {
  const ems = [...text].reduce((sum, character) => sum + (WIDE.test(character) ? 1 : 0.58), 0);
  return ems * fontSize;
}

/** Of the small letters on a map, in px: they grow with the reader's text. */
export function mapFontSize(root: Element): number {
  return 0.75 * (Number.parseFloat(getComputedStyle(root).fontSize) || 16);
}
