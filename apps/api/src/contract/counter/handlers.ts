import type {
  OperationId,
  PathParameters,
  RequestBody,
  RequestHeaders,
  ResponseData,
} from '@claypot/sdk/counter/contract-types';
import type { Parts } from '../schema/checks.ts';
import type { CounterContext } from './context.ts';
import type { SetUpOperationId } from './set-up/handlers.ts';

/** Operations of the counter with a company. */
export type CounterOperationId = Exclude<OperationId, SetUpOperationId>;

/** Request passed to a handler of the counter, validated against its contract. */
export interface CounterRequestOf<O extends OperationId> {
  readonly path: PathParameters<O>;
  readonly headers: RequestHeaders<O>;
  readonly body: RequestBody<O>;
}

/**
 * Executes one operation of the counter. Returns the `data` of its OK envelope or throws an
 * `ApiError`. The role has been checked before.
 */
export type CounterHandler<O extends OperationId> = (
  context: CounterContext,
  request: CounterRequestOf<O>,
) => Promise<ResponseData<O>>;

/** One handler per operation of the counter; a missing one is a compile error. */
export type CounterHandlers = { readonly [O in CounterOperationId]: CounterHandler<O> };

/** Calls the handler with a validated request. Returns the `data` of the OK envelope. */
export function runCounterHandler<O extends CounterOperationId>(
  handlers: CounterHandlers,
  id: O,
  context: CounterContext,
  parts: Parts,
): Promise<unknown> {
  const handler: CounterHandler<O> = handlers[id];
  // `checkRequest` has validated these parts, so they are a `CounterRequestOf`.
  return handler(context, parts as unknown as CounterRequestOf<O>);
}
