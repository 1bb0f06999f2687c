import { type Cents, cents, formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Transaction } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { requireNotOwn } from '../../account/index.ts';
import { addWalletEntry, type MatchedCode, usePaymentCode } from '../../loyalty/index.ts';
import { notify } from '../../notifications/index.ts';
import type { EventChange } from '../../staff/index.ts';
import type { LoadedBill } from '../price/load-bill.ts';
import { beginPayments } from './begin-payments.ts';
import { finishPayment } from './finish-payment.ts';
import { insertPayment, memberOfBill, type Paying, walletReference } from './paying.ts';
import { type PaymentRequest, requireWithin, walletTarget } from './payment-target.ts';
import { walletPaidMessage } from './wallet-messages.ts';

/** A payment from the wallet of a bill's member. */
export interface WalletPayment extends PaymentRequest {
  readonly amount: Cents;
  /** Consent of the member: a code, which the payment uses up, or a yes on the phone. */
  readonly consent:
    | { readonly by: 'code'; readonly matched: MatchedCode }
    | { readonly by: 'phone' };
}

/**
 * Pays a locked bill from the wallet of its member, and notifies the member. The caller has called
 * `shareDays` and `lockBill`.
 * @returns what to record.
 * @throws ApiError `MEMBER_REQUIRED`, `OWN_MEMBER_RECORD`, `WALLET_TOO_LOW`, `OVERPAID`,
 * `BILL_CHANGED` without data, `VOUCHER_NOT_USABLE`, `NOT_ENOUGH_POINT`, and those of the code.
 */
export async function payByWallet(
  tx: Transaction,
  paying: Paying,
  loaded: LoadedBill,
  { amount, consent, ...request }: WalletPayment,
): Promise<EventChange[]> {
  const { company, now, staffId } = paying;
  const { bill, branch, payments } = loaded;
  const member = await memberOfBill(tx, paying, bill);
  if (member === null) throw new ApiError('MEMBER_REQUIRED');
  await requireNotOwn(tx, company.id, [staffId], member.phone_no);
  const target = walletTarget(loaded, { ...request, amount });
  requireWithin(amount, target);
  if (member.wallet < amount) {
    const data: Schemas['WalletTooLowData'] = { wallet: formatMoneyString(member.wallet) };
    throw new ApiError('WALLET_TOO_LOW', { data });
  }
  if (consent.by === 'code') {
    if (consent.matched.memberId !== member.id) throw new ApiError('BILL_CHANGED');
    await usePaymentCode(tx, consent.matched, amount, now);
  }
  await beginPayments(tx, paying, loaded, target.price);
  const memberId = member.id;
  const payment = { method: 'wallet', amount, memberId, confirmedBy: consent.by } as const;
  const id = await insertPayment(tx, paying, bill, target.share, payment);
  const reference = walletReference(bill.number, payments.length);
  const entry = {
    memberId,
    type: 'sales',
    account: 'counter',
    amount: cents(-amount),
    branch: { id: bill.branch_id, reference },
  } as const;
  if (!(await addWalletEntry(tx, entry, now))) throw new Error('The wallet has paid already');
  const message = walletPaidMessage(amount, branch.branch_name);
  const about = { kind: 'wallet', id: null } as const;
  await notify(tx, memberId, { id: `bill-payment-${id}`, message, about }, now);
  return [
    { field: 'payment', before: null, after: `wallet ${formatMoneyString(amount)}` },
    {
      field: 'wallet',
      before: formatMoneyString(member.wallet),
      after: formatMoneyString(member.wallet - amount),
    },
    ...(await finishPayment(tx, paying, loaded)),
  ];
}
