import type { VoucherFit } from '@claypot/domain/pricing';
import { ZERO } from '@claypot/domain/pricing';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { requireNotOwn } from '../../account/index.ts';
import { findClaimedVoucher, usePaymentCode, viewFit } from '../../loyalty/index.ts';
import type { EventChange } from '../../staff/index.ts';
import { requireNoPayments } from '../changes/bill-errors.ts';
import { storeChange } from '../changes/change-bill.ts';
import type { LoadedBill } from '../price/load-bill.ts';
import { fitOnBill } from '../price/price-bill.ts';
import { totalChange } from '../price/total-change.ts';
import { memberOfBill, type Paying } from './paying.ts';
import type { WalletPayment } from './wallet-payment.ts';

/** A voucher of the member for a bill. */
interface NewVoucher {
  readonly voucherId: string;
  readonly consent: WalletPayment['consent'];
}

/**
 * Puts a voucher of its member on a locked bill without payments. The first payment uses it up.
 * @returns what to record.
 * @throws ApiError `BILL_HAS_PAYMENTS`, `MEMBER_REQUIRED`, `OWN_MEMBER_RECORD`,
 * `VOUCHER_NOT_USABLE`, `BILL_CHANGED` without data, and those of the code.
 */
export async function useVoucherOnBill(
  tx: Transaction,
  paying: Pick<Paying, 'company' | 'now' | 'staffId'>,
  loaded: LoadedBill,
  { voucherId, consent }: NewVoucher,
): Promise<EventChange[]> {
  const { company, now, staffId } = paying;
  const { bill, branch, lines } = loaded;
  requireNoPayments(loaded);
  const member = await memberOfBill(tx, paying, bill);
  if (member === null) throw new ApiError('MEMBER_REQUIRED');
  await requireNotOwn(tx, company.id, [staffId], member.phone_no);
  const claimed = await findClaimedVoucher(tx, member.id, voucherId);
  if (claimed === null) throw new ApiError('NOT_FOUND');
  const fit = await fitOnBill(tx, paying, branch, { claimed, lines, member });
  if (!fit.usable) throw notUsable(fit);
  if (await isOnOtherBill(tx, company.id, bill.id, voucherId)) throw notUsable(RESERVED);
  if (consent.by === 'code') {
    if (consent.matched.memberId !== member.id) throw new ApiError('BILL_CHANGED');
    await usePaymentCode(tx, consent.matched, ZERO, now);
  }
  await storeVoucher(tx, company.id, bill.id, voucherId);
  const after = await storeChange(tx, paying, bill.id);
  return [
    { field: 'voucher', before: bill.claimed_voucher_id, after: voucherId },
    totalChange(loaded, after),
  ];
}

const RESERVED = { usable: false, reason: 'reserved', missing: null } as const;

function notUsable(fit: Extract<VoucherFit, { usable: false }>): ApiError {
  const data: Schemas['VoucherNotUsableData'] = { fit: viewFit(fit) };
  return new ApiError('VOUCHER_NOT_USABLE', { data });
}

/** The caller has locked the member, so no other bill takes the voucher meanwhile. */
async function isOnOtherBill(
  tx: Transaction,
  companyId: string,
  billId: string,
  voucherId: string,
): Promise<boolean> {
  const rows = await tx.query<{ order_id: string }>(sql`
    select order_id from bills
    where company_id = ${companyId} and claimed_voucher_id = ${voucherId} and closed_at is null
      and order_id <> ${billId}`);
  return rows.length > 0;
}

/** Stores the voucher of a bill; null removes it. */
export async function storeVoucher(
  tx: Transaction,
  companyId: string,
  billId: string,
  voucherId: string | null,
): Promise<void> {
  await tx.execute(sql`
    update bills set claimed_voucher_id = ${voucherId}
    where company_id = ${companyId} and order_id = ${billId}`);
}
