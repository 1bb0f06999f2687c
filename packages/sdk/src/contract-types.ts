/**
 * The customers' contract as transferred: amounts are strings. The server uses these types; clients
 * use the package's entry point, where amounts are cents.
 */
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
} from './generated/customer/types.ts';
export type { MoneyString } from './money.ts';
