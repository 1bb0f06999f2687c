import { lowestPrice, type PricedOffer } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import { dishesInChoices, groupOffer } from '../offers.ts';
import type { StockList } from '../stock.ts';
import type { HotDeal } from './hot-deals.ts';
import { dishesIn, packageOffer } from './package-offers.ts';
import type { Package } from './packages.ts';

/** Where a deal's prices begin. */
export interface DealPrice {
  /** What the same costs without the deal, where that is more; else the price itself. */
  readonly price: Cents;
  /** The least it can be bought for, where the deal makes that less. */
  readonly price_after_discount: Cents | null;
}

/**
 * The least a hot deal can be bought for now, with what has to be chosen; null where it is sold out.
 * @param packages those the branch offers, at the deal's prices.
 */
export function lowestDealPrice(
  deal: Pick<HotDeal, 'options'>,
  packages: readonly Package[],
  stock: StockList,
): DealPrice | null {
  const cheapest = packages
    .flatMap((item) => {
      const least = lowestPrice(dealOffer(deal, item, stock));
      return least === null ? [] : [{ item, least }];
    })
    .reduce<{ item: Package; least: Cents } | null>(
      (low, next) => (low === null || next.least < low.least ? next : low),
      null,
    );
  if (cheapest === null) return null;
  const { item, least } = cheapest;
  if (item.price_after_discount === null) return { price: least, price_after_discount: null };
  const usual = lowestPrice(dealOffer(deal, { ...item, price_after_discount: null }, stock));
  return { price: usual ?? least, price_after_discount: least };
}

/** Every dish that may come with a deal. */
export function dishesInDeal({
  deal,
  packages,
}: {
  readonly deal: Pick<HotDeal, 'options'>;
  readonly packages: readonly Package[];
}): string[] {
  return [...dishesIn(packages), ...dishesInChoices(deal.options)];
}

/** A deal with one of its packages. */
function dealOffer(
  { options }: Pick<HotDeal, 'options'>,
  item: Package,
  stock: StockList,
): PricedOffer {
  const own = options.map((option) => groupOffer({ ...option, min_qty: 1 }, stock));
  const { price, sold_out, groups } = packageOffer(item, stock);
  return { price, sold_out, groups: [...groups, ...own] };
}
