import type { Cents } from '@claypot/sdk';
import type { Db, Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { PaymentWebhook } from '../gateways/payments/webhook.ts';
import type { OrderStatus } from './order-status.ts';
import { removeOrderedLines } from './ordered-lines.ts';
import { type PaymentState, type Settlement, settle } from './settlement.ts';
import { moveOrder } from './transition.ts';

/** What a webhook did. */
export type SettlementEffect =
  | 'applied'
  /** It had been worked on before. */
  | 'repeated'
  /** It came too late to change anything. */
  | 'outdated'
  /** It is about another amount than was asked for; people have to look at it. */
  | 'amount_differs'
  | 'unknown_payment';

interface PaymentRow {
  order_id: string;
  amount: Cents;
  state: PaymentState;
  status: OrderStatus;
}

/**
 * Works a provider's webhook in, once: a webhook with an event id seen before, and one that comes
 * after the matter was settled, changes nothing. Webhooks about one order take turns at its row.
 */
export function settlePayment(
  db: Db,
  webhook: PaymentWebhook,
  now: Temporal.Instant,
): Promise<SettlementEffect> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, webhook);
    if (payment === null) return 'unknown_payment';
    const { effect, settlement } = judge(payment, webhook);
    if (!(await recordWebhook(tx, webhook, effect, now))) return 'repeated';
    if (settlement !== null) await apply(tx, webhook.reference, payment, settlement, now);
    return effect;
  });
}

/** The order's row is locked first, by everything that locks both. */
async function lockPayment(tx: Transaction, webhook: PaymentWebhook): Promise<PaymentRow | null> {
  await tx.query(sql`
    select 1 as locked from orders
    where id = (
      select order_id from payments
      where id = ${webhook.reference} and provider = ${webhook.provider}
    ) for update`);
  return tx.one<PaymentRow>(sql`
    select p.order_id, p.amount, p.state, o.status
    from payments p join orders o on o.id = p.order_id
    where p.id = ${webhook.reference} and p.provider = ${webhook.provider}`);
}

function judge(
  payment: PaymentRow,
  webhook: PaymentWebhook,
): { effect: SettlementEffect; settlement: Settlement | null } {
  if (webhook.amount !== payment.amount) return { effect: 'amount_differs', settlement: null };
  const settlement = settle(payment.state, payment.status, webhook.outcome);
  return { effect: settlement === null ? 'outdated' : 'applied', settlement };
}

async function recordWebhook(
  tx: Transaction,
  webhook: PaymentWebhook,
  effect: SettlementEffect,
  now: Temporal.Instant,
): Promise<boolean> {
  const inserted = await tx.execute(sql`
    insert into payment_notifications
      (provider, event_id, payment_id, outcome, occurred_at, received_at, effect)
    values (${webhook.provider}, ${webhook.eventId}, ${webhook.reference}, ${webhook.outcome},
      ${webhook.occurredAt}, ${now}, ${effect})
    on conflict (provider, event_id) do nothing`);
  return inserted === 1;
}

async function apply(
  tx: Transaction,
  paymentId: string,
  { order_id, status }: PaymentRow,
  settlement: Settlement,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update payments set state = ${settlement.payment}, updated_at = ${now} where id = ${paymentId}`);
  if (settlement.order === 'PREPARING') {
    await moveOrder(tx, order_id, { from: status, to: 'PREPARING' }, now);
    await removeOrderedLines(tx, order_id, now);
  } else if (settlement.reason !== null) {
    await moveOrder(
      tx,
      order_id,
      { from: status, to: 'CANCELLED', reason: settlement.reason },
      now,
    );
  }
}
