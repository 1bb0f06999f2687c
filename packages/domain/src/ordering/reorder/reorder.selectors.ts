import type { SkippedItem } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { reorderMachine } from './reorder.machine.ts';

export type ReorderSnapshot = SnapshotFrom<typeof reorderMachine>;

/** All that a view of ordering again may ask. */
export interface ReorderView {
  /** The order last chosen here, to show the work at the right button. */
  order_id: string | null;
  busy: boolean;
  /** "Are You Sure?" is asked, because what is in the cart would go. */
  confirming: boolean;
  /** What could not be had again, to tell before checkout (`CONTINUE`); null when nothing is to tell. */
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
