import type { SkippedItem } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { reorderMachine } from './reorder.machine.ts';

export type ReorderSnapshot = SnapshotFrom<typeof reorderMachine>;

export interface ReorderView {
  /** Id of the order last reordered, to show progress at its button. */
  order_id: string | null;
  busy: boolean;
  /** True while the customer is asked to confirm that the cart is replaced. */
  confirming: boolean;
  /** Unavailable items to show before checkout (`CONTINUE`); null if there are none. */
  skipped: readonly SkippedItem[] | null;
}

export function selectReorder(snapshot: ReorderSnapshot): ReorderView {
  const { making } = snapshot.context;
  return {
    order_id: making.input?.order_id ?? null,
    busy: making.status === 'running',
    confirming: making.status === 'asking',
    skipped: snapshot.matches('subscription') ? (making.output?.skipped ?? null) : null,
  };
}
