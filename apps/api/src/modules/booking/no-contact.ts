/** Stored instead of a name: a walk-in gave none, or the person was anonymised. */
export const NO_NAME = '-';

/** The same for a phone number, with the minimum length that the API contract requires. */
export const NO_PHONE = '-----';
