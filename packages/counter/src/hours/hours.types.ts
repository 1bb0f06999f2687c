import type { ErrorCode, Hours, HoursChangedData, HoursConflict } from '@claypot/sdk/counter';
import type { HoursEdit, HoursForm } from '../app/hours-edit.ts';

/** Part of the settings that goes back to the files of the menu. */
export type ResettablePart = 'week' | 'delivery' | 'notice';

export interface HoursContext {
  readonly branch_id: string;
  /** The newest values; null before the first load. */
  readonly latest: Hours | null;
  /** Values that the form of the settings began with. */
  readonly base: Hours | null;
  /** Values that the person has seen, by form. A save names their versions. */
  readonly seen: Readonly<Record<HoursForm, Hours | null>>;
  readonly isEdited: Readonly<Record<HoursForm, boolean>>;
  /** Counts resets of the settings form. */
  readonly resets: number;
  readonly edit: HoursEdit | null;
  /** Orders and bookings that the edit leaves without fitting hours. */
  readonly conflicts: readonly HoursConflict[];
  readonly error: ErrorCode | null;
  /** Part that another person has changed. */
  readonly changed: HoursChangedData | null;
  /** True until the values after a change of another person are loaded. */
  readonly isCatchingUp: boolean;
}

/** Input of the decision to serve an order or a booking anyway. */
export interface ConfirmInput {
  readonly branch_id: string;
  readonly conflict: HoursConflict;
  /** False takes it back. */
  readonly confirmed: boolean;
}

export type HoursEvent =
  /** Shows what no longer fits, else saves at once. */
  | { type: 'SAVE'; edit: HoursEdit }
  /** Saves although something no longer fits. */
  | { type: 'CONFIRM' }
  /** Declines the question, or closes the result. */
  | { type: 'DISMISS' }
  /** Drops what was typed in the settings and shows the newest values. */
  | { type: 'DISCARD' }
  | { type: 'EDITED'; form: HoursForm; changed: boolean }
  | { type: 'SERVE'; conflict: HoursConflict; confirmed: boolean }
  | { type: 'LOADED'; hours: Hours }
  | { type: 'RETRY' }
  | { type: 'REFRESH' };
