import type { HeldVoucher } from './held-vouchers.ts';

/** Vouchers that are alike in all that a list shows of them. */
export interface VoucherGroup {
  /** The one to use first: vouchers come in the order in which they end. */
  readonly voucher: HeldVoucher;
  /** How many there are, that one included. */
  readonly count: number;
}

/**
 * Puts equal vouchers together: the same voucher, for the same days, in the same state. Each group
 * stands where its first voucher stood. Two that different orders have reserved are not equal.
 */
export function groupVouchers(vouchers: readonly HeldVoucher[]): readonly VoucherGroup[] {
  const groups = Map.groupBy(vouchers, likeness);
  return [...groups.values()].flatMap(([voucher, ...others]) =>
    voucher === undefined ? [] : [{ voucher, count: others.length + 1 }],
  );
}

function likeness(voucher: HeldVoucher): string {
  const { voucher_id, voucher_name, start_date, end_date } = voucher;
  const { voucher_status, hindrance, used_at, waiting_order_id } = voucher;
  return JSON.stringify([
    ...[voucher_id, voucher_name, start_date, end_date],
    ...[voucher_status, hindrance, used_at, waiting_order_id],
  ]);
}
