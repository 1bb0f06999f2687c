import { type Cents, cents, formatMoneyString } from '@claypot/sdk';
import { companyOfPayment } from '../db/company-of.ts';
import type { Db, Transaction } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { notify } from '../members/notifications.ts';
import { refundPoints } from '../ordering/order-discounts.ts';
import { returnTopUp } from '../wallet/return-top-up.ts';
import type { PaidFor } from './payable.ts';
import { payableOf } from './payable-of.ts';
import type { PaymentState } from './settlement.ts';

/** A step of a refund that staff made at the provider's own desk, or of a dispute. */
export type IncidentKind =
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_lost'
  | 'dispute_closed';

export interface Incident {
  readonly provider: string;
  /** The provider's id of the refund or the dispute. */
  readonly incidentId: string;
  readonly kind: IncidentKind;
  /** Our payment's id, which the provider knows as its reference. */
  readonly reference: string;
  readonly amount: Cents;
}

/** Money of a payment went back, or may, by other hands than ours: somebody has to look at it. */
class ProviderIncident extends Error {
  override readonly name = 'ProviderIncident';
}

/** What became of an incident: `repeated` and `ignored` change nothing. */
export type IncidentEffect = 'recorded' | 'repeated' | 'ignored';

interface PaymentRow extends PaidFor {
  readonly amount: Cents;
  readonly state: PaymentState;
}

/** Kinds by which money is gone. */
const LOSSES: ReadonlySet<IncidentKind> = new Set(['refunded', 'dispute_lost']);

/**
 * Records an incident, once for each step of each refund or dispute, and has the ledgers follow: a
 * top-up's amount leaves the wallet as far as its balance goes, and a whole refund of an order gives
 * points back. What is left is an open row for staff.
 *
 * @param report called for each incident that is recorded.
 */
export async function recordIncident(
  db: Db,
  incident: Incident,
  now: Temporal.Instant,
  report: (error: unknown) => void,
): Promise<IncidentEffect> {
  const effect = await db.transaction((tx) => recordIn(tx, incident, now));
  if (effect === 'recorded') {
    const { kind, incidentId, reference, amount } = incident;
    const sum = `RM${formatMoneyString(amount)}`;
    report(new ProviderIncident(`${kind}: ${sum} of payment ${reference} (${incidentId})`));
  }
  return effect;
}

async function recordIn(
  tx: Transaction,
  incident: Incident,
  now: Temporal.Instant,
): Promise<IncidentEffect> {
  const { provider, incidentId, kind, reference, amount } = incident;
  const payment = await tx.one<PaymentRow>(sql`
    select order_id, top_up_id, amount, state from payments
    where id = ${reference} and provider = ${provider}`);
  if (payment === null) return 'ignored';
  // Everything about one payment takes turns at the row of what it is for.
  await payableOf(payment).lock(tx);
  const isKnown = await tx.one<{ found: boolean }>(sql`
    select true as found from provider_incidents
    where company_id = ${companyOfPayment(reference)} and provider = ${provider}
      and incident_id = ${incidentId} and kind = ${kind}`);
  if (isKnown !== null) return 'repeated';
  const { taken, isOpen } = await follow(tx, incident, payment, now);
  await tx.execute(sql`
    insert into provider_incidents
      (company_id, provider, incident_id, kind, payment_id, amount, taken, is_open, recorded_at)
    values (${companyOfPayment(reference)}, ${provider}, ${incidentId}, ${kind}, ${reference},
      ${amount}, ${taken}, ${isOpen}, ${now})`);
  return 'recorded';
}

interface Followed {
  readonly taken: number;
  readonly isOpen: boolean;
}

async function follow(
  tx: Transaction,
  { provider, incidentId, kind, reference, amount }: Incident,
  payment: PaymentRow,
  now: Temporal.Instant,
): Promise<Followed> {
  if (kind === 'dispute_closed') return { taken: 0, isOpen: false };
  if (kind === 'refund_failed') {
    // Where the refund was recorded before, money has left the wallet that did not leave the company.
    const before = await tx.one(sql`
      select true as found from provider_incidents
      where company_id = ${companyOfPayment(reference)} and provider = ${provider}
      and incident_id = ${incidentId} and kind = 'refunded'`);
    return { taken: 0, isOpen: before !== null };
  }
  if (!LOSSES.has(kind)) return { taken: 0, isOpen: true };
  const isWhole = (await lostBefore(tx, reference)) + amount >= payment.amount;
  if (payment.order_id !== null) {
    if (isWhole) await refundPoints(tx, payment.order_id, now);
    return { taken: 0, isOpen: true };
  }
  if (payment.top_up_id === null) return { taken: 0, isOpen: true };
  const topUp = { id: payment.top_up_id, returnId: incidentId, amount, isWhole };
  const returned = await returnTopUp(tx, topUp, now);
  if (returned.taken > 0) await tell(tx, incidentId, returned.memberId, cents(returned.taken), now);
  return { taken: returned.taken, isOpen: returned.taken < amount };
}

/** What was lost of a payment by other refunds and disputes. */
async function lostBefore(tx: Transaction, reference: string): Promise<number> {
  const row = await tx.one<{ lost: number }>(sql`
    select coalesce(sum(amount), 0)::integer as lost from provider_incidents
    where company_id = ${companyOfPayment(reference)} and payment_id = ${reference}
       and kind in ('refunded', 'dispute_lost')`);
  return row?.lost ?? 0;
}

async function tell(
  tx: Transaction,
  incidentId: string,
  memberId: string,
  taken: Cents,
  now: Temporal.Instant,
): Promise<void> {
  const sum = `RM${formatMoneyString(taken)}`;
  const message = {
    en: `${sum} of a top-up went back to the way you paid and has left your wallet.`,
    zh_CN: `一笔充值中的 ${sum} 已退回原付款方式，并已从您的钱包扣除。`,
  };
  const about = { kind: 'wallet', id: null } as const;
  await notify(tx, memberId, { id: `top-up-returned-${incidentId}`, message, about }, now);
}
