import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Selects the category that the address names, once the whole menu is rendered.
 *
 * @param category null for none
 */
export function useArrivalAt(
  category: string | null,
  isWhole: boolean,
  select: (category: string) => void,
): void {
  const arrived = useRef(false);
  const arrive = useEffectEvent(() => {
    if (category !== null && !arrived.current) select(category);
    arrived.current = true;
  });
  useEffect(() => {
    if (isWhole) arrive();
  }, [isWhole]);
}
