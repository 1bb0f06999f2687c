/** Width of the paper, in mm. */
const PAPER_WIDTH = 80;

/** Printers cut below the last line, in mm. */
const FEED = 8;

const MM_PER_PX = 25.4 / 96;

/**
 * Returns the rule that makes the paper as long as the ticket. CSS has no page of automatic height,
 * and a fixed one would cut a ticket into pages.
 *
 * @param height of the ticket, in px
 */
export function pageRule(height: number): string {
  const length = Math.ceil(height * MM_PER_PX) + FEED;
  // A page that is wider than long would be printed turned.
  return `@page { size: ${PAPER_WIDTH}mm ${Math.max(length, PAPER_WIDTH + 1)}mm; margin: 0; }`;
}
