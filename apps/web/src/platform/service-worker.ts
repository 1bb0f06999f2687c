import { ASK_VERSION, isTakenOver, RENEW_PAGES } from '../worker/messages.ts';
import { removeWorker } from '../worker/remove-worker.ts';
import { servedVersion } from './newer-version.ts';

/** How often a page that stays open looks for a new version when it is seen again, in ms. */
const LOOK_AGAIN = 10 * 60 * 1000;

export interface ServiceWorkerOptions {
  /** Pages come in another version than this one from now on. */
  readonly onOtherVersion: () => void;
}

export interface KeptApp {
  /** The customer has chosen another language: what the next visit begins with is to be in it. */
  renewPages(): void;
}

/**
 * Keeps the app on the device by the service worker that the page names. Where it names none the
 * server wants none, and what an earlier visit left behind is taken away.
 */
export async function keepApp(view: Window, options: ServiceWorkerOptions): Promise<KeptApp> {
  const { document, navigator } = view;
  const workers = navigator.serviceWorker;
  const script = contentOf(document, 'claypot:worker');
  if (workers === undefined) return { renewPages: () => undefined };
  if (script === null) {
    await removeWorker(view.caches, await workers.getRegistrations());
    return { renewPages: () => undefined };
  }

  const own = contentOf(document, 'claypot:version');
  workers.addEventListener('message', async ({ data }) => {
    if (!isTakenOver(data) || data.version === own) return;
    // A page that came from the server may be ahead of the worker.
    const served = await servedVersion(view).catch(() => null);
    if (served !== own) options.onOtherVersion();
  });
  // A worker may have taken over, and said so, before this page could listen.
  workers.controller?.postMessage(ASK_VERSION);
  const registration = await workers.register(script, { updateViaCache: 'none' });
  followUpdates(document, registration);
  return { renewPages: () => workers.controller?.postMessage(RENEW_PAGES) };
}

/** A browser looks for a new worker when a page is opened; an installed app may stay open for days. */
function followUpdates(page: Document, registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    // Without a line, or without a worker any more, there is nothing new.
    registration.update().catch(() => undefined);
  });
}

function contentOf(page: Document, name: string): string | null {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}
