import type { DraftEntry, DraftOrder, DraftSection } from '@claypot/sdk/counter';
import type { DraftChangeInput } from '../draft-change.ts';
import type { SectionFilter } from '../views.ts';

export interface SectionContext {
  readonly section: DraftSection;
  readonly filter: SectionFilter;
  /** Entries as the server has them; null before the first load. */
  readonly entries: readonly DraftEntry[] | null;
  /** Entries with edits of the person that are not saved; null for a new one. */
  readonly unsaved: readonly (string | null)[];
  /** Changes that are not done, in order. The first is in flight. */
  readonly waiting: readonly DraftChangeInput[];
  /** Order that the person wants and the list does not show yet. */
  readonly wanted: DraftOrder | null;
  /** The entry that moved last. */
  readonly moved: string | null;
  /** The entry that was removed last. */
  readonly removed: DraftEntry | null;
  /** The last outcome that was taken over. */
  readonly outcome: unknown;
}

export type SectionEvent =
  | { type: 'FILTER'; filter: Partial<SectionFilter> }
  /** Moves an entry within its category. `-1`: up. */
  | { type: 'MOVE'; key: string; by: -1 | 1 }
  /** Moves an entry to the place of another one of its category. */
  | { type: 'PLACE'; key: string; at: string }
  | { type: 'REMOVE'; key: string }
  /** Takes back the last removal. */
  | { type: 'UNDO' }
  /** Shows a removed entry to customers again. */
  | { type: 'RESTORE'; key: string }
  /** Sends a change after those that are not done. */
  | { type: 'CHANGE'; change: DraftChangeInput }
  /** Closes the last result. */
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };
