import type { App } from '@claypot/domain';
import { loadAllTexts } from '@claypot/i18n';
import type { i18n as I18n } from 'i18next';

/** What only the screens behind the way in need, the same for all of them. */
export function loadRest(app: App, i18n: I18n): Promise<unknown> {
  return Promise.all([app.loadMachines(), loadAllTexts(i18n)]);
}
