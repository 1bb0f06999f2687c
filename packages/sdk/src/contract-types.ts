/**
 * The contract's types as they travel: amounts are strings. The server is written against these;
 * clients use the face of the package, where amounts are cents.
 */
import type { errorData, operations as known } from './generated/operations.ts';
import type { components, operations } from './generated/wire.ts';

export type { MoneyString } from './money.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;

/** The parsed body of a request, JSON or a form; `undefined` where the operation has none. */
export type RequestBody<O extends OperationId> = [RequestContent<O>] extends [never]
  ? undefined
  : RequestContent<O> extends
        | { 'application/json': infer Body }
        | { 'multipart/form-data': infer Body }
    ? Body
    : undefined;

/** By media type. A body that may be left out has the same content as one that may not. */
type RequestContent<O extends OperationId> = NonNullable<operations[O]['requestBody']>['content'];

type Parameters<O extends OperationId, In extends string> = operations[O]['parameters'] extends {
  [K in In]: infer Values;
}
  ? Values
  : unknown;

export type PathParameters<O extends OperationId> = Parameters<O, 'path'>;

/** Header parameters the caller gives; the language is the client's own matter. */
export type RequestHeaders<O extends OperationId> = Omit<
  Parameters<O, 'header'>,
  'Accept-Language'
>;

/** The envelope of a success. */
export type SuccessEnvelope<O extends OperationId> = operations[O]['responses'][200] extends {
  content: { 'application/json': infer Envelope };
}
  ? Envelope
  : never;

/** What stands in the envelope's `data`, the second envelope of a wrapped answer included. */
export type ResponseData<O extends OperationId> =
  SuccessEnvelope<O> extends { data: infer Data } ? Data : never;

/** The result itself, out of both envelopes. */
export type ResponseResult<O extends OperationId> =
  WrappedIn<O> extends keyof ResponseData<O> ? ResponseData<O>[WrappedIn<O>] : ResponseData<O>;

/** The name of the second envelope; null where there is none. */
type WrappedIn<O extends OperationId> = (typeof known)[O]['wrapped'];

/** The data that comes with a refusal, by code; codes that bring none are absent. */
export type ErrorData = {
  [Code in keyof typeof errorData]: Schemas[(typeof errorData)[Code]];
};

export type ErrorCode = Schemas['ErrorCode'];
