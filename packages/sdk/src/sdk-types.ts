export type {
  OperationInput,
  OperationResult,
  Sdk,
} from './generated/customer/types.ts';
export type { Call, CallOptions } from './operation-types.ts';
