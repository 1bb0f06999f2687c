/** What outlives the page: enough to find out what became of a request, nothing personal. */
export interface KeyedRecord {
  /** The guest or member on whose behalf it was sent. */
  owner: string;
  key: string;
}

export interface KeyedRequestContext<TBody, TResult, TProblem> {
  /** Somebody waits for the outcome: the screen that sends it is open. */
  attended: boolean;
  /** The idempotency key, from the first try until the outcome is known. */
  key: string | null;
  /** What is sent; null where only the key is known, as after a reload. */
  body: TBody | null;
  result: TResult | null;
  /** Why the server has refused it. */
  problem: TProblem | null;
  /** A request with this key was lost: it may still land, so the key is kept whatever comes. */
  unsettled: boolean;
  /** The server said that the key was used for something else. */
  conflict: boolean;
  /** Questions in a row that got no answer. */
  attempts: number;
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
  | 'refused'
  | 'notMade'
  | 'done';
