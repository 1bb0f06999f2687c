import { orderMachines } from '@claypot/domain/app';
import { expectedTime, type OrderDetailView, selectOrderDetail } from '@claypot/domain/ordering';
import { expectedTimeText } from '@claypot/i18n';
import { createActor } from 'xstate';
import { type Screen, settled, type Visit } from '../kiosk.ts';
import { confirm } from '../terminal/choose.ts';
import { savingLines } from './saving-lines.ts';

/** Statuses with a translation; unknown ones are shown verbatim. */
const STATUSES = {
  'MAKING PAYMENT': 'orders:status_MAKING_PAYMENT',
  PENDING: 'orders:status_PENDING',
  PREPARING: 'orders:status_PREPARING',
  READY: 'orders:status_READY',
  DELIVERING: 'orders:status_DELIVERING',
  COMPLETED: 'orders:status_COMPLETED',
  CANCELLED: 'orders:status_CANCELLED',
  NOT_COLLECTED: 'orders:status_NOT_COLLECTED',
} as const;

/** Shows the order and prints each status change until the customer leaves. */
export const order: Screen = async (visit) => {
  const { app, params, run, terminal, words } = visit;
  const { t } = words;
  const actor = run(
    createActor(app.machines(orderMachines).orderDetail, { input: { order_id: params.id ?? '' } }),
  );
  let view = await settled(actor, selectOrderDetail, ({ status }) => status !== 'loading');
  while (view.status === 'failed') {
    terminal.say(t('orders:detailFailed'), words.error(view.error ?? 'ERROR'));
    if (!(await confirm(visit, t('common:retry'), t('kiosk:next')))) break;
    actor.send({ type: 'RETRY' });
    view = await settled(actor, selectOrderDetail, ({ status }) => status !== 'loading');
  }
  print(visit, view);
  let shownStatus = view.order?.status;
  const subscription = actor.subscribe((snapshot) => {
    const next = selectOrderDetail(snapshot);
    if (next.order === null || next.order.status === shownStatus) return;
    shownStatus = next.order.status;
    terminal.say(statusText(visit, next.order.status));
  });
  await terminal.ask(t('kiosk:next'));
  subscription.unsubscribe();
  // Prevents the next customer from seeing this customer's orders.
  app.session.send({ type: 'SIGN_OUT' });
  return undefined;
};

function print(visit: Visit, { order, status }: OrderDetailView): void {
  const { terminal, words } = visit;
  const { format, t } = words;
  if (status === 'notFound') terminal.say(t('orders:notFoundTitle'));
  if (order === null) return;
  terminal.title(t('orders:thanks'));
  terminal.say(
    `${t('orders:orderId')}: ${order.sales_order_tx_id}`,
    statusText(visit, order.status),
  );
  const time = expectedTime(order);
  if (time !== null) {
    const { end, start } = time;
    const label = expectedTimeText(words, order.delivery_method, end !== null);
    const text = end === null ? format.dateTime(start) : format.dateTimeRange(start, end);
    terminal.say(`${label}: ${text}`);
  }
  terminal.say(
    ...savingLines(words, {
      voucher: order.voucher_discount_amount,
      tier: order.tier_discount_amount,
      tierPercent: order.tier_discount_percent,
      points: order.point_discount_amount,
    }),
  );
  terminal.say(`${t('common:total')}: ${format.money(order.final_total_amount)}`);
}

function statusText({ words: { t } }: Visit, status: string): string {
  const word = status in STATUSES ? t(STATUSES[status as keyof typeof STATUSES]) : status;
  return t('orders:statusNow', { status: word });
}
