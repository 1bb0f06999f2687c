/** Timeout of the server check, in ms: a customer waits for it. */
const TIMEOUT = 5000;

/** Subset of `Window` used here. */
export type ReloadView = Pick<Window, 'addEventListener' | 'removeEventListener' | 'fetch'> & {
  readonly location: Pick<Location, 'reload'>;
};

/**
 * Reloads the page if the server responds. Otherwise the browser would replace the page with its
 * own error page, which does not notice when the network returns. Only a reload is certain to fetch
 * code again, because browsers may cache the failure of a module.
 *
 * @returns false if the server does not respond or returns an error
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
 * Reloads the page as soon as the network returns.
 *
 * @returns an unsubscribe function
 */
export function reloadOnReturn(view: ReloadView): () => void {
  // Never rejects: without a response the page stays.
  const listener = () => void reloadIfReachable(view);
  view.addEventListener('online', listener);
  return () => view.removeEventListener('online', listener);
}
