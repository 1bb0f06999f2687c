import { removeWorker } from '@claypot/browser/worker';
import { CACHES } from '../../worker/create-worker.ts';
import { BASE } from './follow-links.ts';

/**
 * Stores the app on the device with the service worker that the page names, so that it opens
 * without a connection. If it names none, removes the worker of earlier visits.
 */
export async function storeApp({ caches, document, navigator }: Window): Promise<void> {
  const workers = navigator.serviceWorker;
  if (workers === undefined) return;
  const script = document.querySelector('meta[name="claypot:worker"]')?.getAttribute('content');
  if (script) {
    await workers.register(script, { scope: BASE, updateViaCache: 'none' });
    return;
  }
  const registrations = await workers.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === BASE);
  await removeWorker(caches, own, CACHES);
}
