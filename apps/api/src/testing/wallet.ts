import { cents, type TopUp } from '@claypot/sdk';
import { SIGNATURE_HEADER, sign } from '../gateways/payments/signature.ts';
import type { WebhookBody } from '../gateways/payments/webhook.ts';
import { addWalletEntry, type WalletEntry } from '../modules/loyalty/wallet/wallet-entries.ts';
import { companyOfTopUp } from '../platform/db/company-of.ts';
import type { Db } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';
import type { Clock } from '../shared/time/clock.ts';
import { workAt } from './jobs.ts';
import type { Joined } from './join-member.ts';
import type { Restaurant } from './restaurant.ts';
import { SS2 } from './seed/seed.ts';

export const TOP_UP_KEY = 'key-of-the-first-top-up';

type Member = Pick<Joined, 'id' | 'sdk'>;

/** Starts a top-up. `amount` is in sen. */
export function topUp(
  { id, sdk }: Member,
  amount: number,
  key: string = TOP_UP_KEY,
): Promise<TopUp> {
  const body = { customer_id: id, amount: cents(amount) };
  return sdk.walletTopup({ body, headers: { 'Idempotency-Key': key } });
}

/** Returns the top-up as its member sees it. */
export function topUpOf({ id, sdk }: Member, made: Pick<TopUp, 'id'>): Promise<TopUp> {
  return sdk.walletTopupDetail({ path: { id: made.id }, body: { customer_id: id } });
}

/** Returns the wallet balance and tier as the member sees them. */
export async function walletOf({ id, sdk }: Member) {
  const { wallet, level_id, expired_at, leveling, is_tier_remind } = await sdk.customer({
    path: { id },
  });
  const { discount_percent, is_freeze_tier } = leveling;
  return { wallet, level_id, expired_at, discount_percent, is_freeze_tier, is_tier_remind };
}

type Counter = Extract<WalletEntry, { account: 'counter' | 'cash' }>['type'];

/**
 * Makes a wallet transaction at ss2; returns false if the branch already has one of this type with
 * the reference.
 */
export function atCounter(
  { db, clock }: Pick<Restaurant, 'db' | 'clock'>,
  memberId: string,
  { type, amount, reference }: { type: Counter; amount: number; reference: string },
): Promise<boolean> {
  const branch = { id: SS2, reference };
  const common = { memberId, branch, amount: cents(type === 'sales' ? -amount : amount) };
  const entry: WalletEntry =
    type === 'cash_topup'
      ? { ...common, type, account: 'cash' }
      : { ...common, type, account: 'counter' };
  return db.transaction((tx) => addWalletEntry(tx, entry, clock.now()));
}

let paidIn = 0;
/** Adds money to a member's wallet. `amount` is in sen. */
export async function payIn(
  restaurant: Pick<Restaurant, 'db' | 'clock'>,
  memberId: string,
  amount: number,
): Promise<void> {
  paidIn += 1;
  const reference = `paid-in-${paidIn}`;
  await atCounter(restaurant, memberId, { type: 'cash_topup', amount, reference });
}

/** Stores a grant of a tier as reached, valid until `endsAt`, without a top-up. */
export async function grantLevel(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  memberId: string,
  levelId: number,
  endsAt: Temporal.Instant,
): Promise<void> {
  const granted = [clock.now(), endsAt].sort(Temporal.Instant.compare)[0] ?? endsAt;
  await db.execute(sql`
    insert into tier_grants (id, company_id, member_id, level_id, change, granted_at, ends_at)
    select ${`given-${memberId}-${levelId}-${endsAt.epochMilliseconds}`}, company_id, id, ${levelId},
      'reached', ${granted.subtract({ seconds: 1 })}, ${endsAt}
    from members where id = ${memberId}`);
}

/** Runs the due jobs, including the one that cancels unpaid orders and top-ups. */
export function sweep(restaurant: Restaurant): Promise<void> {
  return workAt(restaurant);
}

/** Returns the provider's webhook about the payment of a top-up. */
export async function webhookOf(
  { db, clock }: Pick<Restaurant, 'db' | 'clock'>,
  { id }: Pick<TopUp, 'id'>,
  changes: Partial<WebhookBody> = {},
): Promise<WebhookBody> {
  const payment = await db.one<{ id: string; amount: number }>(
    sql`select id, amount from payments where company_id = ${companyOfTopUp(id)} and top_up_id = ${id}`,
  );
  if (payment === null) throw new Error(`Nothing is paid for ${id}`);
  return {
    event_id: `event-of-${payment.id}`,
    reference: payment.id,
    outcome: 'approved',
    amount: payment.amount,
    occurred_at: clock.now().toString(),
    ...changes,
  };
}

/** Posts a signed webhook; returns its effect. */
export async function post(
  { clock, secret, fetch }: Pick<Restaurant, 'clock' | 'secret' | 'fetch'>,
  webhook: WebhookBody,
): Promise<string | undefined> {
  const body = JSON.stringify(webhook);
  const headers = { [SIGNATURE_HEADER]: sign(secret, clock.now(), body) };
  const answer = await fetch(
    new Request('http://localhost/api/payments/notify', { method: 'POST', headers, body }),
  );
  const { effect }: { effect?: string } = await answer.json();
  return effect;
}
