import type {
  OperationId,
  RequestBody,
  RequestHeaders,
  ResponseData,
} from '@claypot/sdk/counter/contract-types';
import type { Parts } from '../../schema/checks.ts';
import type { SetUpContext } from './context.ts';

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

/** Request passed to a handler of the set-up, validated against its contract. */
export interface SetUpRequestOf<O extends SetUpOperationId> {
  readonly headers: RequestHeaders<O>;
  readonly body: RequestBody<O>;
}

/**
 * Executes one operation of the set-up. Returns the `data` of its OK envelope or throws an
 * `ApiError`. The token has been checked before.
 */
export type SetUpHandler<O extends SetUpOperationId> = (
  context: SetUpContext,
  request: SetUpRequestOf<O>,
) => Promise<ResponseData<O>>;

/** One handler per operation of the set-up; a missing one is a compile error. */
export type SetUpHandlers = { readonly [O in SetUpOperationId]: SetUpHandler<O> };

/** Calls the handler with a validated request. Returns the `data` of the OK envelope. */
export function runSetUpHandler<O extends SetUpOperationId>(
  handlers: SetUpHandlers,
  id: O,
  context: SetUpContext,
  parts: Parts,
): Promise<unknown> {
  const handler: SetUpHandler<O> = handlers[id];
  // `checkRequest` has validated these parts, so they are a `SetUpRequestOf`.
  return handler(context, parts as unknown as SetUpRequestOf<O>);
}
