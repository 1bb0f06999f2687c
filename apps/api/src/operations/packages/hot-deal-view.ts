import { sellingPrice } from '@claypot/domain/pricing';
import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../http/context.ts';
import type { HotDeal } from '../../ordering/packages/hot-deals.ts';
import { isSoldOut } from '../../ordering/packages/package-stock.ts';
import type { Package } from '../../ordering/packages/packages.ts';
import type { StockList } from '../../ordering/stock.ts';
import { inLanguage } from '../../ordering/translated-text.ts';
import { flag, mediaUrl, type Wire } from '../wire.ts';
import { stockStatus, viewPackage } from './package-view.ts';

type Viewing = Pick<Context, 'company' | 'language'>;

/** A hot deal and its packages at a branch, each at the deal's price. There is at least one. */
export interface DealAtBranch {
  readonly deal: HotDeal;
  readonly packages: readonly [Package, ...Package[]];
}

/** A hot deal as the menu lists it among the packages: from the price of its cheapest one. */
export function viewDealSummary(
  { deal, packages }: DealAtBranch,
  { company, language }: Viewing,
  { stock, cartQty }: { stock: StockList; cartQty: number },
): Wire['PackageSummary'] {
  const { price, price_after_discount } = cheapest(packages);
  return {
    id: deal.id,
    hot_deal_id: deal.id,
    package_name: inLanguage(deal.name, language),
    description: inLanguage(deal.offer_note, language),
    price: formatMoneyString(price),
    price_after_discount:
      price_after_discount === null ? null : formatMoneyString(price_after_discount),
    package_image: deal.images.map((file) => ({ image: mediaUrl(company, file) })),
    stock_status: stockStatus(packages.every((item) => isSoldOut(item, stock))),
    cart_qty: cartQty,
    point: deal.point,
  };
}

/** A hot deal with its packages and options. */
export function viewDeal(
  { deal, packages }: DealAtBranch,
  context: Viewing,
  stock: StockList,
): Wire['HotDeal'] {
  const { company, language } = context;
  const seen = { stock, cartQty: 0, hotDealId: deal.id };
  return {
    id: deal.id,
    name: inLanguage(deal.name, language),
    offer_note: inLanguage(deal.offer_note, language),
    price: formatMoneyString(sellingPrice(cheapest(packages))),
    hot_deal_image: deal.images.map((file) => ({ image: mediaUrl(company, file) })),
    stock_status: stockStatus(packages.every((item) => isSoldOut(item, stock))),
    package_list: packages.map((item) => viewPackage(item, context, seen)),
    hot_deal_option: deal.options.map((option) => ({
      id: option.id,
      option_name: inLanguage(option.option_name, language),
      is_required: flag(option.is_required),
      hot_deal_option_variation: option.variations.map((variation) => ({
        id: variation.id,
        variation_name: inLanguage(variation.variation_name, language),
        additional_price: formatMoneyString(variation.additional_price),
        additional_point: variation.additional_point,
      })),
    })),
  };
}

function cheapest(packages: DealAtBranch['packages']): Package {
  return packages.reduce((low, item) => (sellingPrice(item) < sellingPrice(low) ? item : low));
}
