import { lowestPrice, type PricedOffer } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import { dishesInChoices, groupOffer } from '../offers.ts';
import type { StockList } from '../stock.ts';
import type { HotDeal } from './hot-deals.ts';
import { dishesIn, packageOffer } from './package-offers.ts';
import type { Package } from './packages.ts';

/** Lowest price of a deal. */
export interface DealPrice {
  /** Price of the same items without the deal if higher; else the deal's price. */
  readonly price: Cents;
  /** Deal price, if lower than the price without the deal; else null. */
  readonly price_after_discount: Cents | null;
}

/**
 * Returns the lowest price of a hot deal including required choices; null if it is sold out.
 * @param packages packages that the branch offers, at the deal's prices.
 */
export function lowestDealPrice(
  deal: Pick<HotDeal, 'id' | 'options'>,
  packages: readonly Package[],
  stock: StockList,
): DealPrice | null {
  if (stock.isMarked({ kind: 'hot_deal', id: deal.id })) return null;
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

/** Returns the ids of all dishes that can be part of a deal. */
export function dishesInDeal({
  deal,
  packages,
}: {
  readonly deal: Pick<HotDeal, 'options'>;
  readonly packages: readonly Package[];
}): string[] {
  return [...dishesIn(packages), ...dishesInChoices(deal.options)];
}

/** Converts a deal with one of its packages to the pricing functions' input. */
function dealOffer(
  { options }: Pick<HotDeal, 'options'>,
  item: Package,
  stock: StockList,
): PricedOffer {
  const offers = options.map((option) => groupOffer({ ...option, min_qty: 1 }, stock));
  const { price, sold_out, groups } = packageOffer(item, stock);
  return { price, sold_out, groups: [...groups, ...offers] };
}
