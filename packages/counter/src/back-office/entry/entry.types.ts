import type { DraftEntry, DraftFields, DraftProblem, DraftSection } from '@claypot/sdk/counter';
import type { Edit } from '../tree/edit.ts';

export interface EntryInput {
  readonly section: DraftSection;
  /** Null for a new entry. */
  readonly key: string | null;
  /** Category of a new dish. */
  readonly category: string | null;
  /** True if the entry was added just before, so that the form confirms it. */
  readonly isAdded?: boolean;
}

/** Values that a person has entered, and the entry that they saw. */
export interface EntryDraft {
  /** Null for a new entry. */
  readonly base: DraftEntry | null;
  readonly fields: DraftFields;
  readonly category: string | null;
  /** Problems that the server found and that no edit has touched since. */
  readonly problems: readonly DraftProblem[];
}

export interface EntryContext extends EntryInput {
  /** Null before the first load. */
  readonly draft: EntryDraft | null;
  /** True if the draft has edits of an earlier visit of the form. */
  readonly isRestored: boolean;
  /** The entry as another person has saved it meanwhile; null without a conflict. */
  readonly theirs: DraftEntry | null;
  /** Fields of the save in flight. */
  readonly sent: EntryDraft | null;
  /** The last outcome that was taken over. */
  readonly outcome: unknown;
  /** True if the next load replaces the draft, also if it has edits. */
  readonly isReplacing: boolean;
}

export type EntryEvent =
  | { type: 'EDIT'; edit: Edit }
  | { type: 'CATEGORY'; category: string }
  | { type: 'SAVE' }
  /** Saves over the changes of another person. */
  | { type: 'KEEP' }
  /** Takes over the entry of the other person. */
  | { type: 'TAKE' }
  /** Drops the edits. */
  | { type: 'DISCARD' }
  | { type: 'REMOVE' }
  /** Returns the entry to what customers see. */
  | { type: 'RESET' }
  | { type: 'CONFIRM' }
  /** Declines the question, or closes the result. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' };
