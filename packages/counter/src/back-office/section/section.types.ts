import type { DraftEntry, DraftOrder, DraftSection } from '@claypot/sdk/counter';

export interface SectionFilter {
  /** Part of a name in any language. */
  readonly text: string;
  readonly only: 'all' | 'untranslated' | 'changed' | 'problems';
}

export interface SectionContext {
  readonly section: DraftSection;
  readonly filter: SectionFilter;
  /** Entries as the server has them; null before the first load. */
  readonly entries: readonly DraftEntry[] | null;
  /** True while a change is in flight. */
  readonly isChanging: boolean;
  /** Order that the person wants and the list does not show yet. */
  readonly wanted: DraftOrder | null;
  /** Order of the request in flight, or of the last one. */
  readonly sent: DraftOrder | null;
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
  | { type: 'REMOVE'; key: string }
  /** Takes back the last removal. */
  | { type: 'UNDO' }
  /** Shows a removed entry to customers again. */
  | { type: 'RESTORE'; key: string }
  | { type: 'CONFIRM' }
  | { type: 'DISMISS' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };
