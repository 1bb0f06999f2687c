/** Begins the element that contains the screen, and ends it in every page of the build. */
const ROOT = '<div id="root"';
const END = '<!--/root-->';

/** Parts of a filled page, around the content of its screen. */
export interface PageParts {
  readonly head: string;
  /** Root element with the skeleton of the screen. */
  readonly root: string;
  readonly tail: string;
}

/**
 * Splits a page, so that a server can send its head before the screen is rendered.
 * @throws Error if the page of the build has no root element.
 */
export function splitPage(html: string): PageParts {
  const start = html.indexOf(ROOT);
  const end = html.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error('The page has no root element');
  return { head: html.slice(0, start), root: html.slice(start, end), tail: html.slice(end) };
}
