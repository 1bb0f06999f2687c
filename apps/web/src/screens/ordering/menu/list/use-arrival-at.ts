import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Selects the category that the address names, once the whole menu is rendered. Returns the
 * category until then, so that a rendered page marks it; null afterwards.
 *
 * @param category null for none
 */
export function useArrivalAt(
  category: string | null,
  isWhole: boolean,
  select: (category: string) => void,
): string | null {
  const [hasArrived, setArrived] = useState(category === null);
  const arrive = useEffectEvent(() => {
    if (hasArrived || category === null) return;
    select(category);
    setArrived(true);
  });
  useEffect(() => {
    if (isWhole) arrive();
  }, [isWhole]);
  return hasArrived ? null : category;
}
