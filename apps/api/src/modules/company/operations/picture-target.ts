import type { PictureTarget } from '@claypot/sdk';
import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Columns with the target of a banner or a highlight. */
export interface TargetRow {
  opens_kind: PictureTarget['kind'] | null;
  opens_id: string | null;
}

/**
 * SQL for the target columns of a picture in `table`. `opens_kind` is null if the target item,
 * package, deal or voucher is retired. Availability at a branch is checked when the target is
 * opened.
 */
export function targetOf(table: Sql): Sql {
  const existsSql = (entries: Sql) => sql`
    exists (select from ${entries} as thing
      where thing.company_id = ${table}.company_id and thing.id = ${table}.opens_id
        and not thing.retired)`;
  return sql`
    case opens_kind
      when 'dish' then case when ${existsSql(sql`dishes`)} then opens_kind end
      when 'package' then case when ${existsSql(sql`packages`)} then opens_kind end
      when 'hot_deal' then case when ${existsSql(sql`hot_deals`)} then opens_kind end
      when 'voucher' then case when ${existsSql(sql`vouchers`)} then opens_kind end
      else opens_kind
    end as opens_kind, opens_id`;
}

/** Returns the target as the API shows it; null if there is none. */
export function toTarget({ opens_kind, opens_id }: TargetRow): PictureTarget | null {
  return opens_kind && { kind: opens_kind, id: opens_id };
}
