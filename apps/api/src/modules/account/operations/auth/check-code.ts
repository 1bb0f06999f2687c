import { compactDigits } from '@claypot/domain/text';
import type { Context } from '../../../../contract/context/context.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { type CodeSubject, guessCode } from '../../../identity/index.ts';

/**
 * Returns the id of the matching code, without marking it as used.
 * @throws ApiError `OTP_NOT_SAME` for a wrong code, `OTP_EXPIRED` if a new one must be requested.
 */
export async function requireRightCode(
  { db, memberKey, address, now }: Pick<Context, 'db' | 'memberKey' | 'address' | 'now'>,
  subject: CodeSubject,
  entered: string,
): Promise<string> {
  const guess = await guessCode(
    db,
    memberKey,
    subject,
    { code: compactDigits(entered), address },
    now,
  );
  if (guess.outcome === 'right') return guess.codeId;
  throw new ApiError(guess.outcome === 'wrong' ? 'OTP_NOT_SAME' : 'OTP_EXPIRED');
}
