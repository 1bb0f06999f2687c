import type { Transaction } from '../../../platform/db/db.ts';
import { json, sql } from '../../../platform/db/sql.ts';
import { type Author, storeOrder } from '../draft/store/draft-rows.ts';
import type { NewRows } from './to-rows.ts';

/** Stores changed entries in one statement, because a sheet may have thousands. */
export async function storeRows(
  tx: Transaction,
  companyId: string,
  { rows, orders }: NewRows,
  author: Author,
): Promise<void> {
  await tx.execute(sql`
    insert into draft_entries (company_id, section, key, category, fields, changed_by, changed_at)
    select ${companyId}, section, key, category, fields, ${author.staffId}, ${author.now}
    from jsonb_to_recordset(${json(rows)}) as row
      (section text, key text, category text, fields jsonb)
    on conflict (company_id, section, key) do update set
      category = excluded.category, fields = excluded.fields,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`);
  for (const order of orders) await storeOrder(tx, companyId, order, author);
}
