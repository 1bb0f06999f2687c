import { useContext, useEffect } from 'react';
import { ScrollContext } from '../../hooks/navigation/scroll-context.ts';

/**
 * What a change of screen does besides drawing: the document's title, the scroll position, and the
 * focus on the new heading, so that who does not see the change hears of it. The first screen of a
 * visit leaves the focus where the browser put it.
 */
export function useArrival(title: string, visits: { current: number }): void {
  const scroll = useContext(ScrollContext);

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
