import { ofOrder } from '../../../platform/db/company-of.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { invalidRequest } from '../../../shared/api-error.ts';

/** A separate dish or a package of an order, by its position. */
export interface LinePosition {
  readonly kind: 'dish' | 'package';
  readonly position: number;
}

/** Returns the id of a line, unique within the company. Packages are numbered separately. */
export function lineId(orderId: string, { kind, position }: LinePosition): string {
  return `${orderId}_${kind === 'package' ? 'p' : ''}${position}`;
}

/**
 * Reads the ids of lines of an order.
 * @param path field of the request, for the error.
 * @throws ApiError `INVALID_REQUEST` if an id is not a line of this order.
 */
export function toPositions(
  orderId: string,
  ids: readonly string[],
  path: string,
): readonly LinePosition[] {
  return ids.map((id, index) => {
    const match = id.startsWith(`${orderId}_`)
      ? /^(p?)(\d{1,4})$/.exec(id.slice(orderId.length + 1))
      : null;
    if (match === null) throw invalidRequest(`${path}.${index}`);
    return { kind: match[1] === 'p' ? 'package' : 'dish', position: Number(match[2]) };
  });
}

/** Returns the ids of the dishes in lines of an order, each once. */
export async function dishesOfLines(
  db: Queryable,
  orderId: string,
  positions: readonly LinePosition[],
): Promise<readonly string[]> {
  const of = (kind: LinePosition['kind']) =>
    positions.filter((line) => line.kind === kind).map(({ position }) => position);
  const rows = await db.query<{ dish_id: string }>(sql`
    select dish_id from order_lines
    where ${ofOrder(orderId)} and (
      (package_position is null and position = any(${of('dish')}::int[]))
      or package_position = any(${of('package')}::int[]))
    group by dish_id
    order by dish_id collate "C"`);
  return rows.map(({ dish_id }) => dish_id);
}
