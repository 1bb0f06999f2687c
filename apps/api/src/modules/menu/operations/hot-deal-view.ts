import { sellingPrice } from '@claypot/domain/pricing';
import { formatMoneyString } from '@claypot/sdk';
import type { Context } from '../../../contract/context/context.ts';
import { flag, mediaUrl, type Wire } from '../../../contract/wire.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { variationOffer } from '../offers.ts';
import { type DealPrice, lowestDealPrice } from '../packages/deal-price.ts';
import type { HotDeal } from '../packages/hot-deals.ts';
import type { Package } from '../packages/packages.ts';
import type { StockList } from '../stock.ts';
import { offerStatus, stockStatus } from '../stock-status.ts';
import { viewPackage } from './package-view.ts';

type Viewing = Pick<Context, 'company' | 'language'>;

/** A hot deal with the packages that a branch offers, at the deal's prices. At least one. */
export interface DealAtBranch {
  readonly deal: HotDeal;
  readonly packages: readonly [Package, ...Package[]];
}

/** Returns a hot deal as the package list shows it, with its lowest price. */
export function viewDealSummary(
  { deal, packages }: DealAtBranch,
  { company, language }: Viewing,
  { stock, cartQty }: { stock: StockList; cartQty: number },
): Wire['PackageSummary'] {
  const { price, price_after_discount, soldOut } = pricesOf({ deal, packages }, stock);
  return {
    id: deal.id,
    hot_deal_id: deal.id,
    package_name: inLanguage(deal.name, language),
    description: inLanguage(deal.offer_note, language),
    price: formatMoneyString(price),
    price_after_discount:
      price_after_discount === null ? null : formatMoneyString(price_after_discount),
    package_image: deal.images.map((file) => ({ image: mediaUrl(company, file) })),
    stock_status: stockStatus(soldOut),
    cart_qty: cartQty,
    point: deal.point,
  };
}

/** Returns a hot deal with its packages and options. */
export function viewDeal(
  { deal, packages }: DealAtBranch,
  context: Viewing,
  stock: StockList,
): Wire['HotDeal'] {
  const { company, language } = context;
  const viewOptions = { stock, cartQty: 0, hotDealId: deal.id };
  const { soldOut, ...prices } = pricesOf({ deal, packages }, stock);
  return {
    id: deal.id,
    name: inLanguage(deal.name, language),
    offer_note: inLanguage(deal.offer_note, language),
    price: formatMoneyString(sellingPrice(prices)),
    hot_deal_image: deal.images.map((file) => ({ image: mediaUrl(company, file) })),
    stock_status: stockStatus(soldOut),
    package_list: packages.map((item) => viewPackage(item, context, viewOptions)),
    hot_deal_option: deal.options.map((option) => ({
      id: option.id,
      option_name: inLanguage(option.option_name, language),
      is_required: flag(option.is_required),
      hot_deal_option_variation: option.variations.map((variation) => ({
        id: variation.id,
        variation_name: inLanguage(variation.variation_name, language),
        additional_price: formatMoneyString(variation.additional_price),
        additional_point: variation.additional_point,
        stock_status: offerStatus(variationOffer(variation, stock)),
      })),
    })),
  };
}

/** Returns the deal's lowest price; the listed price if it is sold out. */
function pricesOf(
  { deal, packages }: DealAtBranch,
  stock: StockList,
): DealPrice & { soldOut: boolean } {
  const lowest = lowestDealPrice(deal, packages, stock);
  const listed = { price: deal.price, price_after_discount: null };
  return { ...(lowest ?? listed), soldOut: lowest === null };
}
