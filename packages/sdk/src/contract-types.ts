/**
 * The contract's types as transferred: amounts are strings. The server uses these; clients use the
 * package's entry point, where amounts are cents.
 */
import type { errorData, operations as known } from './generated/operations.ts';
import type { components, operations } from './generated/wire.ts';

export type { MoneyString } from './money.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;

/** Parsed body of a request, JSON or multipart; `undefined` if the operation has none. */
export type RequestBody<O extends OperationId> = [RequestContent<O>] extends [never]
  ? undefined
  : RequestContent<O> extends
        | { 'application/json': infer Body }
        | { 'multipart/form-data': infer Body }
    ? Body
    : undefined;

/** Content by media type, the same for optional and required bodies. */
type RequestContent<O extends OperationId> = NonNullable<operations[O]['requestBody']>['content'];

type Parameters<O extends OperationId, In extends string> = operations[O]['parameters'] extends {
  [K in In]: infer Values;
}
  ? Values
  : unknown;

export type PathParameters<O extends OperationId> = Parameters<O, 'path'>;

/** Header parameters of the caller. The client itself sets the language. */
export type RequestHeaders<O extends OperationId> = Omit<
  Parameters<O, 'header'>,
  'Accept-Language'
>;

/** Response envelope of a success. */
export type SuccessEnvelope<O extends OperationId> = operations[O]['responses'][200] extends {
  content: { 'application/json': infer Envelope };
}
  ? Envelope
  : never;

/** The envelope's `data`, including a nested envelope. */
export type ResponseData<O extends OperationId> =
  SuccessEnvelope<O> extends { data: infer Data } ? Data : never;

/** The result without the envelopes. */
export type ResponseResult<O extends OperationId> =
  WrappedIn<O> extends keyof ResponseData<O> ? ResponseData<O>[WrappedIn<O>] : ResponseData<O>;

/** Key of the nested envelope; null if there is none. */
type WrappedIn<O extends OperationId> = (typeof known)[O]['wrapped'];

/** Data of an error, by code. Codes without data are absent. */
export type ErrorData = {
  [Code in keyof typeof errorData]: Schemas[(typeof errorData)[Code]];
};

export type ErrorCode = Schemas['ErrorCode'];
