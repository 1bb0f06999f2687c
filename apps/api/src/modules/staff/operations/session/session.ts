import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { viewSession } from '../../accounts/session-view.ts';

/** Returns the signed-in device and person. */
export const session: CounterHandler<'session'> = (context) => viewSession(context, context.staff);
