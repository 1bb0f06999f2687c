import type { HeldVoucher } from './held-vouchers.ts';

/** Vouchers that are alike in all that a list shows of them. */
export interface VoucherGroup<Voucher> {
  /** The one to use first: vouchers come in the order in which they end. */
  readonly voucher: Voucher;
  /** Those of all of them, that one's included: as many as there are. */
  readonly ids: readonly string[];
}

/**
 * Puts equal vouchers together: the same voucher, for the same days, in the same state. Each group
 * stands where its first voucher stood. Two that different orders have reserved are not equal.
 */
export function groupVouchers(
  vouchers: readonly HeldVoucher[],
): readonly VoucherGroup<HeldVoucher>[] {
  return groupAlike(vouchers, (voucher) => {
    const { voucher_id, voucher_name, start_date, end_date } = voucher;
    const { voucher_status, hindrance, used_at, waiting_order_id } = voucher;
    return [
      ...[voucher_id, voucher_name, start_date, end_date],
      ...[voucher_status, hindrance, used_at, waiting_order_id],
    ];
  });
}

/**
 * Puts vouchers together of which `likeness` says the same, each group where its first stood.
 *
 * @param likeness - plain data: what a list shows of one, and goes by.
 */
export function groupAlike<Voucher extends { readonly id: string }>(
  vouchers: readonly Voucher[],
  likeness: (voucher: Voucher) => readonly unknown[],
): readonly VoucherGroup<Voucher>[] {
  // `Map.groupBy` is newer than the browsers that the app is built for.
  const groups = new Map<string, Voucher[]>();
  for (const voucher of vouchers) {
    const key = JSON.stringify(likeness(voucher));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [voucher]);
    else group.push(voucher);
  }
  return [...groups.values()].flatMap((alike) => {
    const [voucher] = alike;
    return voucher === undefined ? [] : [{ voucher, ids: alike.map(({ id }) => id) }];
  });
}
