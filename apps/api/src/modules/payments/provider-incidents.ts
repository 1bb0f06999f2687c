import { type Cents, formatMoneyString } from '@claypot/sdk';
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

/** Money of a payment went back, or may, by other hands than ours: somebody has to look at it. */
class ProviderIncident extends Error {
  override readonly name = 'ProviderIncident';
}

interface PaymentRow extends PaidFor {
  readonly amount: Cents;
  readonly state: PaymentState;
}

/** What recording an incident needs. */
export interface IncidentDependencies {
  readonly db: Db;
  readonly payableOf: PayableOf;
  /** Called for each incident that is recorded. */
  readonly report: (error: unknown) => void;
}

/** Kinds by which money is gone. */
const LOSSES: ReadonlySet<IncidentKind> = new Set(['refunded', 'dispute_lost']);

/**
 * Records an incident, once for each step of each refund or dispute, and has the ledgers follow: a
 * top-up's amount leaves the wallet as far as its balance goes, and a whole refund of an order gives
 * points back. What is left is an open row for staff.
 */
export async function recordIncident(
  { db, payableOf, report }: IncidentDependencies,
  incident: Incident,
  now: Temporal.Instant,
): Promise<IncidentEffect> {
  const effect = await db.transaction((tx) => recordIn(tx, payableOf, incident, now));
  if (effect === 'recorded') {
    const { kind, incidentId, reference, amount } = incident;
    const sum = `RM${formatMoneyString(amount)}`;
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
  // Everything about one payment takes turns at the row of what it is for.
  const payable = payableOf(payment);
  await payable.lock(tx);
  const isKnown = await tx.one<{ found: boolean }>(sql`
    select true as found from provider_incidents
    where company_id = ${companyOfPayment(reference)} and provider = ${provider}
      and incident_id = ${incidentId} and kind = ${kind}`);
  if (isKnown !== null) return 'repeated';
  const { taken, isOpen } = await follow(tx, incident, { payment, payable }, now);
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
  { payment, payable }: { readonly payment: PaymentRow; readonly payable: Payable },
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
  const isComplete = (await lostBefore(tx, reference)) + amount >= payment.amount;
  const taken = await payable.takeBack(tx, { incidentId, amount, isComplete }, now);
  return { taken, isOpen: taken < amount };
}

/** What was lost of a payment by other refunds and disputes. */
async function lostBefore(tx: Transaction, reference: string): Promise<number> {
  const row = await tx.one<{ lost: number }>(sql`
    select coalesce(sum(amount), 0)::integer as lost from provider_incidents
    where company_id = ${companyOfPayment(reference)} and payment_id = ${reference}
       and kind in ('refunded', 'dispute_lost')`);
  return row?.lost ?? 0;
}
