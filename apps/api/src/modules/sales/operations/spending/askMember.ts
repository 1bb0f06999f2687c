import { ZERO } from '@claypot/domain/pricing';
import { formatMoneyString, parseMoney } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterHandler, CounterRequestOf } from '../../../../contract/counter/handlers.ts';
import { wireDeadline } from '../../../../contract/wire.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { requirePerson } from '../../../staff/index.ts';
import { changeBillOnce } from '../../changes/change-bill.ts';
import { requireSpendable, type Spending, spend } from '../../spending/spend.ts';
import { expireRequest, findOpenRequest, openRequest } from '../../spending/spending-requests.ts';

/** Asks the member of a bill on the phone, once per key. */
export const askMember: CounterHandler<'askMember'> = async (context, { path, headers, body }) => {
  const { company, now, random } = context;
  const { id: staffId } = requirePerson(context);
  const paying = { ...context, staffId };
  const left = parseMoney(body.left);
  const spending = readSpending(body);
  const press = { operation: 'askMember', billId: path.id, key: headers['Idempotency-Key'], body };
  return changeBillOnce(context, { ...press, isMoney: true }, async (tx, loaded) => {
    const { bill, due } = loaded;
    const memberId = bill.customer_id;
    if (memberId === null) throw new ApiError('MEMBER_REQUIRED');
    if (spending.kind === 'voucher' && due.left !== left) throw new ApiError('BILL_CHANGED');
    await requireSpendable(tx, () => spend(tx, paying, loaded, spending));
    const member = { companyId: company.id, memberId };
    await expireRequest(tx, member, now);
    const isWallet = spending.kind === 'wallet';
    const request = {
      ...member,
      id: random.uuid(),
      orderId: bill.id,
      branchId: bill.branch_id,
      kind: spending.kind,
      share: isWallet ? spending.share : null,
      amount: isWallet ? spending.amount : ZERO,
      left,
      voucherId: isWallet ? null : spending.voucherId,
      version: bill.version,
      staffId,
    };
    if (!(await openRequest(tx, request, now))) {
      throw requestOpen((await findOpenRequest(tx, member, now))?.expires_at ?? now);
    }
    return { changes: [{ field: 'request', before: null, after: textOf(spending) }] };
  });
};

/** Returns `SPENDING_REQUEST_OPEN` with the time at which the other question ends. */
function requestOpen(expiresAt: Temporal.Instant): ApiError {
  const data: Schemas['SpendingRequestOpenData'] = { expires_at: wireDeadline(expiresAt) };
  return new ApiError('SPENDING_REQUEST_OPEN', { data });
}

function readSpending({ ask, left, share }: CounterRequestOf<'askMember'>['body']): Spending {
  if (ask.kind === 'wallet') {
    return { kind: 'wallet', amount: parseMoney(ask.amount), left: parseMoney(left), share };
  }
  if (share !== null) throw invalidRequest('body.share');
  return { kind: 'voucher', voucherId: ask.voucher_id };
}

function textOf(spending: Spending): string {
  return spending.kind === 'wallet'
    ? `wallet ${formatMoneyString(spending.amount)}`
    : `voucher ${spending.voucherId}`;
}
