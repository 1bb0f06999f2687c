import { useEffect, useState } from 'react';
import { pathInApp } from '../../../platform/page/follow-links.ts';

/** A link that was pressed while something is not saved. */
export interface LeaveGuard {
  /** Path of the link; null if none was pressed. */
  readonly target: string | null;
  readonly stay: () => void;
}

/**
 * Holds back the links of the page while something is not saved. The browser's Back button cannot
 * be held back; the edits are there when the entry is opened again. `warnBeforeUnload` asks before
 * a reload.
 */
export function useLeaveGuard(isEdited: boolean): LeaveGuard {
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!isEdited) return;
    const press = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link && pathInApp(link, location);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(path);
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [isEdited]);
  return { target, stay: () => setTarget(null) };
}
