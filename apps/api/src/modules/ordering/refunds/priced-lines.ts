import { lineShares } from '@claypot/domain/pricing';
import type { Cents } from '@claypot/sdk';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { invalidRequest } from '../../../shared/api-error.ts';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { type LinePosition, lineId, toPositions } from '../orders/order-lines.ts';

/** A separate dish or a package of an order, with what it has cost. */
export interface PricedLine extends LinePosition {
  readonly id: string;
  readonly name: TranslatedText;
  /** Share of the paid amount, in cents. */
  readonly share: Cents;
  readonly is_unavailable: boolean;
  readonly is_refunded: boolean;
}

interface Row extends LinePosition {
  readonly name: TranslatedText;
  readonly line_total: Cents;
  readonly total: Cents;
  readonly delivery_fee: Cents;
  readonly is_unavailable: boolean;
  readonly is_refunded: boolean;
}

/** Returns the lines of an order: packages first, then separate dishes. */
export async function findPricedLines(
  db: Queryable,
  companyId: string,
  orderId: string,
): Promise<readonly PricedLine[]> {
  const rows = await db.query<Row>(sql`
    select l.kind, l.position, l.name, l.line_total, o.final_total_amount as total, o.delivery_fee,
      exists (select from unavailable_lines u
        where u.company_id = o.company_id and u.order_id = o.id and u.kind = l.kind
          and u.position = l.position) as is_unavailable,
      exists (select from refund_lines r
        where r.company_id = o.company_id and r.order_id = o.id and r.kind = l.kind
          and r.position = l.position) as is_refunded
    from orders o
    join (
      select company_id, order_id, 'package' as kind, position,
        coalesce(hot_deal_name, package_name) as name, line_total
      from order_packages
      union all
      select company_id, order_id, 'dish', position, dish_name, line_total
      from order_lines where package_position is null
    ) l on l.company_id = o.company_id and l.order_id = o.id
    where o.company_id = ${companyId} and o.id = ${orderId}
    order by l.kind desc, l.position`);
  const [first] = rows;
  if (first === undefined) return [];
  const shares = lineShares(
    rows.map(({ line_total }) => line_total),
    first,
  );
  return rows.flatMap(({ kind, position, name, is_unavailable, is_refunded }, index) => {
    const share = shares[index];
    if (share === undefined) return [];
    const id = lineId(orderId, { kind, position });
    return { id, kind, position, name, share, is_unavailable, is_refunded };
  });
}

/**
 * Returns the lines with these ids, each once.
 * @param path field of the request, for the error.
 * @throws ApiError `INVALID_REQUEST` if an id is not a line of the order.
 */
export function chooseLines(
  orderId: string,
  lines: readonly PricedLine[],
  ids: readonly string[],
  path: string,
): readonly PricedLine[] {
  for (const [index, { kind, position }] of toPositions(orderId, ids, path).entries()) {
    const isKnown = lines.some((line) => line.kind === kind && line.position === position);
    if (!isKnown) throw invalidRequest(`${path}.${index}`);
  }
  const chosen = new Set(ids);
  return lines.filter(({ id }) => chosen.has(id));
}
