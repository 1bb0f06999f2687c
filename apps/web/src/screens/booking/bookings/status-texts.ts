import type { Reservation } from '@claypot/sdk';

const WORDS = {
  PENDING: { title: 'now_PENDING', text: 'now_PENDINGText' },
  APPROVED: { title: 'now_APPROVED', text: 'now_APPROVEDText' },
  CANCELLED: { title: 'now_CANCELLED', text: 'now_CANCELLEDText' },
  REJECTED: { title: 'now_REJECTED', text: 'now_REJECTEDText' },
  NO_SHOW: { title: 'now_NO_SHOW', text: 'now_NO_SHOWText' },
  COMPLETED: { title: 'now_COMPLETED', text: 'now_COMPLETEDText' },
} as const;

type KnownStatus = keyof typeof WORDS;

function isKnownStatus(status: string): status is KnownStatus {
  return status in WORDS;
}

/** Returns the translation keys for a booking status; null for an unknown status. */
export function statusTexts(status: string): (typeof WORDS)[KnownStatus] | null {
  return isKnownStatus(status) ? WORDS[status] : null;
}

const REASONS = {
  FULL: 'rejected_FULL',
  CLOSED: 'rejected_CLOSED',
  PARTY_TOO_LARGE: 'rejected_PARTY_TOO_LARGE',
  CUSTOMER_CALLED: 'rejected_CUSTOMER_CALLED',
  OTHER: 'rejected_OTHER',
} as const satisfies Record<NonNullable<Reservation['rejection']>['reason'], string>;

/** Returns the translation key for the reason of a rejection; null if the branch gave none. */
export function rejectionText({ rejection }: Pick<Reservation, 'rejection'>) {
  // A server of the version before sends none.
  return rejection ? REASONS[rejection.reason] : null;
}

/** Returns true if the booking is completed, cancelled, rejected or a no-show. */
export function isOver(status: string): boolean {
  return isKnownStatus(status) && status !== 'PENDING' && status !== 'APPROVED';
}
