import type { Context } from '../../../../contract/context/context.ts';
import { provenDevice } from '../../../../contract/device/device-proofs.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { attemptPassword } from '../../../identity/index.ts';
import type { Member } from '../../../loyalty/index.ts';

/** Who says a password. */
export interface Caller {
  /** Whose password it has to be; null where nobody has what was typed. */
  readonly member: Pick<Member, 'id' | 'password_hash'> | null;
  /** What wrong passwords are counted under. */
  readonly countedAs: string;
  readonly password: string;
}

type Asked = Pick<
  Context,
  'db' | 'company' | 'address' | 'now' | 'memberKey' | 'device' | 'passwords'
>;

/**
 * Sees to it that a password is the member's; nobody's it never is, after as long. What is guessed on a
 * device that was let in before is counted by itself: strangers lock nobody out there.
 * @returns the name that the device counts under; null for one that was never let in.
 * @throws ApiError `INVALID_PASSWORD`, or `TOO_MANY_REQUESTS` after too many wrong ones.
 */
export async function requirePassword(
  { db, company, address, now, memberKey, device, passwords }: Asked,
  { member, countedAs: phone, password }: Caller,
): Promise<string | null> {
  const known = member && provenDevice(memberKey, member, device.proofs);
  const attempt = { companyId: company.id, phone, address, device: known };
  const hash = member?.password_hash ?? null;
  const verdict = await attemptPassword({ db, memberKey, now, passwords }, attempt, password, hash);
  if (verdict.outcome === 'blocked') throw tooManyRequests(verdict.retryAt);
  if (verdict.outcome === 'wrong') throw new ApiError('INVALID_PASSWORD');
  return known;
}
