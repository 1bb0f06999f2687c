import type { ItemView } from '@claypot/domain';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the customer to the first group that misses a choice, once for each try to add the dish.
 * Each group is a child of the element, in their order. A try that the server refused first shows
 * the dish as it is now, so that what is missing is known only afterwards.
 */
export function useMissingGroup(
  groups: RefObject<HTMLElement | null>,
  { adding, attempts, firstMissing, groups: options }: ItemView,
): void {
  const shown = useRef(attempts);
  const index = options.findIndex(({ option }) => option.id === firstMissing);
  useEffect(() => {
    if (adding || shown.current === attempts) return;
    shown.current = attempts;
    const group = groups.current?.children[index]?.querySelector('fieldset');
    if (!group) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    group.focus({ preventScroll: true });
    group.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
  }, [groups, adding, attempts, index]);
}
