import type { PictureTarget } from '@claypot/sdk';
import { type Sql, sql } from '../../../platform/db/sql.ts';

/** The columns that say what a banner or a highlight opens. */
export interface TargetRow {
  opens_kind: PictureTarget['kind'] | null;
  opens_id: string | null;
}

/**
 * What a picture of `table` opens: `opens_kind` and `opens_id`, the kind null where the thing has left
 * the menu. Whether a branch has it, or has it left, is said where it is opened.
 */
export function targetOf(table: Sql): Sql {
  const isThere = (things: Sql) => sql`
    exists (select from ${things} as thing
      where thing.company_id = ${table}.company_id and thing.id = ${table}.opens_id
        and not thing.retired)`;
  return sql`
    case opens_kind
      when 'dish' then case when ${isThere(sql`dishes`)} then opens_kind end
      when 'package' then case when ${isThere(sql`packages`)} then opens_kind end
      when 'hot_deal' then case when ${isThere(sql`hot_deals`)} then opens_kind end
      when 'voucher' then case when ${isThere(sql`vouchers`)} then opens_kind end
      else opens_kind
    end as opens_kind, opens_id`;
}

/** As it is answered. */
export function toTarget({ opens_kind, opens_id }: TargetRow): PictureTarget | null {
  return opens_kind && { kind: opens_kind, id: opens_id };
}
