import { notice } from './notice.ts';

/** Returns the source of `types.ts`: the types of a contract by operation. */
export function operationTypes(): string {
  return `${notice}import type { InCents } from '../../in-cents.ts';
import type {
  Call,
  InputOf,
  PathParametersOf,
  Reply,
  RequestBodyOf,
  RequestHeadersOf,
  RequestInitOf,
  ResponseDataOf,
  ResponseResultOf,
  SuccessEnvelopeOf,
} from '../../operation-types.ts';
import type { errorData as errors, operations as known } from './operations.ts';
import type { components, operations } from './wire.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;
export type ErrorCode = Schemas['ErrorCode'];
export type PathParameters<O extends OperationId> = PathParametersOf<operations[O]>;
export type RequestHeaders<O extends OperationId> = RequestHeadersOf<operations[O]>;
export type RequestBody<O extends OperationId> = RequestBodyOf<operations[O]>;
export type SuccessEnvelope<O extends OperationId> = SuccessEnvelopeOf<operations[O]>;
export type ResponseData<O extends OperationId> = ResponseDataOf<operations[O]>;
export type ResponseResult<O extends OperationId> = ResponseResultOf<
  operations[O],
  (typeof known)[O]['wrapped']
>;

/** Data of an error, by code. Codes without data are absent. */
export type ErrorData = {
  [Code in keyof typeof errors]: Schemas[(typeof errors)[Code]];
};

export type OperationInput<O extends OperationId> = InputOf<operations[O]>;

/** Result of an operation without its envelope, with amounts in cents. */
export type OperationResult<O extends OperationId> = InCents<ResponseResult<O>>;

/** All operations of the contract. */
export type Sdk = { [O in OperationId]: Call<OperationInput<O>, OperationResult<O>> };

/** Creates an operation from its request. */
export type CreateCall = <O extends OperationId>(
  id: O,
  request: (init: RequestInitOf<operations[O]>) => Promise<Reply>,
) => Sdk[O];
`;
}
