import { compactDigits } from '@claypot/domain/text';
import type { Context } from '../../../../contract/context/context.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { type CodeSubject, guessCode } from '../../../identity/index.ts';

/**
 * The id of the code that was entered, which is yet to be used up.
 * @throws ApiError `OTP_NOT_SAME` for a wrong one, `OTP_EXPIRED` where another has to be asked for.
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
