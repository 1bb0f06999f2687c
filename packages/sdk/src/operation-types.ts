/** Types of an operation, derived from its entry in the `operations` of openapi-typescript. */
import type { FetchOptions } from 'openapi-fetch';
import type { InCents } from './in-cents.ts';

/** Parsed body of a request, JSON or multipart; `undefined` if the operation has none. */
export type RequestBodyOf<Op> = [RequestContent<Op>] extends [never]
  ? undefined
  : RequestContent<Op> extends
        | { 'application/json': infer Body }
        | { 'multipart/form-data': infer Body }
    ? Body
    : undefined;

/** Content by media type, the same for optional and required bodies. */
type RequestContent<Op> = [DeclaredBody<Op>] extends [never]
  ? never
  : DeclaredBody<Op> extends { content: infer Content }
    ? Content
    : never;

type DeclaredBody<Op> = NonNullable<Op extends { requestBody?: infer Body } ? Body : never>;

type ParametersOf<Op, In extends string> = Op extends {
  parameters: { [K in In]: infer Values };
}
  ? Values
  : unknown;

export type PathParametersOf<Op> = ParametersOf<Op, 'path'>;

/** Header parameters of the caller. The client itself sets the language and the counter's mark. */
export type RequestHeadersOf<Op> = Omit<
  ParametersOf<Op, 'header'>,
  'Accept-Language' | 'X-Claypot-Counter'
>;

/** Response envelope of a success. */
export type SuccessEnvelopeOf<Op> = Op extends {
  responses: { 200: { content: { 'application/json': infer Envelope } } };
}
  ? Envelope
  : never;

/** The envelope's `data`, including a nested envelope. */
export type ResponseDataOf<Op> = SuccessEnvelopeOf<Op> extends { data: infer Data } ? Data : never;

/**
 * The result without the envelopes.
 * @typeParam Wrapped key of the nested envelope; null if there is none.
 */
export type ResponseResultOf<Op, Wrapped> = Wrapped extends keyof ResponseDataOf<Op>
  ? ResponseDataOf<Op>[Wrapped]
  : ResponseDataOf<Op>;

type Part<Name extends string, Value> = unknown extends Value
  ? unknown
  : [Value] extends [undefined]
    ? unknown
    : keyof Value extends never
      ? unknown
      : { [K in Name]: Value };

/** Input of an operation: `path`, `headers` and `body`, as far as the contract declares them. */
export type InputOf<Op> = Part<'path', PathParametersOf<Op>> &
  Part<'headers', RequestHeadersOf<Op>> &
  Part<'body', InCents<RequestBodyOf<Op>>>;

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * Token of the request; null sends none. Default: the client's token when the request is sent.
   */
  token?: string | null;
}

/** An operation as a function. It rejects with an `ApiError` only. */
export type Call<Input, Result> = (input: Input, options?: CallOptions) => Promise<Result>;

/** Options of a request for openapi-fetch, with amounts as strings. */
export type RequestInitOf<Op> = FetchOptions<Op> & { parseAs: 'text' };

/** A response: the text of a success, or the parsed body of an error. */
export interface Reply {
  readonly data?: string;
  readonly error?: unknown;
  readonly response: Response;
}
