import type {
  OperationId,
  PathParameters,
  RequestBody,
  RequestHeaders,
  ResponseData,
} from '@claypot/sdk/contract-types';
import type { Context } from './context/context.ts';

/** Request passed to a handler, validated against the contract, with its field names. */
export interface RequestOf<O extends OperationId> {
  readonly path: PathParameters<O>;
  /** Headers declared by the contract, with the same spelling. */
  readonly headers: RequestHeaders<O>;
  readonly body: RequestBody<O>;
}

/**
 * Executes one operation. Returns the `data` of its OK envelope or throws an `ApiError`. Any other
 * error is returned as `ERROR` and reported.
 */
export type Handler<O extends OperationId> = (
  context: Context,
  request: RequestOf<O>,
) => Promise<ResponseData<O>>;

/** One handler per operation of the contract; a missing one is a compile error. */
export type Handlers = { readonly [O in OperationId]: Handler<O> };
