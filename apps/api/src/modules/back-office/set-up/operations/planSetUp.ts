import type { SetUpHandler } from '../../../../contract/counter/set-up/handlers.ts';
import { findSetUpFiles } from '../files.ts';
import { planSetUpOf } from '../plan/plan-set-up.ts';

/** Returns what prevents the set-up. */
export const planSetUp: SetUpHandler<'planSetUp'> = async ({ db }, { body }) => {
  const { problems } = await planSetUpOf(db, body, await findSetUpFiles(db));
  return { problems: problems.slice(0, 100) };
};
