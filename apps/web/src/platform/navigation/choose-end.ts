import { leadsIn, returnToOf } from '@claypot/domain/routes';
import type { HistoryEntry, Move } from './history-entry.ts';

/**
 * Chooses how to end at `path` a way whose last step is the entry `here`. Where the way began at that
 * path, it is gone back to. Else its steps, which all lead there afterwards or are ways into the
 * product, give their place to it: Back must not walk through a way that is done.
 */
export function chooseEnd(here: HistoryEntry, path: string): Move {
  const { before, index } = here;
  const known = before.slice(Math.max(0, before.length - index));
  const begun = known.lastIndexOf(path);
  if (begun >= 0) return { back: known.length - begun, put: null };
  const others = known.findLastIndex((step) => returnToOf(step) !== path && !leadsIn(step));
  const back = known.length - 1 - others;
  return {
    back,
    put: { index: index - back, scroll: 0, before: before.slice(0, before.length - back) },
  };
}
