import type {
  OperationId,
  PathParameters,
  RequestBody,
  RequestHeaders,
  ResponseData,
} from '@claypot/sdk/contract-types';
import type { Context } from './context/context.ts';

/** What reaches a handler: checked against the contract, in the contract's own names. */
export interface RequestOf<O extends OperationId> {
  readonly path: PathParameters<O>;
  /** Those the contract declares, spelled as there. */
  readonly headers: RequestHeaders<O>;
  readonly body: RequestBody<O>;
}

/**
 * Carries out one operation: gives the `data` of its OK envelope, or throws a `ApiError`. Anything
 * else it throws is answered as `ERROR` and reported.
 */
export type Handler<O extends OperationId> = (
  context: Context,
  request: RequestOf<O>,
) => Promise<ResponseData<O>>;

/** One handler for each operation of the contract: a missing one does not compile. */
export type Handlers = { readonly [O in OperationId]: Handler<O> };
