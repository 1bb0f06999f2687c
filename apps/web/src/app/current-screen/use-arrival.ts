import { useContext, useEffect, useLayoutEffect } from 'react';
import { ScrollContext } from '../../hooks/navigation/scroll-context.ts';
import { showWebFont } from '../../platform/page/web-font.ts';

/**
 * Sets the document's title and the scroll position after navigation, and focuses the new heading,
 * so that screen readers announce it. The first screen of a visit leaves the focus unchanged.
 */
export function useArrival(title: string, visits: { current: number }): void {
  const scroll = useContext(ScrollContext);

  // Before the paint, so that no text of the new screen is first shown in the system font.
  useLayoutEffect(() => {
    if (visits.current > 0) showWebFont(document);
  }, [visits]);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    visits.current += 1;
    scroll?.settle();
    if (visits.current === 1) return;
    const heading = document.querySelector<HTMLElement>('[data-screen-title]');
    heading?.focus({ preventScroll: true });
  }, [scroll, visits]);
}
