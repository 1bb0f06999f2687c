import type { Restaurant } from '../../../../import/read/restaurant.ts';
import { toRows } from '../../../../import/write/rows.ts';
import { writeRows } from '../../../../import/write/write.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { keepStored } from './picture-heads.ts';

/** Secret address of a preview, and its end. */
export interface PreviewTerms {
  readonly subdomain: string;
  readonly until: Temporal.Instant;
}

/**
 * Writes a draft to the hidden company that shows it. The company is the same for each preview, and
 * its pictures are those of the real one. Run it in a transaction.
 * @param images stored pictures by served name
 * @returns id of its first branch.
 */
export async function writePreview(
  tx: Transaction,
  companyId: string,
  { restaurant, images }: Pick<Draft, 'restaurant' | 'images'>,
  { subdomain, until }: PreviewTerms,
): Promise<string> {
  const { media: _, ...rows } = toRows(asHidden(restaurant, companyId), images, keepStored);
  const id = rows.company.id;
  await writeRows(tx, { ...rows, media: [] });
  await tx.execute(sql`update companies set subdomain = ${subdomain} where id = ${id}`);
  await tx.execute(sql`
    insert into previews (company_id, shows, until) values (${id}, ${companyId}, ${until})
    on conflict (company_id) do update set until = excluded.until`);
  const [branch] = rows.branches;
  if (branch === undefined) throw new Error('A complete draft has a branch');
  return branch.id;
}

interface Draft {
  readonly restaurant: Restaurant;
  readonly images: ReadonlyMap<string, Uint8Array>;
}

/** Ids derive from the subdomain, so that those of a preview differ from the real ones. */
function asHidden({ company, ...sections }: Restaurant, companyId: string): Restaurant {
  if (company?.value == null) return { company, ...sections };
  const subdomain = `preview-of-${companyId}`;
  return { ...sections, company: { ...company, value: { ...company.value, subdomain } } };
}
