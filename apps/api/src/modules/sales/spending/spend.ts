import type { Cents } from '@claypot/sdk';
import type { Transaction } from '../../../platform/db/db.ts';
import type { Paying } from '../pay/paying.ts';
import { useVoucherOnBill } from '../pay/use-voucher.ts';
import { payByWallet } from '../pay/wallet-payment.ts';
import type { LoadedBill } from '../price/load-bill.ts';

/** A payment or a voucher that the member agrees to on the phone. Amounts are in cents. */
export type Spending =
  | {
      readonly kind: 'wallet';
      readonly amount: Cents;
      /** Amount that was left of the bill or the share. */
      readonly left: Cents;
      readonly share: number | null;
    }
  | { readonly kind: 'voucher'; readonly voucherId: string };

const PHONE = { by: 'phone' } as const;

/**
 * Pays a locked bill from the member's wallet, or puts a voucher on it, as the member agreed on the
 * phone. @throws ApiError see `payByWallet` and `useVoucherOnBill`.
 */
export async function spend(
  tx: Transaction,
  paying: Paying,
  loaded: LoadedBill,
  spending: Spending,
): Promise<void> {
  if (spending.kind === 'voucher') {
    const { voucherId } = spending;
    await useVoucherOnBill(tx, paying, loaded, { voucherId, consent: PHONE });
  } else {
    const { amount, left, share } = spending;
    await payByWallet(tx, paying, loaded, { amount, left, share, consent: PHONE });
  }
}

/**
 * Checks that a yes would work now, by spending and undoing it. So the phone never asks for what
 * the server would reject. @throws ApiError see {@link spend}.
 */
export async function requireSpendable(tx: Transaction, work: () => Promise<void>): Promise<void> {
  await tx.script('savepoint trial');
  await work().finally(() => tx.script('rollback to savepoint trial'));
}
