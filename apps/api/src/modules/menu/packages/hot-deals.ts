import { unitPrice } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { Variation } from '../choice-group.ts';
import type { Package } from './packages.ts';

/** A choice group of a hot deal. At most one choice. */
interface HotDealOption {
  readonly id: string;
  readonly option_name: TranslatedText;
  readonly is_required: boolean;
  readonly variations: readonly (Variation & { readonly kind: 'hot_deal_variation' })[];
}

/** A deal that sells one of several packages for the deal's price. */
export interface HotDeal {
  readonly id: string;
  readonly name: TranslatedText;
  readonly offer_note: TranslatedText;
  /** Price with the cheapest package; other packages may add a surcharge. */
  readonly price: Cents;
  readonly point: number;
  readonly images: readonly [string, ...string[]];
  readonly retired: boolean;
  readonly packages: readonly { readonly package_id: string; readonly additional_price: Cents }[];
  readonly options: readonly HotDealOption[];
}

/**
 * Returns hot deals in menu order, including retired ones.
 * @param where extra condition; `h` is `hot_deals`.
 */
export function findHotDeals(db: Queryable, companyId: string, where: Sql): Promise<HotDeal[]> {
  return db.query(sql`
    select h.id, h.name, h.offer_note, h.price, h.point, h.images, h.retired,
      coalesce((
        select jsonb_agg(jsonb_build_object(
            'package_id', hp.package_id, 'additional_price', hp.additional_price
          ) order by hp.position, hp.package_id)
        from hot_deal_packages hp
        where hp.company_id = h.company_id and hp.hot_deal_id = h.id and not hp.retired
      ), '[]') as packages,
      coalesce((
        select jsonb_agg(jsonb_build_object(
            'id', o.id, 'option_name', o.option_name, 'is_required', o.is_required,
            'variations', o.variations
          ) order by o.position, o.id)
        from (
          select o.id, o.option_name, o.is_required, o.position,
            jsonb_agg(jsonb_build_object(
              'kind', 'hot_deal_variation', 'id', v.id, 'dish_id', v.dish_id,
              'variation_name', v.variation_name,
              'additional_price', v.additional_price, 'additional_point', 0
            ) order by v.position, v.id) as variations
          from hot_deal_options o
          join hot_deal_option_variations v
            on v.company_id = o.company_id and v.hot_deal_option_id = o.id and not v.retired
          where o.company_id = h.company_id and o.hot_deal_id = h.id and not o.retired
          group by o.company_id, o.id
        ) o
      ), '[]') as options
    from hot_deals h
    where h.company_id = ${companyId} and ${where}
    order by h.position, h.id`);
}

/**
 * Returns a package at the deal's price. If the deal is cheaper, its own price remains as the
 * undiscounted one.
 */
export function priceInDeal(item: Package, deal: HotDeal): Package {
  const packageRow = deal.packages.find(({ package_id }) => package_id === item.id);
  const price = unitPrice({
    price: deal.price,
    additional_prices: packageRow === undefined ? [] : [packageRow.additional_price],
  });
  const lower = price < item.price;
  return {
    ...item,
    price: lower ? item.price : price,
    price_after_discount: lower ? price : null,
    point: deal.point,
  };
}
