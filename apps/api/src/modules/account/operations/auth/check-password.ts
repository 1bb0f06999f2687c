import type { Context } from '../../../../contract/context/context.ts';
import { provenDevice } from '../../../../contract/device/device-proofs.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { attemptPassword } from '../../../identity/index.ts';
import type { Member } from '../../../loyalty/index.ts';

/** A password attempt. */
export interface Caller {
  /** Member with the entered phone or member number; null if none. */
  readonly member: Pick<Member, 'id' | 'password_hash'> | null;
  /** Key under which wrong passwords are counted. */
  readonly countedAs: string;
  readonly password: string;
}

type PasswordContext = Pick<
  Context,
  'db' | 'company' | 'address' | 'now' | 'memberKey' | 'device' | 'passwords'
>;

/**
 * Checks a member's password. For an unknown member it fails after the same time. Attempts on a
 * device that has signed in before are counted separately, so that strangers cannot lock the member
 * out there.
 * @returns the key of the known device; null for an unknown one.
 * @throws ApiError `INVALID_PASSWORD`, or `TOO_MANY_REQUESTS` after too many wrong passwords.
 */
export async function requirePassword(
  { db, company, address, now, memberKey, device, passwords }: PasswordContext,
  { member, countedAs: phone, password }: Caller,
): Promise<string | null> {
  const provenDeviceId = member && provenDevice(memberKey, member, device.proofs);
  const attempt = { companyId: company.id, phone, address, device: provenDeviceId };
  const hash = member?.password_hash ?? null;
  const verdict = await attemptPassword({ db, memberKey, now, passwords }, attempt, password, hash);
  if (verdict.outcome === 'blocked') throw tooManyRequests(verdict.retryAt);
  if (verdict.outcome === 'wrong') throw new ApiError('INVALID_PASSWORD');
  return provenDeviceId;
}
