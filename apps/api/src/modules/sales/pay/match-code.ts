import type { CounterContext } from '../../../contract/counter/context.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type MatchedCode, matchPaymentCode } from '../../loyalty/index.ts';
import { wasPressed } from '../../ordering/index.ts';

/**
 * Finds the member's session that shows a code, outside the transaction that uses it. A repeated
 * press needs no code, because its code was used the first time.
 *
 * @returns null for a repeated press.
 * @throws ApiError `MEMBER_REQUIRED` for a bill without a member, `PAYMENT_CODE_WRONG`, `PAYMENT_CODES_LOCKED`.
 */
export async function matchCode(
  context: CounterContext,
  {
    key,
    memberId,
    code,
  }: { readonly key: string; readonly memberId: string | null; readonly code: string },
): Promise<MatchedCode | null> {
  if (await wasPressed(context, key)) return null;
  if (memberId === null) throw new ApiError('MEMBER_REQUIRED');
  try {
    return await matchPaymentCode(context, memberId, code);
  } catch (error) {
    // The same press may have used the code meanwhile.
    if (await wasPressed(context, key)) return null;
    throw error;
  }
}
