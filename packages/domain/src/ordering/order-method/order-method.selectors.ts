import type { SnapshotFrom } from 'xstate';
import type { orderMethodMachine } from './order-method.machine.ts';

export type OrderMethodSnapshot = SnapshotFrom<typeof orderMethodMachine>;

/** Delivery is wanted and there is no address: the way to create one is offered (MISSING_ADDRESS). */
export function selectNeedsAddress(snapshot: OrderMethodSnapshot): boolean {
  return snapshot.matches('noAddress');
}
