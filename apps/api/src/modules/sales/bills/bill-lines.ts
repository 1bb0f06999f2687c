import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { OrderVariation } from '../../ordering/index.ts';

/** A line of a bill as it was rung up. Amounts are in cents. */
export interface BillLine {
  readonly id: string;
  readonly kind: 'dish' | 'package' | 'open_amount';
  readonly item_name: TranslatedText | null;
  /** Hot deal of the package; null for none. */
  readonly deal_name: TranslatedText | null;
  /** Name of an open amount; null for other lines. */
  readonly open_name: string | null;
  readonly variations: readonly OrderVariation[];
  /** Position of the package among those of the order; null for other lines. */
  readonly package_position: number | null;
  readonly qty: number;
  readonly unit_price: Cents;
  readonly line_total: Cents;
  /** Points of all pieces. */
  readonly point: number;
  readonly added_at: Temporal.Instant;
  readonly staff_id: string;
  readonly staff_name: string;
}

/** Returns the lines of a bill in the order in which they were rung up. */
export function findBillLines(
  db: Queryable,
  companyId: string,
  orderId: string,
): Promise<BillLine[]> {
  return db.query<BillLine>(sql`
    select r.line_id as id,
      case when l.dish_id is not null then 'dish' when p.package_id is not null then 'package'
        else 'open_amount' end as kind,
      coalesce(l.dish_name, p.package_name) as item_name, p.hot_deal_name as deal_name,
      a.name as open_name,
      coalesce(l.variation_list, p.variation_list, '[]'::jsonb) as variations,
      p.position as package_position, coalesce(l.qty, p.qty, a.qty, 0) as qty,
      coalesce(l.dish_price, p.package_price, a.amount, 0) as unit_price,
      coalesce(l.line_total, p.line_total, a.line_total, 0) as line_total,
      coalesce(l.point, p.point, 0) as point, r.at as added_at, r.staff_id, s.name as staff_name
    from bill_lines r
    join staff s on s.company_id = r.company_id and s.id = r.staff_id
    left join order_lines l on l.company_id = r.company_id and l.order_id = r.order_id
      and l.cart_line_id = r.line_id
    left join order_packages p on p.company_id = r.company_id and p.order_id = r.order_id
      and p.cart_line_id = r.line_id
    left join order_open_amounts a on a.company_id = r.company_id and a.order_id = r.order_id
      and a.line_id = r.line_id
    where r.company_id = ${companyId} and r.order_id = ${orderId}
    order by r.position`);
}

/** A dish in a package of a bill. */
export interface BillDishRow {
  readonly package_position: number;
  readonly dish_name: TranslatedText;
  readonly qty: number;
  readonly variation_list: readonly OrderVariation[];
}

/** Returns the dishes in the packages of a bill. */
export function findPackageDishes(
  db: Queryable,
  companyId: string,
  orderId: string,
): Promise<BillDishRow[]> {
  return db.query<BillDishRow>(sql`
    select package_position, dish_name, qty, variation_list from order_lines
    where company_id = ${companyId} and order_id = ${orderId} and package_position is not null
    order by position`);
}
