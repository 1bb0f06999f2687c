import { cents, type Sdk } from '@claypot/sdk';
import { addWalletEntry } from '../../../apps/api/src/modules/loyalty/wallet/wallet-entries.ts';
import type {
  MemberStart,
  SalesState,
} from '../../../apps/api/src/modules/sales/tests/oracle/sales-step.ts';
import type { Db } from '../../../apps/api/src/platform/db/db.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { joinMember } from '../../../apps/api/src/testing/join-member.ts';
import { givePoints, insertClaimed } from '../../../apps/api/src/testing/vouchers.ts';
import { grantLevel } from '../../../apps/api/src/testing/wallet.ts';
import { clientOf } from '../retry.ts';

export interface SalesMember {
  readonly id: string;
  readonly sdk: Sdk;
  readonly vouchers: readonly string[];
}

const LEVELS = { 0: null, 5: 2, 10: 3 } as const;
const YEAR = { hours: 365 * 24 };
const ZONE = 'Asia/Kuala_Lumpur';

/** Database, server and branch of the members. */
export interface MemberPlace {
  readonly db: Db;
  readonly url: string;
  readonly company: string;
  readonly branchId: string;
}

/** Creates a member with money, points, tier and vouchers. @param phone E.164, unique. */
export async function createSalesMember(
  { db, url, company, branchId }: MemberPlace,
  phone: string,
  { wallet, points, tier, vouchers: count }: MemberStart,
): Promise<SalesMember> {
  const clock = { now: () => Temporal.Now.instant() };
  const sdkOf = (_company: string, _language?: string, token?: string | null) =>
    clientOf(url, token ?? undefined);
  const { id, sdk } = await joinMember({ db, clock, sdkOf }, phone, { company });
  const now = clock.now();
  if (wallet > 0) {
    const branch = { id: branchId, reference: `start-of-${phone.slice(1)}` };
    const entry = { memberId: id, type: 'cash_topup', account: 'cash', branch } as const;
    await db.transaction((tx) => addWalletEntry(tx, { ...entry, amount: cents(wallet) }, now));
  }
  if (points > 0) await givePoints({ db }, id, points);
  const level = LEVELS[tier];
  if (level !== null) await grantLevel({ db, clock }, id, level, now.add(YEAR));
  const today = now.toZonedDateTimeISO(ZONE).toPlainDate();
  const until = today.add({ days: 30 }).toString();
  const vouchers: string[] = [];
  while (vouchers.length < count) {
    vouchers.push(await insertClaimed({ db }, id, { company, from: today.toString(), until }));
  }
  return { id, sdk, vouchers };
}

/** Returns the balances of a member, as the ledgers have them. */
export async function readSalesMember(
  db: Db,
  { id }: SalesMember,
): Promise<SalesState['members'][number]> {
  const row = await db.one<SalesState['members'][number]>(sql`
    select
      (select coalesce(sum(amount), 0)::integer from wallet_entries
        where member_id = ${id}) as wallet,
      (select coalesce(sum(amount), 0)::integer from point_entries
        where member_id = ${id}) as points,
      (select count(*)::integer from claimed_vouchers
        where member_id = ${id} and status = 'ACTIVE') as vouchers`);
  if (row === null) throw new Error(`There is no member ${id}`);
  return row;
}
