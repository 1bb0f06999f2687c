import type { DeliveryOptions } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { QueryView } from '../../machines/query/query.selectors.ts';
import type { BranchChangeView } from '../branch-change/branch-change.types.ts';
import type { deliveryBranchMachine } from './delivery-branch.machine.ts';

export type DeliveryBranchSnapshot = SnapshotFrom<typeof deliveryBranchMachine>;

export interface DeliveryBranchView {
  /** Branches that deliver to the address, nearest first. */
  options: QueryView<DeliveryOptions>;
  /**
   * Progress of the change to another branch; `asking` before the cart of the other branch is
   * cleared.
   */
  choice: BranchChangeView;
  /** True if the question follows from the address and not from a selection. */
  following: boolean;
}

export function selectDeliveryBranch({
  children,
  context,
}: DeliveryBranchSnapshot): DeliveryBranchView {
  const { choice, following } = context;
  return { options: selectChildQuery(children.options), choice, following };
}
