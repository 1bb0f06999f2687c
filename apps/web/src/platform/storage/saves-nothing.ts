import { createBrowserStorage } from './storage.ts';

const PROBE = 'claypot:probe';

/** Whether nothing that is stored will be there after the next page load: the store is blocked or full. */
export function savesNothing(view: Window): boolean {
  const { set, remove } = createBrowserStorage(view);
  const isSaved = set(PROBE, '1');
  remove(PROBE);
  return !isSaved;
}
