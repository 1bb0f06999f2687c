import { useLoaded } from '../../../../hooks/loading/use-loaded.ts';

const load = () => import('./SpendingQuestion.tsx').then((code) => code.SpendingQuestion);

/** The question of a branch. Loads after the codes, which also work offline. */
export function LateQuestion() {
  const code = useLoaded(load);
  return code.status === 'ready' && <code.value />;
}
