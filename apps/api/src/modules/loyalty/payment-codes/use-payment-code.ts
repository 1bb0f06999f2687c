import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { addToCodeDay } from './code-days.ts';
import type { MatchedCode } from './match-payment-code.ts';

/**
 * Uses a code up in the transaction of the payment. If that transaction rolls back, the code is
 * unused and can be entered again.
 *
 * @param amount what the code pays from the wallet; 0 for a voucher alone.
 * @throws ApiError `PAYMENT_CODE_WRONG` if another request has used this or a later code of the
 * device meanwhile; `CODE_LIMIT_EXCEEDED` if codes would pay more than the company allows a day.
 */
export async function usePaymentCode(
  tx: Transaction,
  { companyId, memberId, tokenHash, step }: MatchedCode,
  amount: Cents,
  now: Temporal.Instant,
): Promise<void> {
  const used = await tx.execute(sql`
    update payment_code_secrets set used_step = ${step}
    where company_id = ${companyId} and token_hash = ${tokenHash} and member_id = ${memberId}
      and (used_step is null or used_step < ${step})`);
  if (used === 0) throw new ApiError('PAYMENT_CODE_WRONG');
  if (amount > 0) await addToCodeDay(tx, { companyId, memberId, amount }, now);
}
