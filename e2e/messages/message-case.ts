import type { ErrorCode } from '@claypot/sdk';
import type { openVisit, Visit } from './visit.ts';

/** How the customer is told (spec §8). */
export type Showing =
  /** In a red toast that closes after five seconds. */
  | 'toast'
  /** Checkout says it for as long as it holds, and lets no order through. */
  | 'blocked'
  /** Above the order form, where the customer is again. */
  | 'notice'
  /** By the form where it was asked, above it or at the field it is about. */
  | 'form'
  /** In a popup, or by a screen of its own: see `view`. */
  | 'popup'
  | 'screen'
  /** Not at all: the product settles it by itself. */
  | 'unspoken';

/** One way in which a customer comes to see one message. */
export interface MessageCase {
  readonly code: ErrorCode;
  /** What happens, to follow the code. */
  readonly when: string;
  readonly showing: Showing;
  /** What the guest does and what goes wrong; a popup's or a screen's view, as it is then. */
  readonly bring: (visit: Visit) => Promise<unknown>;
  /** The part of that view that shows the message. */
  readonly view?: object;
  /** What is so before anything is done. */
  readonly options?: Parameters<typeof openVisit>[1];
}
