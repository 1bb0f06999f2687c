import type { SnapshotFrom } from 'xstate';
import type { orderMethodMachine } from './order-method.machine.ts';

export type OrderMethodSnapshot = SnapshotFrom<typeof orderMethodMachine>;

/**
 * Returns true if delivery is chosen without an address and the screen offers to create one
 * (MISSING_ADDRESS).
 */
export function selectNeedsAddress(snapshot: OrderMethodSnapshot): boolean {
  return snapshot.matches('noAddress');
}
