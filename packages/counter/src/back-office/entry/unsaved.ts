import type { DraftSection } from '@claypot/sdk/counter';
import type { EntryDraft } from './entry.types.ts';

/** An entry in the form of a person. */
interface EditedEntry {
  /** Null without a person. Edits belong to a person, because several people share a device. */
  readonly person: string | null;
  readonly section: DraftSection;
  /** Null for a new entry. */
  readonly key: string | null;
}

/**
 * Edits that are not saved, by entry. They outlive the screen, because a device locks itself and
 * the browser's Back button leaves without a question.
 */
export interface UnsavedEdits {
  get(entry: EditedEntry): EntryDraft | undefined;
  /** Null removes them. */
  set(entry: EditedEntry, draft: EntryDraft | null): void;
  /** Keys of the entries of a section with edits of a person; null for a new entry. */
  keysIn(of: Omit<EditedEntry, 'key'>): readonly (string | null)[];
}

/** @param onChange called with the number of entries that have edits, when it changes */
export function createUnsavedEdits(onChange: (count: number) => void = () => {}): UnsavedEdits {
  const edits = new Map<string, { readonly entry: EditedEntry; readonly draft: EntryDraft }>();
  const idOf = ({ person, section, key }: EditedEntry) => JSON.stringify([person, section, key]);
  return {
    get: (entry) => edits.get(idOf(entry))?.draft,
    set(entry, draft) {
      const before = edits.size;
      if (draft === null) edits.delete(idOf(entry));
      else edits.set(idOf(entry), { entry, draft });
      if (edits.size !== before) onChange(edits.size);
    },
    keysIn: ({ person, section }) =>
      [...edits.values()]
        .filter(({ entry }) => entry.person === person && entry.section === section)
        .map(({ entry }) => entry.key),
  };
}
