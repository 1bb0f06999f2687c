import { leadsIn, returnToOf } from '@claypot/domain/routes';
import type { HistoryEntry, Move } from './history-entry.ts';

/**
 * Returns how to end at `path` a flow with `here` as its last step. If the flow started at that
 * path, go back to it. Otherwise replace its steps, because Back must not walk through a finished
 * flow. The steps are those that return to that path, and the sign-in screens.
 */
export function chooseEnd(here: HistoryEntry, path: string): Move {
  const { before, index } = here;
  const known = before.slice(Math.max(0, before.length - index));
  const startIndex = known.lastIndexOf(path);
  if (startIndex >= 0) return { back: known.length - startIndex, put: null };
  const others = known.findLastIndex((step) => returnToOf(step) !== path && !leadsIn(step));
  const back = known.length - 1 - others;
  return {
    back,
    put: { index: index - back, scroll: 0, before: before.slice(0, before.length - back) },
  };
}
