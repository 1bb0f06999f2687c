import type { Fields } from '../../read/fields-value.ts';
import type { BranchRow } from '../rows/home-rows.ts';
import { flagUnless, formatPrice, listUnlessEmpty, priceUnless } from './formats.ts';
import { slugsOf } from './lookup.ts';

interface Offer {
  readonly branch_id: string;
  readonly sold_out: boolean;
}

/** Fields of the branches that offer an item. */
export function toBranchFields(offers: readonly Offer[], branches: readonly BranchRow[]): Fields {
  const offered = inOrder(offers, branches);
  const soldOut = offered.filter(({ sold_out }) => sold_out);
  const isSoldOut = soldOut.length === offered.length && offered.length > 0;
  return {
    sold_out: flagUnless(false, isSoldOut),
    sold_out_at: isSoldOut ? undefined : slugsAt(soldOut, branches),
    only_at: offered.length === branches.length ? undefined : slugsAt(offered, branches),
  };
}

function slugsAt(offers: readonly Offer[], branches: readonly BranchRow[]) {
  const slugOf = slugsOf(branches);
  return listUnlessEmpty(offers.map(({ branch_id }) => slugOf(branch_id)));
}

/** Fields of the portions: the most frequent number is `stock`, others are `stock_at`. */
export function toStockFields(
  offers: readonly (Offer & { readonly portions: number | null })[],
  branches: readonly BranchRow[],
): Fields {
  const slugOf = slugsOf(branches);
  const offered = inOrder(offers, branches);
  const counts = offered.map(({ portions }) => portions);
  // `stock` counts portions at every branch, so it is omitted if one branch does not count.
  const stock = counts.includes(null) ? null : mostFrequent(counts);
  const others = offered.flatMap(({ branch_id, portions }) =>
    portions === null || portions === stock
      ? []
      : [{ branch: slugOf(branch_id), portions: String(portions) }],
  );
  return { stock: stock === null ? undefined : String(stock), stock_at: listUnlessEmpty(others) };
}

/** Returns the first of the most frequent values, null if there is none. */
function mostFrequent(counts: readonly (number | null)[]): number | null {
  const groups = [...Map.groupBy(counts, (count) => count)].map(([count, { length }]) => ({
    count,
    length,
  }));
  // The sort is stable.
  return groups.toSorted((a, b) => b.length - a.length)[0]?.count ?? null;
}

function inOrder<Row extends Offer>(
  offers: readonly Row[],
  branches: readonly BranchRow[],
): readonly Row[] {
  return branches.flatMap(({ id }) => offers.filter(({ branch_id }) => branch_id === id));
}

/** Fields of the price of an item that is sold on its own. */
export function toPriceFields(price: number, afterDiscount: number | null, points: number): Fields {
  return {
    price: formatPrice(price),
    price_after_discount: priceUnless(null, afterDiscount),
    free: flagUnless(false, price === 0 || afterDiscount === 0),
    points: points === 0 ? undefined : String(points),
  };
}
