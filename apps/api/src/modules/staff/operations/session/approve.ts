import { parseMoney } from '@claypot/sdk';
import { hasRank } from '@claypot/sdk/counter';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { wireDeadline } from '../../../../contract/wire.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { requirePerson } from '../../access/people.ts';
import { findStaff } from '../../accounts/accounts.ts';
import { recordStaffEvent } from '../../record/events.ts';
import { APPROVAL_SECONDS, storeApproval } from '../../secrets/approvals.ts';
import { requirePin } from '../../secrets/pins.ts';
import { maySignInOn } from './sign-in.ts';

/** Creates an approval after a manager has entered the PIN on the device of the person who asks. */
export const approve: CounterHandler<'approve'> = async (context, { body }) => {
  const { db, company, random, staff, now } = context;
  const requester = requirePerson(context);
  const { device } = staff;
  if (device === null) throw new ApiError('DEVICE_NOT_PAIRED');
  const approver = await findStaff(db, company.id, body.staff_id);
  if (approver === null || !maySignInOn(approver, device)) throw new ApiError('NOT_FOUND');
  if (!hasRank(approver.role, 'manager') || approver.id === requester.id) {
    throw new ApiError('FORBIDDEN');
  }
  await requirePin(context, approver, device.branchId, body.pin);
  const token = random.token();
  const expiresAt = now.add({ seconds: APPROVAL_SECONDS });
  const action = {
    operation: body.operation,
    targetId: body.target_id,
    amount: amountOf(body),
  };
  const people = { requestedBy: requester.id, approvedBy: approver.id, deviceId: device.id };
  await db.transaction(async (tx) => {
    await storeApproval(tx, company.id, token, action, people, expiresAt);
    const changes = [
      { field: 'operation', before: null, after: body.operation },
      ...(action.amount === null
        ? []
        : [{ field: 'amount', before: null, after: `${action.amount} sen` }]),
    ];
    const event = {
      operation: 'approve',
      targetId: body.target_id,
      branchId: device.branchId,
      approverId: approver.id,
      changes,
    };
    await recordStaffEvent(tx, company.id, staff, event, now);
  });
  return { token, expires_at: wireDeadline(expiresAt), approver_name: approver.name };
};

/** Operations whose approval permits one amount of money. */
const WITH_AMOUNT: readonly Schemas['ApprovableOperation'][] = [
  'removeBillPayment',
  'refundOrder',
  'cashTopUp',
  'returnCashTopUp',
  'refundBill',
  'moveDrawerCash',
];

/** @throws ApiError `INVALID_REQUEST` unless exactly an operation with money names an amount. */
function amountOf({ operation, amount = null }: Schemas['ApprovalRequest']): number | null {
  if (WITH_AMOUNT.includes(operation) !== (amount !== null)) throw invalidRequest('body.amount');
  return amount === null ? null : parseMoney(amount);
}
