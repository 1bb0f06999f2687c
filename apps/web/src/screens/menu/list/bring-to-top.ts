/** Frames in which rows that come into view may still change their height. */
const PATIENCE = 12;

/**
 * Brings a section of the page to the top of the window and gives its heading the focus, so that
 * keys and screen readers go on from there. It does not glide: a glide would lay out every row on
 * its way, each of which moves the goal.
 */
export function bringToTop(section: Element): void {
  section.querySelector('h2')?.focus({ preventScroll: true });
  keepAtTop(section, PATIENCE);
}

function keepAtTop(section: Element, frames: number): void {
  section.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => keepAtTop(section, frames - 1));
}
