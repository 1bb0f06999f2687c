import type { KeyedContext } from './keyed-words.ts';

/** What outlives the page: enough to find out what became of a request, nothing personal. */
export interface KeyedRecord {
  /** The guest or member on whose behalf it was sent. */
  owner: string;
  key: string;
}

export interface KeyedRequestContext<TBody, TResult, TProblem> extends KeyedContext<TBody> {
  /** Somebody waits for the outcome: the screen that sends it is open. */
  attended: boolean;
  result: TResult | null;
  /** Why the server has refused it. */
  problem: TProblem | null;
}

export type KeyedRequestEvent<TBody> =
  /** The screen that sends it is before the customer. */
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'SEND'; body: TBody }
  | { type: 'RETRY' }
  /** The customer has read why it was not done. */
  | { type: 'DISMISS' }
  /** Somebody else uses the device now, or nobody; with what they have left behind. */
  | { type: 'OWNER'; record: KeyedRecord | null };

export interface KeyedRequestInput {
  record: KeyedRecord | null;
}

export type KeyedRequestTag =
  | 'sending'
  | 'checking'
  | 'unreachable'
  | 'rejected'
  | 'notMade'
  | 'done';
