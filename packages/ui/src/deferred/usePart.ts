import { useEffect, useRef, useState } from 'react';
import type { DeferredPart } from './deferred-part.ts';

export interface Touches {
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
}

/**
 * Returns a deferred component once it may be rendered: at once if its code has loaded, else after
 * it has loaded during idle time. Until then the caller renders a fallback with native controls. A
 * fallback that is in use stays, with its focus and input.
 *
 * @returns the component or null, and event handlers for the fallback that detect use
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
    // If loading fails, the fallback stays in use.
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
