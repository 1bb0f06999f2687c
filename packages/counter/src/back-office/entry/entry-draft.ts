import type { DraftEntry, DraftEntrySave } from '@claypot/sdk/counter';
import { describeSection } from '../fields/descriptions.ts';
import { isSame } from '../tree/is-same.ts';
import { tidyFields } from '../tree/tidy.ts';
import type { EntryDraft, EntryInput } from './entry.types.ts';

/** Returns the draft of an entry without edits. */
export function draftOf(entry: DraftEntry): EntryDraft {
  const { category, fields, problems } = entry;
  return { base: entry, fields, category, problems };
}

/** Returns the draft of a new entry. */
export function newDraft({ section, category }: EntryInput): EntryDraft {
  return { base: null, fields: describeSection(section).initial, category, problems: [] };
}

/** Returns true if a person has changed something in the draft. */
export function isEdited(input: EntryInput, { base, fields, category }: EntryDraft): boolean {
  const before = base ?? newDraft(input);
  if (category !== before.category) return true;
  if (fields === before.fields) return false;
  const description = describeSection(input.section);
  return !isSame(tidyFields(description, fields), tidyFields(description, before.fields));
}

/** Returns the request that saves a draft over the version of an entry. */
export function saveOf(
  { section }: EntryInput,
  { base, category, fields }: EntryDraft,
  version = base?.version ?? null,
): DraftEntrySave {
  return {
    section,
    key: base?.key ?? null,
    version,
    category: section === 'dishes' ? category : null,
    fields: tidyFields(describeSection(section), fields),
  };
}
