export type { ClientOptions } from './client.ts';
export type { ErrorCode, OperationId, Schemas as WireSchemas } from './contract-types.ts';
export { ApiError, type ApiErrorKind, type ErrorData, errorDataOf, isErrorCode } from './error.ts';
export { fromWire } from './from-wire.ts';
export type * from './generated/customer/models.ts';
export type { InCents } from './in-cents.ts';
export { createLazySdk } from './lazy-sdk.ts';
export {
  type Cents,
  cents,
  formatMoneyString,
  MoneyFormatError,
  type MoneyString,
  parseMoney,
} from './money.ts';
export { createSdk } from './sdk.ts';
export type { Call, CallOptions, OperationInput, OperationResult, Sdk } from './sdk-types.ts';
export type { SdkOptions } from './typed-client.ts';
