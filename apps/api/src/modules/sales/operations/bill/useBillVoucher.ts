import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { CounterHandler, CounterRequestOf } from '../../../../contract/counter/handlers.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import type { MatchedCode } from '../../../loyalty/index.ts';
import { requirePerson } from '../../../staff/index.ts';
import { requireNoPayments } from '../../changes/bill-errors.ts';
import { changeBillOnce, storeChange } from '../../changes/change-bill.ts';
import { matchCode } from '../../pay/match-code.ts';
import { storeVoucher, useVoucherOnBill } from '../../pay/use-voucher.ts';
import { requireBill } from '../../price/load-bill.ts';
import { totalChange } from '../../price/total-change.ts';

/** Uses a voucher of the member with a one-time code, or removes the voucher of the bill. */
export const useBillVoucher: CounterHandler<'useBillVoucher'> = async (context, request) => {
  const { path, headers, body } = request;
  const { company } = context;
  const { version, voucher_id: voucherId } = body;
  const matched = await matchVoucher(context, request);
  const press = { operation: 'useBillVoucher', billId: path.id, key: headers['Idempotency-Key'] };
  const paying = { ...context, staffId: requirePerson(context).id };
  return changeBillOnce(context, { ...press, body, version }, async (tx, before) => {
    if (voucherId !== null) {
      // Only a repeated press has no code, and it changes nothing.
      if (matched === null) throw new ApiError('PAYMENT_CODE_WRONG');
      const consent = { by: 'code', matched } as const;
      return { changes: await useVoucherOnBill(tx, paying, before, { voucherId, consent }) };
    }
    requireNoPayments(before);
    const { id, claimed_voucher_id: removed } = before.bill;
    await storeVoucher(tx, company.id, id, null);
    const after = await storeChange(tx, context, id);
    const change = { field: 'voucher', before: removed, after: null };
    return { changes: [change, totalChange(before, after)] };
  });
};

/** Matches the code for a voucher; null to remove the voucher and for a repeated press. */
async function matchVoucher(
  context: CounterContext,
  { path, headers, body: { voucher_id, code } }: CounterRequestOf<'useBillVoucher'>,
): Promise<MatchedCode | null> {
  if ((voucher_id === null) !== (code === null)) throw invalidRequest('body.code');
  if (code === null) return null;
  const { customer_id: memberId } = await requireBill(context.db, context, path.id);
  return matchCode(context, { key: headers['Idempotency-Key'], memberId, code });
}
