import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { consume, type Limit, returnHits } from '../../../../platform/db/rate-limits.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { isCommonPassword } from '../../../identity/index.ts';
import { findStaff, type StaffAccount } from '../../accounts/accounts.ts';
import { findInvited, useInvitation } from '../../secrets/invitations.ts';
import { hashPin, requireGoodPin } from '../../secrets/pins.ts';
import { maySignInOn, signInStaff } from './sign-in.ts';

/** Stores the password and PIN of an invited person, and signs the person in. */
export const acceptInvitation: CounterHandler<'acceptInvitation'> = async (context, { body }) => {
  const { db, company, address, memberKey, now } = context;
  const limits: Limit[] = [
    { key: `staff invitations from ${address}`, most: 20, window: { minutes: 15 } },
  ];
  const retryAt = await db.transaction((tx) => consume(tx, memberKey, limits, now));
  if (retryAt !== null) throw tooManyRequests(retryAt);
  const invited = await findInvited(db, company.id, body.code, now);
  const account = invited === null ? null : await findStaff(db, company.id, invited);
  if (account === null || !account.is_active) throw new ApiError('INVITATION_INVALID');
  await returnHits(db, memberKey, limits);
  if (isCommonPassword(body.password, account.phone_no ?? '')) {
    throw new ApiError('PASSWORD_TOO_COMMON');
  }
  requireGoodPin(body.pin, account.role);
  const password = await context.passwords.hash(body.password);
  const pin = await hashPin(context, account.id, body.pin);
  const storeSecrets = async (tx: Transaction) => {
    const used = await useInvitation(tx, company.id, body.code);
    // A concurrent request has used it.
    if (used !== account.id) throw new ApiError('INVITATION_INVALID');
    await tx.execute(sql`
      update staff set password_hash = ${password}, pin_hash = ${pin}
      where company_id = ${company.id} and id = ${account.id}`);
  };
  const { staff } = context;
  // The person may have opened the invitation on a device of another branch.
  const device = maySignInOn(account, staff.device) ? staff.device : null;
  const signedIn: StaffAccount = { ...account, password_hash: password, pin_hash: pin };
  const here = { ...context, staff: { ...staff, device } };
  return signInStaff(here, signedIn, 'acceptInvitation', storeSecrets);
};
