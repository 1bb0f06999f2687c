import type { EntryDraft } from './entry.types.ts';

/**
 * Edits that are not saved, by entry. They outlive the screen, because a device locks itself and
 * the browser's Back button leaves without a question.
 */
export interface UnsavedEdits {
  get(id: string): EntryDraft | undefined;
  /** Null removes them. */
  set(id: string, draft: EntryDraft | null): void;
}

export function createUnsavedEdits(): UnsavedEdits {
  const drafts = new Map<string, EntryDraft>();
  return {
    get: (id) => drafts.get(id),
    set(id, draft) {
      if (draft === null) drafts.delete(id);
      else drafts.set(id, draft);
    },
  };
}
