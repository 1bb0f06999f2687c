import { afterPaint } from '@claypot/browser/next-task';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Frames during which rows entering the viewport may change their height. */
const SETTLING_FRAMES = 12;

/**
 * Returns a function that scrolls a section of the list to the top of the window. If the section is
 * not rendered yet, the function scrolls once it is. This preserves a press on a new menu.
 *
 * @param ids of the rendered sections, in the order of the list's children
 */
export function useSectionAtTop(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): (id: string) => void {
  const awaited = useRef<string | null>(null);
  const bring = (id: string) => {
    const section = list.current?.children[ids.indexOf(id)];
    awaited.current = section ? null : id;
    // Paints the pressed state first, because laying out content far below takes a slow phone a
    // while.
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
 * Scrolls a section to the top and focuses its heading, so that keyboard and screen reader continue
 * there. Smooth scrolling would lay out every row on the way, and each would move the target.
 */
function bringToTop(section: Element): void {
  section.querySelector('h2')?.focus({ preventScroll: true });
  keepAtTop(section, SETTLING_FRAMES);
}

function keepAtTop(section: Element, frames: number): void {
  section.scrollIntoView({ block: 'start', behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => keepAtTop(section, frames - 1));
}
