import type { ErrorCode } from '@claypot/sdk';
import type { openVisit, Visit } from './visit.ts';

/** Presentation of the message (spec §8). */
export type Showing =
  /** In a red toast that closes after five seconds. */
  | 'toast'
  /** Shown at the checkout while it applies; blocks the order. */
  | 'blocked'
  /** Above the order form, to which the customer returns. */
  | 'notice'
  /** Above the form or at its field. */
  | 'form'
  /** In a popup, or on a separate screen: see `view`. */
  | 'popup'
  | 'screen'
  /** Not shown: the product resolves it by itself. */
  | 'unspoken';

/** A situation in which a customer sees a message. */
export interface MessageCase {
  readonly code: ErrorCode;
  /** Condition, shown after the code. */
  readonly when: string;
  readonly showing: Showing;
  /**
   * Performs the guest's actions and causes the error. Returns the view that shows the message, if
   * a form, popup or screen shows it.
   */
  readonly trigger: (visit: Visit) => Promise<unknown>;
  /** Part of that view that shows the message. */
  readonly view?: object;
  readonly options?: Parameters<typeof openVisit>[1];
}
