import { failureCode } from '../../machines/base/failure.ts';
import type { OtpPurpose, SentCodes } from './sent-codes.ts';

/**
 * Runs `work`, then removes the used code. Marks the code as expired if the server returns
 * `OTP_EXPIRED`; rethrows all errors.
 */
export async function spendingCode<TResult>(
  codes: SentCodes,
  purpose: OtpPurpose,
  phone_no: string,
  work: () => Promise<TResult>,
): Promise<TResult> {
  try {
    const result = await work();
    codes.clearStored(purpose, phone_no);
    return result;
  } catch (error) {
    if (failureCode(error) === 'OTP_EXPIRED') codes.spend(purpose, phone_no);
    throw error;
  }
}
