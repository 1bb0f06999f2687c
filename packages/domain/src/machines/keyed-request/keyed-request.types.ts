import type { KeyedContext } from './keyed-setup.ts';

/** Stored record: enough to query the outcome of a request, without personal data. */
export interface KeyedRecord {
  /** Id of the guest or member who sent the request. */
  owner: string;
  key: string;
}

export interface KeyedRequestContext<TBody, TResult, TProblem> extends KeyedContext<TBody> {
  /** True while the screen that sends the request is open. */
  attended: boolean;
  result: TResult | null;
  problem: TProblem | null;
}

export type KeyedRequestEvent<TBody> =
  /** The screen that sends the request was opened. */
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'SEND'; body: TBody }
  | { type: 'RETRY' }
  | { type: 'DISMISS' }
  /** The owner changed; `record` is the record that the new owner left, if any. */
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
