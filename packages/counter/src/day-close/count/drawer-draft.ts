import * as v from 'valibot';

/** What a person has entered for a drawer, as typed. */
export interface DrawerDraft {
  /** `notes`: counts of notes and coins; `amount`: one sum. */
  readonly mode: 'notes' | 'amount';
  /** Counts by value in cents. */
  readonly counts: Readonly<Record<string, string>>;
  readonly amount: string;
  /** What stays in the drawer; null for all that was counted. */
  readonly left: string | null;
  readonly note: string;
}

/** Drafts by the id of the drawer. */
export type DrawerDrafts = Readonly<Record<string, DrawerDraft>>;

export const EMPTY_DRAFT: DrawerDraft = {
  mode: 'notes',
  counts: {},
  amount: '',
  left: null,
  note: '',
};

/** Schema of drafts on the device. */
export const draftsSchema = v.record(
  v.string(),
  v.object({
    mode: v.picklist(['notes', 'amount']),
    counts: v.record(v.string(), v.string()),
    amount: v.string(),
    left: v.nullable(v.string()),
    note: v.string(),
  }),
);

/** Returns the draft of a drawer; empty if nothing was entered. */
export function draftOf(drafts: DrawerDrafts, drawerId: string): DrawerDraft {
  return drafts[drawerId] ?? EMPTY_DRAFT;
}
