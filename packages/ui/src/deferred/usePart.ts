import { useEffect, useRef, useState } from 'react';
import type { DeferredPart } from './deferred-part.ts';

export interface Touches {
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
}

/**
 * The part once it may be drawn: at once where its code is at hand, else when that has come in a
 * quiet moment. Until then an outline stands in its place that does the same by the browser's own
 * controls; whoever has begun to use that one keeps it, with their focus and whatever they changed.
 *
 * @returns the part or null, and what the outline tells of being used
 */
export function usePart<Part>(deferred: DeferredPart<Part>): readonly [Part | null, Touches] {
  const [drawn, setDrawn] = useState(() => ({ part: deferred.known() }));
  const isUsed = useRef(false);
  const isMissing = drawn.part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    const load = async () => {
      const part = await deferred.load();
      if (isShown && !isUsed.current) setDrawn({ part });
    };
    // Without its code the outline goes on doing its work.
    whenIdle(() => load().catch(() => undefined));
    return () => {
      isShown = false;
    };
  }, [deferred, isMissing]);

  const use = () => {
    isUsed.current = true;
  };
  return [drawn.part, { onFocus: use, onPointerDown: use }];
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(work);
  else setTimeout(work);
}
