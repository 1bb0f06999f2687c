import type { ClaimedVoucher } from './claimed-vouchers.ts';

/** Vouchers that a list shows as one entry, as they look the same. */
export interface VoucherGroup<Voucher> {
  /**
   * The voucher to use first. The input is sorted by end date; a dated group prefers a voucher that
   * is already valid.
   */
  readonly voucher: Voucher;
  /** Ids of all vouchers of the group, including the first one. */
  readonly ids: readonly string[];
}

/** Vouchers of a group that are valid on the same days. */
export interface VoucherDates {
  readonly start_date: string;
  readonly end_date: string | null;
  /** True if the vouchers are not valid yet. */
  readonly isLater: boolean;
  readonly count: number;
}

export interface DatedVoucherGroup extends VoucherGroup<ClaimedVoucher> {
  /**
   * Sorted by end date (no end date last), then valid ones before later ones, then by start date.
   */
  readonly dates: readonly VoucherDates[];
}

/**
 * Groups vouchers that are equal except for their dates: the same voucher in the same state. Each
 * group takes the position of its first voucher. Vouchers reserved by different orders are not
 * equal.
 */
export function groupVouchers(vouchers: readonly ClaimedVoucher[]): readonly DatedVoucherGroup[] {
  const groups = groupAlike(vouchers, (voucher) => {
    const { voucher_id, voucher_name } = voucher;
    const { voucher_status, hindrance, used_at, waiting_order_id } = voucher;
    return [
      ...[voucher_id, voucher_name, voucher_status, used_at, waiting_order_id],
      // `not_yet` follows from the dates.
      hindrance === 'not_yet' ? null : hindrance,
    ];
  });
  const byId = new Map(vouchers.map((voucher) => [voucher.id, voucher]));
  return groups.map(({ ids, voucher: first }) => {
    const alike = ids.flatMap((id) => byId.get(id) ?? []);
    const voucher = alike.find(({ hindrance }) => hindrance !== 'not_yet') ?? first;
    return { voucher, ids, dates: datesOf(alike) };
  });
}

function datesOf(alike: readonly ClaimedVoucher[]): VoucherDates[] {
  const sets = groupBy(alike, ({ start_date, end_date, hindrance }) =>
    // A start date in the past is irrelevant.
    JSON.stringify([end_date, hindrance === 'not_yet' ? start_date : null]),
  );
  return [...sets.values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const { start_date, end_date, hindrance } = first;
      return [{ start_date, end_date, isLater: hindrance === 'not_yet', count: same.length }];
    })
    .toSorted(
      (a, b) =>
        (a.end_date ?? '9999').localeCompare(b.end_date ?? '9999') ||
        Number(a.isLater) - Number(b.isLater) ||
        a.start_date.localeCompare(b.start_date),
    );
}

/**
 * Groups vouchers with the same likeness. Each group takes the position of its first voucher.
 * @param likeness the values that a list shows or depends on, as plain data
 */
export function groupAlike<Voucher extends { readonly id: string }>(
  vouchers: readonly Voucher[],
  likeness: (voucher: Voucher) => readonly unknown[],
): readonly VoucherGroup<Voucher>[] {
  const groups = groupBy(vouchers, (voucher) => JSON.stringify(likeness(voucher)));
  return [...groups.values()].flatMap((alike) => {
    const [voucher] = alike;
    return voucher === undefined ? [] : [{ voucher, ids: alike.map(({ id }) => id) }];
  });
}

/** `Map.groupBy` is not available in all supported browsers. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
