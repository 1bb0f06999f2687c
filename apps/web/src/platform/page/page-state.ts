import type { PageState } from '../../server/page-state.ts';

/** Returns the state that a server-rendered page brought; null if the page is a skeleton. */
export function readPageState(page: Document): PageState | null {
  const text = page.getElementById('page-state')?.textContent;
  return text ? JSON.parse(text) : null;
}
