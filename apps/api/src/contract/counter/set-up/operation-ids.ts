import type { OperationId } from '@claypot/sdk/counter/contract-types';

const OPERATIONS = [
  'planSetUp',
  'removeSetUpFile',
  'setUp',
  'setUpPlace',
  'setUpPlaces',
  'setUpState',
  'storeSetUpFile',
] as const satisfies readonly OperationId[];

/** Operations of a server without a company. */
export type SetUpOperationId = (typeof OPERATIONS)[number];

/** Returns true for an operation of a server without a company. */
export function isSetUpOperation(id: string): id is SetUpOperationId {
  const ids: readonly string[] = OPERATIONS;
  return ids.includes(id);
}
