import type { Transaction } from '../db/db.ts';

/** A tier that was granted just now. */
export interface TierGrant {
  readonly id: string;
  readonly companyId: string;
  readonly memberId: string;
  readonly levelId: number;
}

/**
 * Gives a member the vouchers that come with a tier; called once a grant, in its transaction.
 * Answers how many. The company has none to give yet.
 */
export async function giveTierVouchers(
  _tx: Transaction,
  _grant: TierGrant,
  _now: Temporal.Instant,
): Promise<number> {
  return 0;
}
