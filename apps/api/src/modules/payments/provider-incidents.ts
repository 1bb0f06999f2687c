import { writeMoney } from '@claypot/i18n/figures';
import type { Cents } from '@claypot/sdk';
import type {
  Incident,
  IncidentEffect,
  IncidentKind,
} from '../../gateways/payments/payment-events.ts';
import { companyOfPayment } from '../../platform/db/company-of.ts';
import type { Db, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import type { PaidFor, Payable, PayableOf } from './payable.ts';
import type { PaymentState } from './settlement.ts';

/** Reported for refunds and disputes that started at the provider; staff must check them. */
class ProviderIncident extends Error {
  override readonly name = 'ProviderIncident';
}

interface PaymentRow extends PaidFor {
  readonly amount: Cents;
  readonly state: PaymentState;
}

export interface IncidentDependencies {
  readonly db: Db;
  readonly payableOf: PayableOf;
  /** Called for each recorded incident. */
  readonly report: (error: unknown) => void;
}

/** Kinds of incidents that lose money. */
const LOSSES: ReadonlySet<IncidentKind> = new Set(['refunded', 'dispute_lost']);

/**
 * Records each step of a refund or dispute once and updates the ledgers. A top-up's amount is taken
 * from the wallet up to its balance. If an order's whole payment is lost, the points spent are
 * returned and those earned are deducted. Staff handle the rest, recorded as an open row.
 */
export async function recordIncident(
  { db, payableOf, report }: IncidentDependencies,
  incident: Incident,
  now: Temporal.Instant,
): Promise<IncidentEffect> {
  const effect = await db.transaction((tx) => recordIn(tx, payableOf, incident, now));
  if (effect === 'recorded') {
    const { kind, incidentId, reference, amount } = incident;
    const sum = writeMoney(amount);
    report(new ProviderIncident(`${kind}: ${sum} of payment ${reference} (${incidentId})`));
  }
  return effect;
}

async function recordIn(
  tx: Transaction,
  payableOf: PayableOf,
  incident: Incident,
  now: Temporal.Instant,
): Promise<IncidentEffect> {
  const { provider, incidentId, kind, reference, amount } = incident;
  const payment = await tx.one<PaymentRow>(sql`
    select order_id, top_up_id, amount, state from payments
    where id = ${reference} and provider = ${provider}`);
  if (payment === null) return 'ignored';
  // All changes of one payment are serialised by the lock on its order or top-up.
  const payable = payableOf(payment);
  await payable.lock(tx);
  const existing = await tx.one<{ found: boolean }>(sql`
    select true as found from provider_incidents
    where company_id = ${companyOfPayment(reference)} and provider = ${provider}
      and incident_id = ${incidentId} and kind = ${kind}`);
  if (existing !== null) return 'repeated';
  const { taken, isOpen } = await handleIncident(tx, incident, { payment, payable }, now);
  await tx.execute(sql`
    insert into provider_incidents
      (company_id, provider, incident_id, kind, payment_id, amount, taken, is_open, recorded_at)
    values (${companyOfPayment(reference)}, ${provider}, ${incidentId}, ${kind}, ${reference},
      ${amount}, ${taken}, ${isOpen}, ${now})`);
  return 'recorded';
}

interface IncidentResult {
  readonly taken: number;
  readonly isOpen: boolean;
}

async function handleIncident(
  tx: Transaction,
  { provider, incidentId, kind, reference, amount }: Incident,
  { payment, payable }: { readonly payment: PaymentRow; readonly payable: Payable },
  now: Temporal.Instant,
): Promise<IncidentResult> {
  if (kind === 'dispute_closed') return { taken: 0, isOpen: false };
  if (kind === 'refund_failed') {
    // If the refund was recorded before, the wallet was charged although the company still has the
    // money.
    const before = await tx.one(sql`
      select true as found from provider_incidents
      where company_id = ${companyOfPayment(reference)} and provider = ${provider}
      and incident_id = ${incidentId} and kind = 'refunded'`);
    return { taken: 0, isOpen: before !== null };
  }
  if (!LOSSES.has(kind)) return { taken: 0, isOpen: true };
  const isComplete = (await lostBefore(tx, reference)) + amount >= payment.amount;
  const taken = await payable.takeBack(tx, { incidentId, amount, isComplete }, now);
  return { taken, isOpen: taken < amount };
}

/**
 * Returns the amount that our refunds, and earlier refunds and disputes at the provider, have taken
 * from a payment, in cents.
 */
async function lostBefore(tx: Transaction, reference: string): Promise<number> {
  const row = await tx.one<{ lost: number }>(sql`
    select (
      (select coalesce(sum(amount), 0) from provider_incidents
        where company_id = ${companyOfPayment(reference)} and payment_id = ${reference}
          and kind in ('refunded', 'dispute_lost'))
      + (select coalesce(sum(amount), 0) from refunds
        where company_id = ${companyOfPayment(reference)} and payment_id = ${reference})
    )::integer as lost`);
  return row?.lost ?? 0;
}
