/** The counter's contract as transferred: amounts are strings. */
export type {
  ErrorCode,
  ErrorData,
  OperationId,
  PathParameters,
  RequestBody,
  RequestHeaders,
  ResponseData,
  ResponseResult,
  Schemas,
  SuccessEnvelope,
} from '../generated/counter/types.ts';
export type { MoneyString } from '../money.ts';
