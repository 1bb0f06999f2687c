import type { MemberVoucher } from '@claypot/sdk/counter';

/** Vouchers that differ only in their numbers, shown as the first of them. */
export interface VoucherGroup extends MemberVoucher {
  readonly count: number;
}

/** Groups equal vouchers, in the order of the first of each group. */
export function groupVouchers(vouchers: readonly MemberVoucher[]): VoucherGroup[] {
  const groups = new Map<string, VoucherGroup>();
  for (const voucher of vouchers) {
    const { id: _, number: __, ...kind } = voucher;
    const key = JSON.stringify(kind);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, count: group.count + 1 } : { ...voucher, count: 1 });
  }
  return [...groups.values()];
}
