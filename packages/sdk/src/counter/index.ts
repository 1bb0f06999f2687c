/** Client of the counter's contract. Nothing of it is in the customers' entry point. */

export type * from '../generated/counter/models.ts';
export type {
  ErrorCode,
  ErrorData,
  OperationId,
  OperationInput,
  OperationResult,
  Sdk as CounterSdk,
} from '../generated/counter/types.ts';
export { boardOrderFromWire } from './board-order.ts';
export { codeOf, errorDataOf, isErrorCode } from './error.ts';
export { hasRank, isAllowed, isApprovable, type Role, roleOf } from './roles.ts';
export { type CounterSdkOptions, createCounterSdk } from './sdk.ts';
