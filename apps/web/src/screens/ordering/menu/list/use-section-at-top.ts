import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '../../../../platform/time/next-task.ts';

/** Frames in which rows that come into view may still change their height. */
const SETTLING_FRAMES = 12;

/**
 * Answers a function that brings a section of the list to the top of the window. A section that is
 * not drawn yet is brought there as soon as it is: a press on a fresh menu is not lost.
 *
 * @param ids of the sections that are drawn, in the order of the list's children
 */
export function useSectionAtTop(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): (id: string) => void {
  const awaited = useRef<string | null>(null);
  const bring = (id: string) => {
    const section = list.current?.children[ids.indexOf(id)];
    awaited.current = section ? null : id;
    // The press shows first: laying out what is far below takes a slow phone a while.
    if (section) afterPaint(() => bringToTop(section));
  };

  const bringAwaited = useEffectEvent(() => {
    if (awaited.current !== null) bring(awaited.current);
  });
  const drawn = ids.length;
  useEffect(() => {
    if (drawn > 0) bringAwaited();
  }, [drawn]);

  return bring;
}

/**
 * Brings a section of the page to the top of the window and gives its heading the focus, so that
 * keys and screen readers go on from there. It does not glide: a glide would lay out every row on
 * its way, each of which moves the goal.
 */
function bringToTop(section: Element): void {
  section.querySelector('h2')?.focus({ preventScroll: true });
  keepAtTop(section, SETTLING_FRAMES);
}

function keepAtTop(section: Element, frames: number): void {
  section.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => keepAtTop(section, frames - 1));
}
