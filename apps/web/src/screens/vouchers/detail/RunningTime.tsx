import { useBranchSeconds } from '../../../hooks/time/use-branch-seconds.ts';

/** The time at the branches to the second, as nothing but a running app can show it. */
export function RunningTime() {
  const now = useBranchSeconds();
  return <span translate="no">{now.toPlainTime().toString({ smallestUnit: 'second' })}</span>;
}
