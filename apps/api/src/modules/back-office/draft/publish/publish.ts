import { toRows } from '../../../../import/write/rows.ts';
import { writeRows } from '../../../../import/write/write.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { type Author, deleteDraft, lockDraft } from '../store/draft-rows.ts';
import { readVersions, storeVersion } from '../store/published-versions.ts';
import { readDraft } from '../store/read-draft.ts';
import { readPublished } from '../store/read-published.ts';
import { requireDraft } from '../store/require-draft.ts';
import { keepStored } from './picture-heads.ts';
import { requireComplete } from './require-complete.ts';

/**
 * Publishes the draft: customers see all changes at once. Run it in a transaction.
 * @param version the draft that the person saw.
 * @returns the number of changed entries.
 * @throws ApiError `DRAFT_CHANGED` or `DRAFT_INVALID`; nothing is published then.
 */
export async function publish(
  tx: Transaction,
  companyId: string,
  version: string,
  author: Author & { readonly language: Language },
): Promise<number> {
  await lockDraft(tx, companyId);
  // An import of files waits, and is not overwritten by what was read before it.
  await tx.one<{ id: string }>(
    sql`select id from companies where id = ${companyId} for no key update`,
  );
  const draft = await readDraft(tx, companyId);
  const { published, drafted } = draft;
  const changes = requireDraft(draft, version);
  if (changes === 0) return 0;
  const { restaurant, images } = await requireComplete(tx, companyId, drafted, author);
  const [latest] = await readVersions(tx, companyId, 1);
  if (latest === undefined) {
    // The imported files, so that a person can return to them.
    await storeVersion(
      tx,
      companyId,
      { content: published, changes: 0 },
      { ...author, staffId: null },
    );
  }
  await writeRows(tx, toRows(restaurant, images, keepStored));
  const content = await readPublished(tx, companyId);
  await storeVersion(tx, companyId, { content, changes }, author);
  await deleteDraft(tx, companyId);
  // Open screens read the menu of every branch again.
  await tx.execute(sql`select pg_notify('branch_changed', ${companyId})`);
  return changes;
}
