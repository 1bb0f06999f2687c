import type { DeliveryOptions } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import { selectChildQuery } from '../../machines/query/child-query.ts';
import type { QueryView } from '../../machines/query/query.selectors.ts';
import type { BranchChangeView } from '../branch-change/branch-change.types.ts';
import type { deliveryBranchMachine } from './delivery-branch.machine.ts';

export type DeliveryBranchSnapshot = SnapshotFrom<typeof deliveryBranchMachine>;

/** All that a view of who delivers may ask. */
export interface DeliveryBranchView {
  /** Who brings an order to the address, the nearest first. */
  options: QueryView<DeliveryOptions>;
  /** How far it is with another branch; `asking` before the cart of the other one goes. */
  choice: BranchChangeView;
  /** What is asked about follows from the address: nobody has pressed it. */
  following: boolean;
}

export function selectDeliveryBranch({
  children,
  context,
}: DeliveryBranchSnapshot): DeliveryBranchView {
  const { choice, following } = context;
  return { options: selectChildQuery(children.options), choice, following };
}
