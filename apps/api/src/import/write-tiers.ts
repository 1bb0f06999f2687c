import type { Queryable } from '../db/db.ts';
import { json, sql } from '../db/sql.ts';
import type { Rows } from './rows.ts';
import { applyRows, type Change } from './write-rows.ts';

/** What members rise through. One that is taken away stays for those who are in it. */
export function writeTiers(tx: Queryable, { company, tiers }: Rows): Promise<Change> {
  return applyRows(
    tx,
    sql`
      insert into tiers (company_id, level_id, level, level_name, top_up_amount, discount_percent)
      select ${company.id}, level_id, level, level_name, top_up_amount, discount_percent
      from jsonb_to_recordset(${json(tiers)})
        as r (level_id int, level jsonb, level_name jsonb, top_up_amount int,
              discount_percent numeric)
      on conflict (company_id, level_id) do update set
        level = excluded.level, level_name = excluded.level_name,
        top_up_amount = excluded.top_up_amount, discount_percent = excluded.discount_percent,
        retired = false
      where tiers is distinct from excluded
      returning xmax = 0 as added`,
    sql`
      update tiers set retired = true
      where company_id = ${company.id} and not retired and level_id > ${tiers.length}`,
  );
}
