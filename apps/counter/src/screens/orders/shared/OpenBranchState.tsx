import { useSelector } from '@xstate/react';
import { BranchStatePanel } from '../../branch-state/BranchStatePanel.tsx';
import { useOrders } from './actors/orders-context.ts';

/** Busy time and pauses of the board's branch. */
export function OpenBranchState({ onClose }: { readonly onClose: () => void }) {
  const branch = useSelector(useOrders().board, ({ context }) => context.branch);
  return branch && <BranchStatePanel branch={branch} onClose={onClose} />;
}
