import type { EventBus } from '@claypot/domain/events';
import type {
  BranchState,
  ErrorCode,
  Invitation,
  NewPrinter,
  SessionDevice,
  SessionPerson,
} from '@claypot/sdk/counter';

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
  | { readonly type: 'printers.changed' }
  /** A printer was added. Its address is shown once. */
  | { readonly type: 'printer.added'; readonly added: NewPrinter }
  /** Print jobs of the branch changed, or changes may be missing. */
  | { readonly type: 'print_jobs.changed' }
  /** What the branch can sell changed, or changes may be missing. */
  | { readonly type: 'availability.changed' }
  | { readonly type: 'language.changed' }
  | { readonly type: 'branch.changed'; readonly branch: BranchState }
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
