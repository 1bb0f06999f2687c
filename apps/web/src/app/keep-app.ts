import { type App, selectLanguage } from '@claypot/domain';
import { keepApp as keepByWorker } from '../platform/service-worker.ts';
import { lateLine } from './late-line.ts';

/** Keeps the running product on the device, for a next visit that begins without the network. */
export async function keepApp(product: App): Promise<void> {
  const kept = await keepByWorker(window, { onOtherVersion: () => offerUpdate(product) });
  let known = selectLanguage(product.language.getSnapshot());
  product.language.subscribe((snapshot) => {
    const language = selectLanguage(snapshot);
    if (language === known) return;
    known = language;
    kept.renewPages();
  });
}

/** What cannot be offered is there at the next visit all the same. */
function offerUpdate(product: App): void {
  Promise.all([
    import('./UpdateLine.tsx').then((code) => code.UpdateLine),
    product.loadMachines(),
  ]).then(([UpdateLine]) => lateLine.show(UpdateLine), product.ports.report);
}
