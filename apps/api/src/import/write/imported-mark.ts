import { type Sql, sql } from '../../platform/db/sql.ts';

/**
 * Assignments of an upsert that import the mark as sold out. A mark that is the same in the files as
 * in the last import leaves the one of staff. Before the first import that stores its mark, a mark
 * in the database may be of staff, so it stays.
 * @param table `branch_dishes` or `branch_packages`.
 */
export function importedMark(table: Sql): Sql {
  const stays = sql`
    coalesce(${table}.sold_out_imported = excluded.sold_out_imported, ${table}.sold_out)`;
  return sql`
    sold_out = case when ${stays} then ${table}.sold_out else excluded.sold_out end,
    sold_out_until = case when ${stays} then ${table}.sold_out_until end,
    sold_out_imported = excluded.sold_out_imported`;
}
