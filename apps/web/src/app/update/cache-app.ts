import { type App, selectLanguage } from '@claypot/domain/app';
import type { Language } from '@claypot/domain/ports';
import { cacheApp as cacheByWorker } from '../../platform/version/service-worker.ts';
import { statusLine } from '../toasts/status-line.ts';

/**
 * Caches the running app on the device, so that the next visit can start offline.
 *
 * @param pageLanguage language of the page that was opened; the cached pages are in the same one
 */
export async function cacheApp(product: App, pageLanguage: Language): Promise<void> {
  const cachedPages = await cacheByWorker(window, { onNewerVersion: () => offerUpdate(product) });
  let known = pageLanguage;
  const follow = () => {
    const language = selectLanguage(product.language.getSnapshot());
    if (language === known) return;
    known = language;
    cachedPages.renewPages();
  };
  product.language.subscribe(follow);
  // The customer may have chosen a language before this code was loaded.
  follow();
}

/** Rejects if the code of the offer does not load, so that it is retried. */
async function offerUpdate(product: App): Promise<void> {
  const [{ UpdateLine }] = await Promise.all([import('./UpdateLine.tsx'), product.loadMachines()]);
  statusLine.show(UpdateLine);
}
