import { type OnDemand, onDemand } from '../../shared/on-demand/on-demand.tsx';

/** Busy time and pauses of the board's branch, with their code on demand. */
export const openBranchState: OnDemand<{ readonly onClose: () => void }> = onDemand(
  async () => (await import('./OpenBranchState.tsx')).OpenBranchState,
);
