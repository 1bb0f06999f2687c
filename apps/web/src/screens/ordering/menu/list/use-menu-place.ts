import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { entryHere, leavePlace, type MenuPlace, placeLeftAt, returnTo } from './menu-place.ts';

/**
 * Restores the position at which the menu was left, before the first paint. Returns null if the
 * customer does not return, or left at the top.
 *
 * @param covered height of the window's top that is covered, in px
 */
export function useMenuPlace(
  list: RefObject<HTMLElement | null>,
  covered: number,
): MenuPlace | null {
  const [entry] = useState(() => (typeof window === 'undefined' ? null : entryHere(window)));
  const [place] = useState(() => placeLeftAt(entry));
  const leave = useEffectEvent((element: HTMLElement | null) =>
    leavePlace(entry, element, covered),
  );

  useLayoutEffect(() => {
    const element = list.current;
    const stop = element && place ? returnTo(element, place) : () => undefined;
    return () => {
      stop();
      leave(element);
    };
  }, [list, place]);

  // The browser's scroll restoration has just scrolled to an approximate position.
  useEffect(() => {
    if (list.current && place) return returnTo(list.current, place);
  }, [list, place]);

  return place;
}
