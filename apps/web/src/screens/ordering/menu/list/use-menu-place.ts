import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { entryHere, leavePlace, type MenuPlace, placeLeftAt, returnTo } from './menu-place.ts';

/**
 * Brings whoever comes back to the menu to the item that was before them, from the first paint on; null
 * where they do not come back, or were at the beginning.
 *
 * @param covered how much of the window's top is covered, in px
 */
export function useMenuPlace(
  list: RefObject<HTMLElement | null>,
  covered: number,
): MenuPlace | null {
  const [entry] = useState(() => entryHere());
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

  // The page's own memory, of how far it was scrolled, has just put it somewhere near.
  useEffect(() => {
    if (list.current && place) return returnTo(list.current, place);
  }, [list, place]);

  return place;
}
