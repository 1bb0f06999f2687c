import { queueMessage } from '../../../gateways/sms/queued-messages.ts';
import type { Db, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';
import { findBranchEver, findBranchSettings, hoursOf } from '../../company/index.ts';
import { recordStaffEvent } from '../../staff/index.ts';
import { acceptanceLimits } from './acceptance-limits.ts';
import { rejectOrder } from './reject-order.ts';

interface Waiting {
  readonly company_id: string;
  readonly branch_id: string;
  readonly number: string;
  readonly since: Temporal.Instant;
  readonly requested_at: Temporal.Instant | null;
  readonly company_name: TranslatedText;
}

/**
 * Watches an order that waits for acceptance: sends a text message to the branch's escalation
 * number, and later rejects the order.
 * @returns the time of the next check; null once the order does not wait any more.
 */
export function watchAcceptance(
  db: Db,
  orderId: string,
  now: Temporal.Instant,
): Promise<Temporal.Instant | null> {
  return db.transaction(async (tx) => {
    const order = await tx.one<Waiting>(sql`
      select o.company_id, o.branch_id, o.sales_order_tx_id as number,
        o.status_changed_at as since, o.delivery_time as requested_at, c.company_name
      from orders o join companies c on c.id = o.company_id
      where o.id = ${orderId} and o.status = 'PENDING'`);
    if (order === null) return null;
    const { company_id, branch_id, since, requested_at: requestedAt } = order;
    const branch = await findBranchEver(tx, company_id, branch_id);
    if (branch === null) throw new Error(`Order ${orderId} has no branch`);
    const settings = await findBranchSettings(tx, company_id, branch_id, now);
    const limits = acceptanceLimits({ since, requestedAt }, hoursOf(branch), settings);
    if (isReached(limits.rejectAt, now)) {
      await rejectUnaccepted(tx, orderId, order, now);
      return null;
    }
    if (!isReached(limits.escalateAt, now)) return limits.escalateAt;
    if (settings.escalation_phone !== null) {
      await escalate(tx, settings.escalation_phone, orderId, order, limits.rejectAt, now);
    }
    return limits.rejectAt;
  });
}

function isReached(limit: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(limit, now) <= 0;
}

async function rejectUnaccepted(
  tx: Transaction,
  orderId: string,
  { company_id, branch_id }: Waiting,
  now: Temporal.Instant,
): Promise<void> {
  const rejection = { from: 'PENDING', reason: 'NOT_ACCEPTED', text: null } as const;
  const itself = { soldOutLineIds: [], staffId: null, approverId: null };
  await rejectOrder(tx, orderId, { ...rejection, ...itself }, now);
  const event = { operation: 'rejectOrder', targetId: orderId, branchId: branch_id };
  const changes = [{ field: 'status', before: 'PENDING', after: 'CANCELLED: NOT_ACCEPTED' }];
  await recordStaffEvent(tx, company_id, null, { ...event, changes }, now);
}

/** Sends the message once, because its reference is derived from the order. */
async function escalate(
  tx: Transaction,
  to: string,
  orderId: string,
  { number, company_name }: Waiting,
  rejectAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  const company = inLanguage(company_name, 'en');
  const text = `${company}: order ${number} waits to be accepted. Please open the counter.`;
  const reference = `escalation-${orderId}`;
  await queueMessage(tx, { reference, to, text }, { now, uselessAt: rejectAt });
}
