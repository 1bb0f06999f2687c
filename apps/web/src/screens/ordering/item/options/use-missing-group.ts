import type { ItemBasics } from '@claypot/domain/ordering';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Scrolls to the first option group without a required choice and focuses it, once per attempt to
 * add the item. Each group's element has its ID as `data-group`. If the server rejects an attempt,
 * the item is reloaded first, so this waits while `adding` is true.
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
