import type { Queryable } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

/** An item that staff have marked differently from the files. */
export interface KeptMark {
  readonly branch: string;
  readonly item: string;
  readonly is_sold_out: boolean;
  /** End of the mark; null until further notice, or for an available item. */
  readonly until: Temporal.Instant | null;
}

/** Maximum marks that the report names. */
const MOST = 20;

/** Returns the marks of staff that an import has left, by branch and name. */
export function findKeptMarks(
  db: Queryable,
  subdomain: string,
  now: Temporal.Instant,
): Promise<KeptMark[]> {
  return db.query(sql`
    with offers as (
      select b.company_id, b.branch_id, i.name, b.sold_out_imported, b.sold_out_until as until,
        b.sold_out and (b.sold_out_until is null or b.sold_out_until > ${now}) as is_sold_out
      from branch_dishes b join dishes i on i.company_id = b.company_id and i.id = b.dish_id
      where not b.retired
      union all
      select b.company_id, b.branch_id, i.package_name, b.sold_out_imported, b.sold_out_until,
        b.sold_out and (b.sold_out_until is null or b.sold_out_until > ${now})
      from branch_packages b join packages i on i.company_id = b.company_id and i.id = b.package_id
      where not b.retired
      union all
      select m.company_id, m.branch_id, i.variation_name, false, m.until, true
      from sold_out_variations m
      join dish_option_variations i on i.company_id = m.company_id and i.id = m.variation_id
      where not i.retired and (m.until is null or m.until > ${now})
      union all
      select m.company_id, m.branch_id, i.variation_name, false, m.until, true
      from sold_out_hot_deal_variations m
      join hot_deal_option_variations i on i.company_id = m.company_id and i.id = m.variation_id
      where not i.retired and (m.until is null or m.until > ${now})
      union all
      select m.company_id, m.branch_id, i.name, false, m.until, true
      from sold_out_hot_deals m
      join hot_deals i on i.company_id = m.company_id and i.id = m.hot_deal_id
      where not i.retired and (m.until is null or m.until > ${now})
    )
    select coalesce(b.branch_name ->> 'en', '') as branch, coalesce(o.name ->> 'en', '') as item, o.is_sold_out,
      case when o.is_sold_out then o.until end as until
    from offers o
    join companies c on c.id = o.company_id
    join branches b on b.company_id = o.company_id and b.id = o.branch_id and not b.retired
    where c.subdomain = ${subdomain} and o.is_sold_out is distinct from o.sold_out_imported
    order by 1, 2`);
}

/** Formats the marks as a warning for the operator; an empty text without marks. */
export function formatKeptMarks(marks: readonly KeptMark[]): string {
  if (marks.length === 0) return '';
  const lines = marks.slice(0, MOST).map(({ branch, item, is_sold_out, until }) => {
    const end = until === null ? '' : ` until ${until}`;
    return `  ${branch}: ${item} (${is_sold_out ? `sold out${end}` : 'available'})`;
  });
  const more = marks.length > MOST ? [`  and ${marks.length - MOST} more`] : [];
  return [
    'Warning: staff have marked items differently from the files. These marks stay:',
    ...lines,
    ...more,
    '',
  ].join('\n');
}
