import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { codeFrom } from '../../../shared/order-number.ts';

/** One that becomes a member's. */
export interface NewClaim {
  readonly companyId: string;
  readonly memberId: string;
  readonly voucherId: string;
  readonly source: 'claim' | 'joining' | 'tier';
  /** The same one again is the same voucher. It has an id in it that nobody can guess. */
  readonly sourceKey: string;
  readonly startDate: Temporal.PlainDate;
  readonly endDate: Temporal.PlainDate;
}

/** How often another number is tried before something else must be wrong. */
const NUMBER_TRIES = 5;

/** Stores what a member holds from now on; answers whether it was new. */
export async function holdVoucher(
  tx: Transaction,
  held: NewClaim,
  now: Temporal.Instant,
): Promise<boolean> {
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const inserted = await tx.execute(sql`
      insert into claimed_vouchers
        (id, company_id, member_id, voucher_id, voucher_tx_id, source, source_key, start_date,
         end_date, created_at)
      values (${voucherIdOf(held.sourceKey)}, ${held.companyId}, ${held.memberId}, ${held.voucherId},
        ${numberOf(held.sourceKey, tries)}, ${held.source}, ${held.sourceKey}, ${held.startDate},
        ${held.endDate}, ${now})
      on conflict do nothing`);
    if (inserted === 1) return true;
    if (await isHeld(tx, held)) return false;
  }
  throw new Error('No free voucher number was found');
}

/** The id under which a voucher from this source is held. */
export function voucherIdOf(sourceKey: string): string {
  return digest(`id of ${sourceKey}`).toString('base64url').slice(0, 32);
}

/** What the counter reads, such as CV-7F3K9Q2M4T. */
function numberOf(sourceKey: string, tries: number): string {
  return `CV-${codeFrom(digest(`number ${tries} of ${sourceKey}`), 10)}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function isHeld(tx: Transaction, { companyId, sourceKey }: NewClaim): Promise<boolean> {
  const found = await tx.query(sql`
    select 1 as held from claimed_vouchers
    where company_id = ${companyId} and source_key = ${sourceKey}`);
  return found.length > 0;
}
