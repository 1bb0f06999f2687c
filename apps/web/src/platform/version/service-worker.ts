import { removeWorker, TAKE_OVER } from '@claypot/browser/worker';
import { readActiveVersion } from '../../worker/active-version.ts';
import { RENEW_PAGES } from '../../worker/messages.ts';
import { servedVersion } from './newer-version.ts';
import { watchVersion } from './version-watch.ts';

/** Minimum time between two checks for another worker when the page becomes visible, in ms. */
const UPDATE_INTERVAL = 10 * 60 * 1000;

export interface ServiceWorkerOptions {
  /**
   * Called if the server has another version than this page and a reload opens it. Called again if
   * it rejects.
   */
  readonly onNewerVersion: () => Promise<void>;
}

export interface CachedApp {
  /** Refetches the cached pages in the language that the customer has just chosen. */
  renewPages(): void;
}

/**
 * Caches the app on the device with the service worker that the page names. If it names none,
 * removes the worker and caches of earlier visits.
 */
export async function cacheApp(view: Window, options: ServiceWorkerOptions): Promise<CachedApp> {
  const { document, navigator } = view;
  const workers = navigator.serviceWorker;
  const script = contentOf(document, 'claypot:worker');
  if (workers === undefined) return { renewPages: () => undefined };
  if (script === null) {
    await removeWorker(view.caches, await workers.getRegistrations());
    return { renewPages: () => undefined };
  }

  const own = contentOf(document, 'claypot:version');
  const look = own === null ? null : followVersion(view, own, options);
  await workers.register(script, { updateViaCache: 'none' });
  const registration = await workers.getRegistration();
  if (look !== null && registration !== undefined) followInstallations(registration, look);
  followUpdates(view);
  return { renewPages: () => workers.controller?.postMessage(RENEW_PAGES) };
}

/**
 * Checks for a newer version now and after each event that may have changed it.
 * @returns a function that checks now.
 */
function followVersion(
  view: Window,
  own: string,
  { onNewerVersion }: ServiceWorkerOptions,
): () => void {
  const { document, navigator } = view;
  const look = watchVersion({
    own,
    onNewerVersion,
    readServed: () => servedVersion(view),
    readNext: () => versionOfWorker(view),
    activateWaiting: () => activateWaiting(view),
    updateWorker: () => updateWorker(view),
    isVisible: () => document.visibilityState === 'visible',
    schedule: (task, milliseconds) => view.setTimeout(task, milliseconds),
  });
  navigator.serviceWorker.addEventListener('controllerchange', look);
  view.addEventListener('online', look);
  view.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  look();
  return look;
}

/**
 * Checks when a worker has been installed. An earlier check would loop if the installation keeps
 * failing.
 */
function followInstallations(registration: ServiceWorkerRegistration, look: () => void): void {
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') look();
    });
  });
}

/**
 * Browsers check for a new worker when a page is opened, but an installed app may stay open for
 * days.
 */
function followUpdates(view: Window): void {
  const { document } = view;
  let lastCheckAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheckAt < UPDATE_INTERVAL)
      return;
    lastCheckAt = Date.now();
    updateWorker(view);
  });
}

/**
 * Activates a waiting worker. Workers skip waiting by themselves, but Chromium delays that while
 * the previous worker is busy, possibly for minutes.
 * @returns true while a worker is installing or waiting.
 */
async function activateWaiting({ navigator }: Window): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.waiting?.postMessage(TAKE_OVER);
  return Boolean(registration?.installing ?? registration?.waiting);
}

/** Makes the browser check for another worker. Does nothing without a connection. */
function updateWorker({ navigator }: Window): void {
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined);
}

/** Returns the version of the pages that the worker serves, or null if the server serves them. */
async function versionOfWorker({ caches, navigator }: Window): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return null;
  // Without storage, the worker passes on the server's responses.
  return readActiveVersion(caches).catch(() => null);
}

function contentOf(page: Document, name: string): string | null {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}
