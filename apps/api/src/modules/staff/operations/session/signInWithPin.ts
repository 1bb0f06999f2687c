import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { findStaff } from '../../accounts/accounts.ts';
import { requirePin } from '../../secrets/pins.ts';
import { maySignInOn, signInStaff } from './sign-in.ts';

/** Signs a person of the device's branch in by PIN. */
export const signInWithPin: CounterHandler<'signInWithPin'> = async (context, { body }) => {
  const { db, company, staff } = context;
  if (staff.device === null) throw new ApiError('DEVICE_NOT_PAIRED');
  const account = await findStaff(db, company.id, body.staff_id);
  if (account === null || !maySignInOn(account, staff.device)) throw new ApiError('NOT_FOUND');
  await requirePin(context, account, staff.device.branchId, body.pin);
  return signInStaff(context, account, 'signInWithPin');
};
