import type { Queryable } from '../platform/db/db.ts';
import { sql } from '../platform/db/sql.ts';

/** Values of a branch in the files that do not apply, because staff have set their own. */
export interface Overridden {
  /** Name of the branch in English. */
  readonly branch: string;
  /** Fields of the files: `hours`, `delivery` or `notice_minutes`. */
  readonly fields: readonly string[];
}

interface Row {
  readonly branch: string;
  readonly hours: boolean;
  readonly delivery: boolean;
  readonly notice: boolean;
}

/** Returns the branches of which staff have set values that differ from the files, by position. */
export async function findOverridden(db: Queryable, companyId: string): Promise<Overridden[]> {
  const rows = await db.query<Row>(sql`
    select coalesce(b.branch_name ->> 'en', b.id) as branch,
      coalesce(v.opening_hours <> b.opening_hours, false) as hours,
      coalesce(v.delivers is not null and (
        v.delivers <> (b.delivery_radius_metres is not null)
        or v.delivery_radius_metres is distinct from b.delivery_radius_metres
        or v.delivery_base_fee <> b.delivery_base_fee
        or v.delivery_fee_per_km <> b.delivery_fee_per_km
      ), false) as delivery,
      coalesce(v.notice_minutes <> b.notice_minutes, false) as notice
    from branches b
    join branch_overrides v on v.company_id = b.company_id and v.branch_id = b.id
    where b.company_id = ${companyId} and not b.retired
    order by b.position, b.id`);
  return rows.flatMap(({ branch, hours, delivery, notice }) => {
    const fields = [
      ...(hours ? ['hours'] : []),
      ...(delivery ? ['delivery'] : []),
      ...(notice ? ['notice_minutes'] : []),
    ];
    return fields.length === 0 ? [] : [{ branch, fields }];
  });
}
