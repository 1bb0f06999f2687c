import type { EventBus } from '@claypot/domain/events';
import type {
  BranchState,
  ErrorCode,
  Hours,
  Invitation,
  NewPrinter,
  SessionDevice,
  SessionPerson,
} from '@claypot/sdk/counter';

import type { HoursEdit, HoursForm } from './hours-edit.ts';

/** What happened at the counter. A flow emits it; the front end decides the consequences. */
export type CounterEvent =
  | { readonly type: 'session.started'; readonly person: SessionPerson }
  /** The person signed out, or the device locked itself. */
  | { readonly type: 'session.ended'; readonly reason: SessionEnd }
  | { readonly type: 'device.paired'; readonly device: SessionDevice }
  /** A manager revoked this device. */
  | { readonly type: 'device.revoked' }
  | { readonly type: 'devices.changed' }
  | { readonly type: 'staff.changed' }
  /** A person was added or reset. The code is shown once. */
  | { readonly type: 'staff.invited'; readonly invitation: Invitation }
  /** The draft of the restaurant was changed, published or discarded. */
  | { readonly type: 'draft.changed' }
  /** `count` entries of the draft have edits that are not saved. */
  | { readonly type: 'edits.changed'; readonly count: number }
  | { readonly type: 'printers.changed' }
  /** A printer was added. Its address is shown once. */
  | { readonly type: 'printer.added'; readonly added: NewPrinter }
  /** Print jobs of the branch changed, or changes may be missing. */
  | { readonly type: 'print_jobs.changed' }
  /**
   * Bookings or seats of the branch changed, or changes may be missing. `waiting` is the number of
   * pending ones; null if unknown.
   */
  | { readonly type: 'bookings.changed'; readonly waiting: number | null }
  /** What the branch can sell changed, or changes may be missing. */
  | { readonly type: 'availability.changed' }
  /** A bill of the branch changed; `id` is null if changes may be missing. */
  | { readonly type: 'bill.changed'; readonly id: string | null }
  | { readonly type: 'language.changed' }
  | { readonly type: 'branch.changed'; readonly branch: BranchState }
  /** The stream reports a change of the branch or of an order, or changes may be missing. */
  | { readonly type: 'branch.updated' }
  /** A form of the hours was submitted with valid values. */
  | { readonly type: 'hours.submitted'; readonly edit: HoursEdit }
  /** `changed`: a form of the hours has values that are not saved. */
  | { readonly type: 'hours.edited'; readonly form: HoursForm; readonly changed: boolean }
  /** The server returned the hours of a branch after a decision about a conflict. */
  | { readonly type: 'hours.loaded'; readonly hours: Hours }
  /** A mutation without its own message failed. */
  | { readonly type: 'action.rejected'; readonly code: ErrorCode };

/** `locked`: no touch for the branch's minutes; `switched`: another person takes over. */
export type SessionEnd = 'signed_out' | 'locked' | 'switched' | 'expired';

export type CounterEventOf<Type extends CounterEvent['type']> = Extract<
  CounterEvent,
  { type: Type }
>;

export type CounterEvents = EventBus<CounterEvent>;

export type CounterEmit = CounterEvents['emit'];
