import type { QueryState } from '@claypot/domain/machines';
import {
  type DeliveryBranchSnapshot,
  type DeliveryBranchView,
  type DeliveryPlace,
  deliveryBranchMachine,
  selectDeliveryBranch,
} from '@claypot/domain/places';
import type { DeliveryOptions } from '@claypot/sdk';
import { someDeliveryOptions } from '@claypot/testing';
import { HOME } from '../../../places/addresses/samples.ts';
import { viewOf } from '../../../shared/testing/in-state.ts';
import { queryActorIn } from '../../../shared/testing/query-in.ts';
import { withChildren } from '../../../shared/testing/with-children.ts';

/**
 * Returns the view of the delivery options in the given query state. By default, no change of
 * branch is in progress.
 */
export function deliveryBranchIn(
  value: QueryState,
  known: DeliveryOptions | null = someDeliveryOptions(),
  context: Partial<DeliveryBranchSnapshot['context']> = {},
): DeliveryBranchView {
  const options = queryActorIn<DeliveryPlace, DeliveryOptions>(value, HOME, known);
  const machine = withChildren(deliveryBranchMachine, { options });
  const choice = { status: 'idle', input: null, output: null, error: null } as const;
  const begun = { address: HOME, choice, decided: true, following: false };
  return viewOf(
    machine.resolveState({ value: {}, context: { ...begun, ...context } }),
    selectDeliveryBranch,
  );
}
