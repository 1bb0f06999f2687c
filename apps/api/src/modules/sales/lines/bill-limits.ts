/** Maximum lines of a bill. */
export const MOST_LINES = 100;
/** Largest subtotal of a bill, in cents. */
export const MOST_SUBTOTAL = 9_999_999;
