import { useSyncExternalStore } from 'react';

/** The same condition as in the style sheets: wide, and not a phone in landscape. */
const WIDE = '(min-width: 1024px) and (min-height: 501px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Returns true in a wide window. It is false while prerendering and hydrating, so the style sheets
 * lay out the page and this only decides the order of elements and what loads.
 */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
