import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { codeFrom } from '../../../shared/order-number.ts';

/** A voucher to give to a member. */
export interface NewClaim {
  readonly companyId: string;
  readonly memberId: string;
  readonly voucherId: string;
  readonly source: 'claim' | 'joining' | 'tier';
  /**
   * Idempotency key: the same key is the same voucher. It contains an id that cannot be guessed.
   */
  readonly sourceKey: string;
  readonly startDate: Temporal.PlainDate;
  readonly endDate: Temporal.PlainDate;
}

/** Maximum attempts to find a free voucher number. */
const NUMBER_TRIES = 5;

/** Stores a member's voucher. Returns false if the voucher exists already. */
export async function insertClaimedVoucher(
  tx: Transaction,
  claim: NewClaim,
  now: Temporal.Instant,
): Promise<boolean> {
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const inserted = await tx.execute(sql`
      insert into claimed_vouchers
        (id, company_id, member_id, voucher_id, voucher_tx_id, source, source_key, start_date,
         end_date, created_at)
      values (${voucherIdOf(claim.sourceKey)}, ${claim.companyId}, ${claim.memberId}, ${claim.voucherId},
        ${numberOf(claim.sourceKey, tries)}, ${claim.source}, ${claim.sourceKey}, ${claim.startDate},
        ${claim.endDate}, ${now})
      on conflict do nothing`);
    if (inserted === 1) return true;
    if (await isAlreadyClaimed(tx, claim)) return false;
  }
  throw new Error('No free voucher number was found');
}

/** Returns the id of the claimed voucher with this source key. */
export function voucherIdOf(sourceKey: string): string {
  return digest(`id of ${sourceKey}`).toString('base64url').slice(0, 32);
}

/** Returns the number shown at the counter, such as CV-7F3K9Q2M4T. */
function numberOf(sourceKey: string, tries: number): string {
  return `CV-${codeFrom(digest(`number ${tries} of ${sourceKey}`), 10)}`;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function isAlreadyClaimed(
  tx: Transaction,
  { companyId, sourceKey }: NewClaim,
): Promise<boolean> {
  const rows = await tx.query(sql`
    select 1 as held from claimed_vouchers
    where company_id = ${companyId} and source_key = ${sourceKey}`);
  return rows.length > 0;
}
