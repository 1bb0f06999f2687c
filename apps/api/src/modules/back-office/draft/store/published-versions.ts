import type { Queryable, Transaction } from '../../../../platform/db/db.ts';
import { json, sql } from '../../../../platform/db/sql.ts';
import type { Content } from '../model/content.ts';
import type { Author } from './draft-rows.ts';

/** A published version without its content. */
export interface PublishedVersion {
  readonly number: number;
  readonly at: Temporal.Instant;
  /** Name of the person; null if files were imported. */
  readonly by: string | null;
  /** Number of changed entries. */
  readonly changes: number;
}

/** Maximum stored versions of a company. Each has the complete content, up to some megabytes. */
const MAX_VERSIONS = 50;

/** Returns published versions, the newest first. */
export function readVersions(
  db: Queryable,
  companyId: string,
  limit = MAX_VERSIONS,
): Promise<PublishedVersion[]> {
  return db.query<{ number: number; at: Temporal.Instant; by: string | null; changes: number }>(sql`
    select v.number, v.at, s.name as by, v.changes
    from published_versions v
    left join staff s on s.company_id = v.company_id and s.id = v.staff_id
    where v.company_id = ${companyId} order by v.number desc limit ${limit}`);
}

/** Returns the content of a version; null if there is no such version. */
export async function findVersion(
  db: Queryable,
  companyId: string,
  number: number,
): Promise<Content | null> {
  const row = await db.one<{ content: Content }>(sql`
    select content from published_versions
    where company_id = ${companyId} and number = ${number}`);
  return row?.content ?? null;
}

/** Stores a version with the next number, and deletes the oldest. Call `lockDraft` first. */
export async function storeVersion(
  tx: Transaction,
  companyId: string,
  { content, changes }: { readonly content: Content; readonly changes: number },
  { staffId, now }: Author,
): Promise<void> {
  await tx.execute(sql`
    insert into published_versions (company_id, number, content, changes, at, staff_id)
    select ${companyId}, coalesce(max(number), 0) + 1, ${json(content)}, ${changes}, ${now},
      ${staffId}
    from published_versions where company_id = ${companyId}`);
  await tx.execute(sql`
    delete from published_versions
    where company_id = ${companyId} and number <= (
      select max(number) - ${MAX_VERSIONS}::int from published_versions
      where company_id = ${companyId})`);
}
