/** The same condition as in the style sheets: wide, and not a phone in landscape. */
const WIDE = '(min-width: 1024px) and (min-height: 501px)';

/** Returns true if the window is wide. */
export function isWideWindow(): boolean {
  return matchMedia(WIDE).matches;
}

/** Calls back when the window becomes wide or narrow. Returns a function to unsubscribe. */
export function watchWideWindow(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
