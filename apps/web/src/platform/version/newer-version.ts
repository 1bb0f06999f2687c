/** Timeout of the version request, in ms: a customer waits for it. */
const TIMEOUT = 3000;
const KEY = 'claypot:reloaded-for';

/** Subset of `Window` used here. */
interface View {
  readonly document: Pick<Document, 'querySelector'>;
  readonly location: Pick<Location, 'reload'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  fetch(path: string, init: RequestInit): Promise<Response>;
}

/**
 * Reloads the page if the server has another version of the app, which has replaced code that this
 * page needs. It does so once per version, because repeating it would not help. Cart and checkout
 * are stored and survive.
 *
 * @returns true if the page reloads.
 */
export async function reloadForOtherVersion(view: View): Promise<boolean> {
  try {
    const own = view.document
      .querySelector('meta[name="claypot:version"]')
      ?.getAttribute('content');
    const version = await servedVersion(view);
    if (version === null || version === own) return false;
    if (view.sessionStorage.getItem(KEY) === version) return false;
    // Throws without storage, which prevents an endless loop.
    view.sessionStorage.setItem(KEY, version);
    view.location.reload();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the server's version; null if it names none. Rejects if the server does not respond in
 * time or the response is not JSON.
 */
export async function servedVersion(view: Pick<View, 'fetch'>): Promise<string | null> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await view.fetch('/version.json', { cache: 'no-store', signal });
  const { version }: { version?: unknown } = await answer.json();
  return typeof version === 'string' ? version : null;
}
