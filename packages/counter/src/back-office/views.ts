import type {
  DraftEntry,
  DraftFields,
  DraftProblem,
  DraftSection,
  ErrorCode,
} from '@claypot/sdk/counter';
import type { ActionStatus } from '../staff/views.ts';
import type { DraftChangeInput, DraftOutcome } from './draft-change.ts';
import type { References } from './references.implementation.ts';

/** Filter of the list of a section. */
export interface SectionFilter {
  /** Part of a name in any language. */
  readonly text: string;
  readonly only: 'all' | 'untranslated' | 'changed' | 'problems';
}

/** The last change of the draft. */
export interface ChangeView {
  /** `asking`: waits for a confirmation of {@link kind}. */
  readonly status: ActionStatus;
  readonly kind: DraftChangeInput['kind'] | null;
  /** Null unless it is done. */
  readonly outcome: DraftOutcome['kind'] | null;
  readonly error: ErrorCode | null;
}

/** Form of an entry of the draft. */
export interface EntryView {
  readonly status: 'loading' | 'failed' | 'notFound' | 'ready';
  /** Error of the first load. */
  readonly error: ErrorCode | null;
  readonly section: DraftSection;
  /** Null for a new entry. */
  readonly key: string | null;
  readonly category: string | null;
  /** The entry that the form began with; null for a new one. */
  readonly base: DraftEntry | null;
  readonly fields: DraftFields;
  /** True if something is not saved. */
  readonly isEdited: boolean;
  /** True if the form shows edits of an earlier visit. */
  readonly isRestored: boolean;
  /** True if the entry was added just before. */
  readonly isAdded: boolean;
  readonly problems: readonly DraftProblem[];
  /** Paths of the texts that are missing in one language. */
  readonly untranslated: readonly string[];
  /** The entry as another person has saved it meanwhile. */
  readonly theirs: DraftEntry | null;
  /** Entries of other sections that the form refers to. */
  readonly references: {
    readonly status: 'loading' | 'failed' | 'ready';
    readonly entries: References;
  };
  readonly change: ChangeView;
}

/** An entry in the list of a section. */
export interface EntryRow {
  readonly entry: DraftEntry;
  /** Number of texts that are missing in one language. */
  readonly untranslated: number;
  /** True if the person has edits of it that are not saved. */
  readonly isUnsaved: boolean;
  /** False if the entry is the first or last one of its group. */
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
}

/** Entries of a category, or all entries of a section without categories. */
export interface EntryGroup {
  readonly category: string | null;
  /** Entry of the category; null in a section without categories, and for an unknown one. */
  readonly heading: DraftEntry | null;
  readonly rows: readonly EntryRow[];
}

/** List of the entries of a section. */
export interface SectionView {
  readonly status: 'loading' | 'failed' | 'empty' | 'ready';
  readonly error: ErrorCode | null;
  readonly stale: boolean;
  readonly section: DraftSection;
  readonly filter: SectionFilter;
  readonly groups: readonly EntryGroup[];
  /** True if the person has a new entry that is not saved. */
  readonly hasUnsavedNew: boolean;
  /** Number of all entries, and of those that a filter finds. */
  readonly counts: Readonly<Record<SectionFilter['only'], number>>;
  /** True if a filter hides entries, which cannot be moved then. */
  readonly isFiltered: boolean;
  readonly change: ChangeView;
  /** The entry that was removed last, while the removal can be undone. */
  readonly removed: DraftEntry | null;
  /** The entry that moved last and its new place among the shown ones, from 1. */
  readonly moved: { readonly key: string; readonly place: number } | null;
}
