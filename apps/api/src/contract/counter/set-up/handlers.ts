import type { OperationHandler, OperationHandlers } from '../handlers.ts';
import type { SetUpContext } from './context.ts';
import type { SetUpOperationId } from './operation-ids.ts';

/** Executes one operation of the set-up. Its token has been checked before. */
export type SetUpHandler<O extends SetUpOperationId> = OperationHandler<O, SetUpContext>;

/** One handler per operation of the set-up; a missing one is a compile error. */
export type SetUpHandlers = OperationHandlers<SetUpOperationId, SetUpContext>;
