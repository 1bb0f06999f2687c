import type { ItemBasics } from '@claypot/domain/ordering';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the customer to the first group that misses a choice, once for each try to add the item.
 * The element of each group carries its id as `data-group`. A try that the server refused first
 * shows the item as it is now, so that what is missing is known only afterwards.
 */
export function useMissingGroup(
  item: RefObject<HTMLElement | null>,
  { adding, attempts, firstMissing }: ItemBasics,
): void {
  const shown = useRef(attempts);
  useEffect(() => {
    if (adding || shown.current === attempts) return;
    shown.current = attempts;
    const groups = item.current?.querySelectorAll<HTMLElement>('[data-group]') ?? [];
    const missing = [...groups].find(({ dataset }) => dataset.group === firstMissing);
    const group = missing?.querySelector('fieldset');
    if (!group) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    group.focus({ preventScroll: true });
    group.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
  }, [item, adding, attempts, firstMissing]);
}
