/** For how many days is kept what is nobody's for ever. */
export interface Retention {
  /** Guests' carts, since they were last touched. */
  readonly cartDays: number;
  /** Codes by text message, since they were sent. */
  readonly codeDays: number;
  /** Who ordered or booked as a guest, since that was over; null keeps it as long as the books. */
  readonly guestDays: number | null;
  /** Text messages that the sandbox has noted, numbers and codes among them. */
  readonly logDays: number;
}

/** Where nothing else is said. */
export const USUAL_RETENTION: Retention = {
  cartDays: 30,
  codeDays: 1,
  guestDays: null,
  logDays: 30,
};
