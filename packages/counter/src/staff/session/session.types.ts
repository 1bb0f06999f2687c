import type { Session } from '@claypot/sdk/counter';

export interface CounterSessionContext {
  /** Latest session; null before the first load. */
  session: Session | null;
  /** Session that the query returned last; null before the first load. */
  read: Session | null;
  /**
   * True if the person was signed out here and the server may not know it. The person then counts
   * as signed out, also after a reload.
   */
  isEnding: boolean;
  /** Branch that the person selected, or a stored one; null if none. */
  branchId: string | null;
  /** Time of the last touch in epoch ms. */
  touchedAt: number;
}

export type CounterSessionEvent =
  /** A response contained the session: sign-in, pairing or second factor. */
  | { type: 'CHANGED'; session: Session }
  /** The server rejected a request with 401. */
  | { type: 'EXPIRED' }
  /** The people or the person may have changed. */
  | { type: 'REFRESH' }
  | { type: 'TOUCHED' }
  /** The page is shown again, for example after the device slept. */
  | { type: 'RESUMED' }
  | { type: 'SIGN_OUT' }
  /** Another person takes over the device. */
  | { type: 'SWITCH' }
  | { type: 'SELECT_BRANCH'; branch_id: string }
  | { type: 'RETRY' }
  | { type: 'CONNECTION_RESTORED' };
