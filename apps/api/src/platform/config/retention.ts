/** Retention periods of personal data, in days. */
export interface Retention {
  /** Guests' carts, counted from their last change. */
  readonly cartDays: number;
  /** Text-message codes, counted from their sending. */
  readonly codeDays: number;
  /**
   * Names and contacts of guests, counted from the end of their order or booking; null retains them
   * as long as the ledger.
   */
  readonly guestDays: number | null;
  /** Text messages logged by the sandbox, including numbers and codes. */
  readonly logDays: number;
}

export const USUAL_RETENTION: Retention = {
  cartDays: 30,
  codeDays: 1,
  guestDays: null,
  logDays: 30,
};
