import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import type { Section } from '../model/content.ts';
import type { DraftedEntry } from '../model/merge-draft.ts';
import { entryVersion } from '../model/versions.ts';
import { findEntry, readEntryView } from '../view/read-views.ts';
import type { DraftState } from './read-draft.ts';

interface EntryRef {
  readonly section: Section;
  readonly key: string;
  /** Version that the person saw. */
  readonly version: string | null;
}

/**
 * Returns an entry that is as the person saw it.
 * @throws ApiError `NOT_FOUND`, or `DRAFT_CHANGED` with the present entry.
 */
export async function requireEntry(
  db: Queryable,
  context: Pick<CounterContext, 'company' | 'language' | 'now'>,
  draft: DraftState,
  { section, key, version }: EntryRef,
): Promise<DraftedEntry> {
  const entry = findEntry(draft, section, key);
  if (entry === null) throw new ApiError('NOT_FOUND');
  if (entryVersion(entry) !== version) {
    const present = await readEntryView(db, context, section, key);
    throw new ApiError('DRAFT_CHANGED', { data: { entry: present } });
  }
  return entry;
}
