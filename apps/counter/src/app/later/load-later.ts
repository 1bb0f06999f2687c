import type { I18n } from '@claypot/i18n';
import { loadCounterTexts } from '@claypot/i18n/counter';
import { storeApp } from '../../platform/page/store-app.ts';
import { ROUTES } from '../../routes/routes.ts';
import { preloadBoardConfirm } from '../../screens/orders/board/BoardConfirm.tsx';
import { openTicket } from '../../screens/orders/ticket/open-ticket.ts';
import { approvalDialog } from '../session/OrdersHost.tsx';
import { lockScreen } from '../session/session-screens.ts';

/**
 * Loads what a person may need next, so that no press waits for code, and stores the app on the
 * device. Call it once the first screen is usable. What does not load now loads when it is needed.
 */
export async function loadLater(view: Window, i18n: I18n): Promise<void> {
  const later = [
    openTicket.preload,
    preloadBoardConfirm,
    () => loadCounterTexts(i18n),
    lockScreen.preload,
    approvalDialog.preload,
    ...ROUTES.map(({ preload }) => preload),
  ];
  // One after the other, because a person's own requests come first.
  for (const load of later) await load().catch(() => undefined);
  await storeApp(view);
}
