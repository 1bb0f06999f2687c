import { type App, selectLanguage } from '@claypot/domain';
import { keepApp as keepByWorker } from '../platform/service-worker.ts';

/** Keeps the running product on the device, for a next visit that begins without the network. */
export async function keepApp(product: App): Promise<void> {
  const kept = await keepByWorker(window, { onOtherVersion: () => undefined });
  let known = selectLanguage(product.language.getSnapshot());
  product.language.subscribe((snapshot) => {
    const language = selectLanguage(snapshot);
    if (language === known) return;
    known = language;
    kept.renewPages();
  });
}
