import type { BookingView } from '@claypot/counter/bookings';
import type { BookingStepName } from '@claypot/domain/booking-steps';
import type { BookingRejectReason, CounterBooking } from '@claypot/sdk/counter';
import type { BadgeTone } from '@claypot/ui';

export const STEP_TEXTS = {
  approve: 'approve',
  seat: 'seat',
  complete: 'complete',
  no_show: 'no_show',
  undo: 'undo',
} as const satisfies Record<BookingStepName, string>;

export const DONE_TEXTS = {
  approve: 'done_approve',
  seat: 'done_seat',
  complete: 'done_complete',
  no_show: 'done_no_show',
  undo: 'done_undo',
} as const satisfies Record<BookingStepName, string>;

export const REASON_TEXTS = {
  FULL: 'reason_FULL',
  CLOSED: 'reason_CLOSED',
  PARTY_TOO_LARGE: 'reason_PARTY_TOO_LARGE',
  CUSTOMER_CALLED: 'reason_CUSTOMER_CALLED',
  OTHER: 'reason_OTHER',
} as const satisfies Record<BookingRejectReason, string>;

export const SOURCE_TEXTS = {
  app: 'source_app',
  phone: 'source_phone',
  walk_in: 'source_walk_in',
} as const satisfies Record<CounterBooking['source'], string>;

export const OCCASION_TEXTS = {
  birthday: 'occasion_birthday',
  anniversary: 'occasion_anniversary',
  business: 'occasion_business',
  other: 'occasion_other',
} as const satisfies Record<NonNullable<CounterBooking['occasion']>, string>;

export const WAIT_TEXTS = {
  reply: 'waits_reply',
  late: 'waits_late',
  seated: 'waits_seated',
} as const satisfies Record<NonNullable<BookingView['waits']>['kind'], string>;

const STATUS_TEXTS = {
  PENDING: 'status_PENDING',
  APPROVED: 'status_APPROVED',
  COMPLETED: 'status_COMPLETED',
  NO_SHOW: 'status_NO_SHOW',
  REJECTED: 'status_REJECTED',
  CANCELLED: 'status_CANCELLED',
} as const satisfies Record<CounterBooking['status'], string>;

/** Returns the text of a status. A seated party has one of its own, although it stays approved. */
export function statusText({ status, seated_at }: CounterBooking) {
  return status === 'APPROVED' && seated_at !== null ? 'status_SEATED' : STATUS_TEXTS[status];
}

const TONES: Readonly<Record<CounterBooking['status'], BadgeTone>> = {
  PENDING: 'notice',
  APPROVED: 'progress',
  COMPLETED: 'success',
  NO_SHOW: 'danger',
  REJECTED: 'neutral',
  CANCELLED: 'neutral',
};

export function statusTone({ status, seated_at }: CounterBooking): BadgeTone {
  return seated_at !== null && status === 'APPROVED' ? 'success' : TONES[status];
}
