import type { FetchOptions } from 'openapi-fetch';
import type {
  OperationId,
  PathParameters,
  RequestBody,
  RequestHeaders,
  ResponseResult,
} from './contract-types.ts';
import type { operations } from './generated/wire.ts';
import type { InCents } from './in-cents.ts';

type Part<Name extends string, Value> = unknown extends Value
  ? unknown
  : [Value] extends [undefined]
    ? unknown
    : keyof Value extends never
      ? unknown
      : { [K in Name]: Value };

/** Input of an operation: `path`, `headers` and `body`, as far as the contract declares them. */
export type OperationInput<O extends OperationId> = Part<'path', PathParameters<O>> &
  Part<'headers', RequestHeaders<O>> &
  Part<'body', InCents<RequestBody<O>>>;

/** Result of an operation without its envelope, with amounts in cents. */
export type OperationResult<O extends OperationId> = InCents<ResponseResult<O>>;

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * Token of the request; null sends none. Default: the client's token when the request is sent.
   */
  token?: string | null;
}

/** An operation as a function. It rejects with an `ApiError` only. */
type Call<O extends OperationId> = (
  input: OperationInput<O>,
  options?: CallOptions,
) => Promise<OperationResult<O>>;

/** All operations of the contract. */
export type Sdk = { [O in OperationId]: Call<O> };

/** Options of a request for openapi-fetch, with amounts as strings. */
export type RequestInit<O extends OperationId> = FetchOptions<operations[O]> & { parseAs: 'text' };

/** A response: the text of a success, or the parsed body of an error. */
export interface Reply {
  readonly data?: string;
  readonly error?: unknown;
  readonly response: Response;
}

/** Creates an operation from its request. */
export type CreateCall = <O extends OperationId>(
  id: O,
  request: (init: RequestInit<O>) => Promise<Reply>,
) => Call<O>;
