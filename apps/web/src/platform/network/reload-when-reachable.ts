/** How long the server may take to answer, in ms: a customer waits for it. */
const TIMEOUT = 5000;

/** As much of a window as this needs. */
export type ReloadView = Pick<Window, 'addEventListener' | 'removeEventListener' | 'fetch'> & {
  readonly location: Pick<Location, 'reload'>;
};

/**
 * Reloads the page if the server answers. Without an answer the browser would replace the page with
 * an error page of its own, and nothing would be left that notices when the network returns. Only a
 * reload is sure to fetch code again: browsers may keep the failure of a module.
 *
 * @returns false if the server does not answer
 */
export async function reloadIfReachable(view: ReloadView): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await view.fetch('/version.json', { cache: 'no-store', signal });
    if (!response.ok) return false;
    view.location.reload();
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page as soon as the network is back.
 *
 * @returns what ends this
 */
export function reloadOnReturn(view: ReloadView): () => void {
  // It never rejects: without an answer the page stays.
  const listener = () => void reloadIfReachable(view);
  view.addEventListener('online', listener);
  return () => view.removeEventListener('online', listener);
}
