import type { Handler } from '../../../../contract/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMember } from '../../../identity/index.ts';
import { lockOrder } from '../../../ordering/index.ts';
import { shareDays } from '../../../reports/index.ts';
import { lockBill } from '../../changes/change-bill.ts';
import { answerRequest } from '../../spending/answer-request.ts';
import { viewMemberRequest } from '../../spending/request-views.ts';
import { type Spending, spend } from '../../spending/spend.ts';
import type { SpendingRequest } from '../../spending/spending-requests.ts';

/**
 * Answers a question. Only the bearer token of the member's own session can: a page is rendered
 * without one. The payment records the person who asked.
 */
export const answerSpendingRequest: Handler<'answerSpendingRequest'> = async (
  context,
  { path, body },
) => {
  const { bearer, company, db, language, now } = context;
  const { answer, customer_id: memberId } = body;
  if (bearer === null) throw new ApiError('SESSION_EXPIRED');
  await requireMember(context, memberId);
  const member = { companyId: company.id, memberId };
  const request = await db.transaction((tx) =>
    answerRequest(tx, {
      ...member,
      requestId: path.id,
      answer,
      now,
      lock: async (_, { branch_id: branchId, order_id }) => {
        await shareDays(tx, { companyId: company.id, branchId });
        await lockOrder(tx, order_id);
      },
      spend: async (_, asked) => {
        const loaded = await lockBill(tx, context, asked.order_id);
        await spend(tx, { ...context, staffId: asked.staff_id }, loaded, spendingOf(asked));
      },
    }),
  );
  if (request === null) throw new ApiError('NOT_FOUND');
  return viewMemberRequest(request, { language, zone: company.time_zone, now });
};

function spendingOf(request: SpendingRequest): Spending {
  const { amount, claimed_voucher_id: voucherId, left_amount: left, share } = request;
  return voucherId === null
    ? { kind: 'wallet', amount, left, share }
    : { kind: 'voucher', voucherId };
}
