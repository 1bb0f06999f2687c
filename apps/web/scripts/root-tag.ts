import type { Page } from '../src/entry-prerender.tsx';

/** True if the server writes data into the prerendered screen that the app would request. */
function isWritten(html: string): boolean {
  return html.includes('%%text.');
}

/** Optional company data: without it the screen may look different. */
const MAYBE = /%%company\.(?!company_name%%)/;

/**
 * Returns the root tag. The app hydrates the HTML if it equals its own first render. HTML with a
 * company text and optional company data is replaced instead.
 */
export function rootTag(
  { isTakenOver, screen }: Pick<Page, 'isTakenOver' | 'screen'>,
  html: string,
): string {
  const isMaybe = isWritten(html) && MAYBE.test(html);
  return isTakenOver && !isMaybe ? `<div id="root" data-screen="${screen}">` : '<div id="root">';
}

/** Returns the screen's HTML; it is not busy if the server writes all of its data. */
export function screenHtml(html: string): string {
  return isWritten(html) ? html.replace('<main aria-busy="true"', '<main') : html;
}
