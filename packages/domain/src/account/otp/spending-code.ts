import { failureCode } from '../../machines/base/failure.ts';
import type { OtpPurpose, SentCodes } from './sent-codes.ts';

/**
 * Does what a code is for, and remembers what has become of the code: used up when that is done, and
 * of no more use when the server says so.
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
