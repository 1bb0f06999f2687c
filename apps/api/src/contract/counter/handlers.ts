import type {
  OperationId,
  PathParameters,
  RequestBody,
  RequestHeaders,
  ResponseData,
} from '@claypot/sdk/counter/contract-types';
import type { Parts } from '../schema/checks.ts';
import type { CounterContext } from './context.ts';
import type { SetUpOperationId } from './set-up/operation-ids.ts';

/** Operations of the counter with a company. */
export type CounterOperationId = Exclude<OperationId, SetUpOperationId>;

/** Request passed to a handler, validated against its contract. */
export interface CounterRequestOf<O extends OperationId> {
  readonly path: PathParameters<O>;
  readonly headers: RequestHeaders<O>;
  readonly body: RequestBody<O>;
}

/**
 * Executes one operation of the counter's contract. Returns the `data` of its OK envelope or throws
 * an `ApiError`.
 */
export type OperationHandler<O extends OperationId, Context> = (
  context: Context,
  request: CounterRequestOf<O>,
) => Promise<ResponseData<O>>;

/** One handler per operation. */
export type OperationHandlers<Ids extends OperationId, Context> = {
  readonly [O in Ids]: OperationHandler<O, Context>;
};

/** Executes one operation of the counter. The role has been checked before. */
export type CounterHandler<O extends OperationId> = OperationHandler<O, CounterContext>;

/** One handler per operation of the counter; a missing one is a compile error. */
export type CounterHandlers = OperationHandlers<CounterOperationId, CounterContext>;

/** Calls the handler with a validated request. Returns the `data` of the OK envelope. */
export function runHandler<O extends OperationId, Context>(
  handlers: OperationHandlers<O, Context>,
  id: O,
  context: Context,
  parts: Parts,
): Promise<unknown> {
  const handler: OperationHandler<O, Context> = handlers[id];
  // `checkRequest` has validated these parts, so they are a `CounterRequestOf`.
  return handler(context, parts as unknown as CounterRequestOf<O>);
}
