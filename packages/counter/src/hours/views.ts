import type { Freshness } from '@claypot/domain/machines';
import type { ErrorCode, Hours, HoursChangedData, HoursConflict } from '@claypot/sdk/counter';
import type { ActionStatus } from '../staff/views.ts';

/** Hours, delivery and notice time of a branch. */
export interface HoursView extends Freshness {
  readonly status: 'loading' | 'failed' | 'ready';
  /** The newest values; null before the first load. */
  readonly hours: Hours | null;
  /** Error of the first load. */
  readonly error: ErrorCode | null;
  /** Values that the form of the settings begins with, and a key that changes with a new beginning. */
  readonly form: { readonly base: Hours; readonly key: string } | null;
  /** True if the settings have changes that are not saved. */
  readonly isEdited: boolean;
  readonly save: {
    /** `asking`: shows {@link conflicts} and waits for a decision. */
    readonly status: ActionStatus;
    /** True if the last save was of a single day. */
    readonly isOfDay: boolean;
    /** Orders and bookings that would not fit any more. */
    readonly conflicts: readonly HoursConflict[];
    readonly error: ErrorCode | null;
    /** Part that another person has changed, once the new values are known; else null. */
    readonly changed: HoursChangedData | null;
    /** Values of the other person. What was typed stays in the form. */
    readonly theirs: Hours | null;
  };
  /** Decision to serve an order or a booking anyway. */
  readonly serve: {
    readonly status: ActionStatus;
    readonly conflict: HoursConflict | null;
    readonly error: ErrorCode | null;
  };
}
