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

/** What an operation takes: `path`, `headers` and `body`, each where the contract has it. */
export type OperationInput<O extends OperationId> = Part<'path', PathParameters<O>> &
  Part<'headers', RequestHeaders<O>> &
  Part<'body', InCents<RequestBody<O>>>;

/** What an operation gives, out of its envelope, amounts in cents. */
export type OperationResult<O extends OperationId> = InCents<ResponseResult<O>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Who asks, where that is known before the request is sent; else the client's own by then. */
  token?: string | null;
}

/** An operation as a function. It rejects with an `ApiError` and nothing else. */
type Call<O extends OperationId> = (
  input: OperationInput<O>,
  options?: CallOptions,
) => Promise<OperationResult<O>>;

/** Every operation of the contract. */
export type Sdk = { [O in OperationId]: Call<O> };

/** All that openapi-fetch is given with a request, amounts as the wire has them. */
export type RequestInit<O extends OperationId> = FetchOptions<operations[O]> & { parseAs: 'text' };

/** What came back: the text of a success, or the parsed body of a refusal. */
export interface Reply {
  readonly data?: string;
  readonly error?: unknown;
  readonly response: Response;
}

/** Makes an operation of the client from the request that it is. */
export type CreateCall = <O extends OperationId>(
  id: O,
  request: (init: RequestInit<O>) => Promise<Reply>,
) => Call<O>;
