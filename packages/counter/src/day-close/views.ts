import type { Freshness } from '@claypot/domain/machines';
import type { Cents } from '@claypot/sdk';
import type { CloseSummary, DayClose, DayState, ErrorCode } from '@claypot/sdk/counter';
import type { ActionStatus } from '../staff/views.ts';

/** Notes or coins of one value. */
export interface DenominationView {
  readonly value: Cents;
  readonly isCoin: boolean;
  /** As typed. */
  readonly text: string;
  /** Null if the text is no number. */
  readonly count: number | null;
  readonly sum: Cents | null;
}

/** A drawer that is counted. */
export interface CountedDrawerView {
  readonly id: string;
  /** Null for the only drawer of a branch. */
  readonly name: string | null;
  readonly mode: 'notes' | 'amount';
  readonly denominations: readonly DenominationView[];
  /** As typed, in the mode `amount`. */
  readonly amount: string;
  /** Null while an entry is missing or wrong. */
  readonly counted: Cents | null;
  /** Front ends show it in the review only, so that the count does not follow it. */
  readonly expected: Cents;
  /** Counted less expected; null without a count. */
  readonly difference: Cents | null;
  /** As typed; null for all that was counted. */
  readonly leftText: string | null;
  /** Null if the text is no amount. */
  readonly left: Cents | null;
  readonly isLeftTooMuch: boolean;
  readonly note: string;
  /** True for a difference without a note. */
  readonly isNoteMissing: boolean;
}

export interface DayCloseView extends Freshness {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error: ErrorCode | null;
  /** Null until it is loaded. */
  readonly state: DayState | null;
  /**
   * - `overview`: figures so far.
   * - `counting`: the cash is counted without the expected amount.
   * - `review`: counted and expected amounts, before the close.
   * - `done`: the close.
   */
  readonly step: 'overview' | 'counting' | 'review' | 'done';
  readonly drawers: readonly CountedDrawerView[];
  /** True after a press that an entry prevented. */
  readonly wasTried: boolean;
  /** The close of the day. It asks if the day is not counted. */
  readonly closing: { readonly status: ActionStatus; readonly error: ErrorCode | null };
  /** The close of all days that need not be counted, which asks first. */
  readonly missed: {
    readonly status: ActionStatus;
    readonly error: ErrorCode | null;
    /** How many there are. */
    readonly count: number;
  };
  /** The close that was made; null before. */
  readonly closed: DayClose | null;
}

export interface ClosesView extends Freshness {
  readonly status: 'loading' | 'empty' | 'ready' | 'failed';
  readonly error: ErrorCode | null;
  readonly closes: readonly CloseSummary[];
  readonly hasMore: boolean;
}

export interface CloseDetailView extends Freshness {
  readonly status: 'loading' | 'ready' | 'failed' | 'notFound';
  readonly error: ErrorCode | null;
  readonly close: DayClose | null;
}
