import { type RefObject, useEffect, useRef, useState } from 'react';

interface FirstBadField {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly pointAtFirstBad: () => void;
}

/**
 * Takes the customer to the first field at fault after each try. Trying again with the same field
 * at fault changes nothing in the form, so tries are counted here.
 */
export function useFirstBadField(firstBad: string | null): FirstBadField {
  const ref = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (tries === 0 || firstBad === null) return;
    const field = ref.current?.elements.namedItem(firstBad);
    if (field instanceof HTMLElement) field.focus();
  }, [tries, firstBad]);

  return { ref, pointAtFirstBad: () => setTries((count) => count + 1) };
}
