import {
  type CheckoutSnapshot,
  type CheckoutStage,
  type CheckoutView,
  selectCheckout,
} from '@claypot/domain/ordering';
import { waitFor } from 'xstate';
import type { Visit } from '../kiosk.ts';
import { confirm } from '../terminal/choose.ts';
import { chooseUntil } from '../terminal/choose-until.ts';

/** Messages of the stages in which the customer can only wait. */
const WORDS: Partial<
  Record<
    CheckoutStage,
    readonly ['placing' | 'checking' | 'paid', 'placingText' | 'checkingText' | 'paidText']
  >
> = {
  placing: ['placing', 'placingText'],
  checking: ['checking', 'checkingText'],
  paid: ['paid', 'paidText'],
};

const PAYMENT: ReadonlySet<CheckoutStage> = new Set(['confirmingPayment', 'processing', 'unpaid']);

/** Shows the current stage of the order and waits until it changes. */
export async function progress(visit: Visit): Promise<void> {
  const { app, terminal, words } = visit;
  const { t } = words;
  const view = selectCheckout(app.checkout.getSnapshot());
  const { stage } = view;
  if (PAYMENT.has(stage)) return awaitPayment(visit, view);
  if (stage === 'unreachable') {
    terminal.say(t('checkout:unreachableTitle'), t('checkout:unreachableText'));
    const retry = { key: 'a', label: t('checkout:askNow'), value: true };
    const hasMoved = (next: CheckoutSnapshot) => selectCheckout(next).stage !== stage;
    if (await chooseUntil(visit, [retry], app.checkout, hasMoved)) {
      app.checkout.send({ type: 'RETRY' });
    }
    return;
  }
  for (const key of WORDS[stage] ?? []) terminal.say(t(`checkout:${key}`));
  await waitFor(
    app.checkout,
    (snapshot) => selectCheckout(snapshot).stage !== stage || isGone(visit),
  );
}

/** Waits for a payment made on the customer's phone; polling the order shows its outcome. */
async function awaitPayment(visit: Visit, view: CheckoutView): Promise<void> {
  const { app, server, terminal, words } = visit;
  const { t } = words;
  const processing = view.stage === 'processing';
  terminal.title(t(processing ? 'checkout:processingTitle' : 'checkout:unpaidTitle'));
  if (processing) terminal.say(t('checkout:processingText'));
  if (view.unreachable) terminal.say(t('checkout:unpaidUnreachable'));
  const url = view.order?.payment_url ?? null;
  if (url !== null) terminal.say(t('kiosk:payAt'), new URL(url, server).href, t('kiosk:waiting'));
  const isOver = (snapshot: CheckoutSnapshot) => {
    const next = selectCheckout(snapshot);
    const isNews = (next.stage === 'processing') !== processing;
    return !PAYMENT.has(next.stage) || isNews || (next.unreachable && !view.unreachable);
  };
  const wanted = await chooseUntil(
    visit,
    [
      { key: 'l', label: t('kiosk:lookNow'), value: 'look' as const },
      ...(processing
        ? []
        : [{ key: 'c', label: t('checkout:cancelOrder'), value: 'cancel' as const }]),
    ],
    app.checkout,
    isOver,
  );
  if (wanted === 'look') app.returned();
  if (wanted !== 'cancel') return;
  terminal.say(t('checkout:cancelTitle'), t('checkout:cancelText'));
  const yes = await confirm(visit, t('checkout:cancelConfirm'), t('checkout:cancelKeep'));
  if (yes) app.checkout.send({ type: 'CANCEL' });
}

/** True if the app has navigated to the paid order. */
function isGone({ place }: Visit): boolean {
  return place.path().startsWith('/orderDetail/');
}
