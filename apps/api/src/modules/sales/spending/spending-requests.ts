import type { Cents } from '@claypot/sdk';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';

/** Seconds in which the member can answer. */
const OPEN_SECONDS = 60;

/** Outcome of a question. */
export type Outcome = 'accepted' | 'declined' | 'expired' | 'cancelled' | 'failed';
/** Why a yes had no effect. */
export type Failure = 'bill_changed' | 'wallet_too_low' | 'voucher_not_usable';

/** A question to a member's phone, as stored. */
export interface SpendingRequest {
  readonly company_id: string;
  readonly id: string;
  readonly order_id: string;
  readonly member_id: string;
  readonly branch_id: string;
  readonly kind: 'wallet' | 'voucher';
  readonly share: number | null;
  /** 0 for a voucher. */
  readonly amount: Cents;
  /** Amount that was left to pay when the person asked. */
  readonly left_amount: Cents;
  readonly claimed_voucher_id: string | null;
  /** Version of the bill when the person asked. */
  readonly version: number;
  readonly state: 'open' | Outcome;
  readonly failure: Failure | null;
  /** The person who asked. */
  readonly staff_id: string;
  readonly asked_at: Temporal.Instant;
  readonly expires_at: Temporal.Instant;
  readonly branch_name: TranslatedText;
  readonly table_no: string | null;
  readonly voucher_name: TranslatedText | null;
  /** Present version of the bill. */
  readonly bill_version: number;
}

const requests = sql`
  select r.company_id, r.id, r.order_id, r.member_id, r.branch_id, r.kind, r.share, r.amount,
    r.left_amount, r.claimed_voucher_id, r.version, r.state, r.failure, r.staff_id, r.asked_at,
    r.expires_at, branch.branch_name, b.table_no, v.voucher_name, b.version as bill_version
  from spending_requests r
  join bills b on b.company_id = r.company_id and b.order_id = r.order_id
  join branches branch on branch.company_id = r.company_id and branch.id = r.branch_id
  left join claimed_vouchers h on h.company_id = r.company_id and h.id = r.claimed_voucher_id
  left join vouchers v on v.company_id = h.company_id and v.id = h.voucher_id`;

export interface NewSpendingRequest {
  readonly companyId: string;
  readonly id: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly branchId: string;
  readonly kind: 'wallet' | 'voucher';
  readonly share: number | null;
  readonly amount: Cents;
  readonly left: Cents;
  readonly voucherId: string | null;
  readonly version: number;
  readonly staffId: string;
}

/** Opens a question for 60 seconds. Returns false if another one is open for the member. */
export async function openRequest(
  tx: Transaction,
  request: NewSpendingRequest,
  now: Temporal.Instant,
): Promise<boolean> {
  const { companyId, id, orderId, memberId, branchId, kind, share, amount, left, voucherId } =
    request;
  const added = await tx.execute(sql`
    insert into spending_requests
      (company_id, id, order_id, member_id, branch_id, kind, share, amount, left_amount,
        claimed_voucher_id, version, staff_id, asked_at, expires_at)
    values (${companyId}, ${id}, ${orderId}, ${memberId}, ${branchId}, ${kind}, ${share}, ${amount},
      ${left}, ${voucherId}, ${request.version}, ${request.staffId}, ${now},
      ${now.add({ seconds: OPEN_SECONDS })})
    on conflict (company_id, member_id) where state = 'open' do nothing`);
  return added === 1;
}

interface OfMember {
  readonly companyId: string;
  readonly memberId: string;
}

/** Returns the open question of a member; null if there is none, or its time is over. */
export function findOpenRequest(
  db: Queryable,
  { companyId, memberId }: OfMember,
  now: Temporal.Instant,
): Promise<SpendingRequest | null> {
  return db.one<SpendingRequest>(sql`
    ${requests}
    where r.company_id = ${companyId} and r.member_id = ${memberId} and r.state = 'open'
      and r.expires_at > ${now}`);
}

/** Returns a question of a member; null if it does not exist or is to another member. */
export function findRequestOf(
  db: Queryable,
  { companyId, memberId }: OfMember,
  id: string,
): Promise<SpendingRequest | null> {
  return db.one<SpendingRequest>(sql`
    ${requests} where r.company_id = ${companyId} and r.member_id = ${memberId} and r.id = ${id}`);
}

/** Ends an open question. The caller has locked its bill. */
export async function closeRequest(
  tx: Transaction,
  { company_id, id }: Pick<SpendingRequest, 'company_id' | 'id'>,
  outcome: Outcome,
  now: Temporal.Instant,
  failure: Failure | null = null,
): Promise<void> {
  await tx.execute(sql`
    update spending_requests set state = ${outcome}, failure = ${failure}, closed_at = ${now}
    where company_id = ${company_id} and id = ${id}`);
}

/** Ends the open question of a member as expired if its time is over. */
export async function expireRequest(
  tx: Transaction,
  { companyId, memberId }: OfMember,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    update spending_requests set state = 'expired', closed_at = ${now}
    where company_id = ${companyId} and member_id = ${memberId} and state = 'open'
      and expires_at <= ${now}`);
}

/** Withdraws the open questions about a bill. Returns the ids of those that had not expired. */
export async function withdrawRequests(
  tx: Transaction,
  companyId: string,
  orderId: string,
  now: Temporal.Instant,
): Promise<string[]> {
  const closed = await tx.query<{ id: string; state: Outcome }>(sql`
    update spending_requests
    set state = case when expires_at <= ${now} then 'expired' else 'cancelled' end,
      closed_at = ${now}
    where company_id = ${companyId} and order_id = ${orderId} and state = 'open'
    returning id, state`);
  return closed.filter(({ state }) => state === 'cancelled').map(({ id }) => id);
}

/** Returns the state at this time: an open question is over after its time. */
export function stateAt(
  { expires_at, state }: Pick<SpendingRequest, 'expires_at' | 'state'>,
  now: Temporal.Instant,
): SpendingRequest['state'] {
  const isOver = Temporal.Instant.compare(expires_at, now) <= 0;
  return state === 'open' && isOver ? 'expired' : state;
}
