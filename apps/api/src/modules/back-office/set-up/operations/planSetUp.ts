import type { SetUpHandler } from '../../../../contract/counter/set-up/handlers.ts';
import { findSetUpFiles } from '../files.ts';
import { planSetUpOf } from '../plan/plan-set-up.ts';
import { viewProblems } from '../plan/problem-fields.ts';

/** Returns what prevents the set-up. */
export const planSetUp: SetUpHandler<'planSetUp'> = async ({ db, language }, { body }) => {
  const { problems } = await planSetUpOf(db, body, await findSetUpFiles(db));
  return { problems: viewProblems(problems, language) };
};
