import { createBrowserStorage } from '@claypot/browser/storage';

const PROBE = 'claypot:probe';

/** Returns true if storage is blocked or full, so that nothing survives a page load. */
export function savesNothing(view: Window): boolean {
  const { set, remove } = createBrowserStorage(view);
  const isSaved = set(PROBE, '1');
  remove(PROBE);
  return !isSaved;
}
