import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useOrders } from './actors/orders-context.ts';

const BranchStatePanel = lazy(async () => ({
  default: (await import('../../branch-state/BranchStatePanel.tsx')).BranchStatePanel,
}));

/** Busy time and pauses of the board's branch. Their code loads when they are opened. */
export function OpenBranchState({ onClose }: { readonly onClose: () => void }) {
  const { board } = useOrders();
  const branch = useSelector(board, ({ context }) => context.branch);
  if (branch === null) return null;
  return (
    <Suspense fallback={null}>
      <BranchStatePanel branch={branch} onClose={onClose} />
    </Suspense>
  );
}
