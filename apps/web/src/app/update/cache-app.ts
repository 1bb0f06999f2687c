import { type App, selectLanguage } from '@claypot/domain/app';
import { cacheApp as cacheByWorker } from '../../platform/version/service-worker.ts';
import { statusLine } from '../toasts/status-line.ts';

/** Caches the running app on the device, so that the next visit can start offline. */
export async function cacheApp(product: App): Promise<void> {
  const cachedPages = await cacheByWorker(window, { onNewerVersion: () => offerUpdate(product) });
  let known = selectLanguage(product.language.getSnapshot());
  product.language.subscribe((snapshot) => {
    const language = selectLanguage(snapshot);
    if (language === known) return;
    known = language;
    cachedPages.renewPages();
  });
}

/** Rejects if the code of the offer does not load, so that it is retried. */
async function offerUpdate(product: App): Promise<void> {
  const [{ UpdateLine }] = await Promise.all([import('./UpdateLine.tsx'), product.loadMachines()]);
  statusLine.show(UpdateLine);
}
