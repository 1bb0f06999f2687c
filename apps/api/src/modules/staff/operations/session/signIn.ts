import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { attemptPassword } from '../../../identity/index.ts';
import { findStaffByLogin } from '../../accounts/accounts.ts';
import { parseLogin } from '../../accounts/login.ts';
import { requireCode } from '../../secrets/second-factor.ts';
import { maySignInOn, signInStaff } from './sign-in.ts';

/**
 * Signs a person in by password. An unknown login takes as long as a wrong password and gets the
 * same response. Wrong passwords are limited as those of members.
 */
export const signIn: CounterHandler<'signIn'> = async (context, { body }) => {
  const { db, company, address, memberKey, now, passwords } = context;
  const login = parseLogin(body.login);
  const account = login === null ? null : await findStaffByLogin(db, company.id, login);
  const attempt = {
    companyId: company.id,
    phone: `staff ${login?.value ?? body.login}`,
    address,
  };
  const hash = account?.password_hash ?? null;
  const counting = { db, memberKey, now, passwords };
  const verdict = await attemptPassword(counting, attempt, body.password, hash);
  if (verdict.outcome === 'blocked') throw tooManyRequests(verdict.retryAt);
  const isRight = verdict.outcome === 'right' && account !== null;
  if (!isRight || !maySignInOn(account, context.staff.device)) {
    throw new ApiError('SIGN_IN_FAILED');
  }
  const { id, totp_secret, totp_confirmed_at } = account;
  if (totp_secret !== null && totp_confirmed_at !== null) {
    if (body.code === null) throw new ApiError('SECOND_FACTOR_REQUIRED');
    await requireCode(context, { id, totp_secret }, body.code);
  }
  return signInStaff(context, account, 'signIn');
};
