const WORDS = {
  PENDING: { title: 'now_PENDING', text: 'now_PENDINGText' },
  APPROVED: { title: 'now_APPROVED', text: 'now_APPROVEDText' },
  CANCELLED: { title: 'now_CANCELLED', text: 'now_CANCELLEDText' },
  REJECTED: { title: 'now_REJECTED', text: 'now_REJECTEDText' },
  NO_SHOW: { title: 'now_NO_SHOW', text: 'now_NO_SHOWText' },
  COMPLETED: { title: 'now_COMPLETED', text: 'now_COMPLETEDText' },
} as const;

/** Booking statuses known to this client. */
export const STATUSES = Object.keys(WORDS);

type KnownStatus = keyof typeof WORDS;

function isKnownStatus(status: string): status is KnownStatus {
  return status in WORDS;
}

/** Returns the translation keys for a booking status; null for an unknown status. */
export function statusTexts(status: string): (typeof WORDS)[KnownStatus] | null {
  return isKnownStatus(status) ? WORDS[status] : null;
}

/** Returns true if the booking is completed, cancelled, rejected or a no-show. */
export function isOver(status: string): boolean {
  return isKnownStatus(status) && status !== 'PENDING' && status !== 'APPROVED';
}
