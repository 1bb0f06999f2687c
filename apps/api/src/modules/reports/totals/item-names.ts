import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { ItemSums } from './read-totals.ts';

type Item = Pick<ItemSums, 'kind' | 'item_id'>;

/** Returns a function from a dish or package to its present name. */
export async function findItemNames(
  db: Queryable,
  companyId: string,
  items: readonly Item[],
  language: Language,
): Promise<(item: Item) => string> {
  const idsOf = (kind: Item['kind']) =>
    items.filter((item) => item.kind === kind).map(({ item_id }) => item_id);
  const rows = await db.query<Item & { readonly name: string | null }>(sql`
    select 'dish' as kind, id as item_id, coalesce(name ->> ${language}, name ->> 'en') as name
    from dishes where company_id = ${companyId} and id = any(${idsOf('dish')}::text[])
    union all
    select 'package', id, coalesce(package_name ->> ${language}, package_name ->> 'en')
    from packages where company_id = ${companyId} and id = any(${idsOf('package')}::text[])`);
  const names = new Map(rows.map(({ kind, item_id, name }) => [`${kind} ${item_id}`, name]));
  return ({ kind, item_id }) => names.get(`${kind} ${item_id}`) ?? item_id;
}
