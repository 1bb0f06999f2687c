/** How long the server may take to name its version, in ms: somebody waits for it. */
const TIMEOUT = 3000;
const KEY = 'claypot:reloaded-for';

/** As much of a window as this needs. */
interface View {
  readonly document: Pick<Document, 'querySelector'>;
  readonly location: Pick<Location, 'reload'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  fetch(path: string, init: RequestInit): Promise<Response>;
}

/**
 * Loads the page anew where the server has another version of the app, whose code has taken the place
 * of what this page would need. It does so once for each version: where that did not help, nothing
 * would. Cart and checkout are stored and come along.
 *
 * @returns whether the page is on its way.
 */
export async function reloadForOtherVersion(view: View): Promise<boolean> {
  try {
    const own = view.document
      .querySelector('meta[name="claypot:version"]')
      ?.getAttribute('content');
    const version = await servedVersion(view);
    if (version === null || version === own) return false;
    if (view.sessionStorage.getItem(KEY) === version) return false;
    // Without a memory it could go on for ever.
    view.sessionStorage.setItem(KEY, version);
    view.location.reload();
    return true;
  } catch {
    return false;
  }
}

/** The version that the server has; null where it says none. Rejects when it does not answer. */
export async function servedVersion(view: Pick<View, 'fetch'>): Promise<string | null> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = await view.fetch('/version.json', { cache: 'no-store', signal });
  const { version }: { version?: unknown } = await answer.json();
  return typeof version === 'string' ? version : null;
}
