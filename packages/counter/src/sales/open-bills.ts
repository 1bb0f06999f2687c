import { type ActorRefFrom, createActor } from 'xstate';
import { type BillDeps, createBill } from './bill/bill.implementation.ts';

export type BillActor = ActorRefFrom<ReturnType<typeof createBill>>;

/** Bills that a screen shows, or that have lines which the server has not confirmed. */
export interface OpenBills {
  /** Returns the running bill. Call `hold` while a screen shows it. */
  open(billId: string): BillActor;
  /** Keeps the bill running until the returned function is called, and longer if presses wait. */
  hold(billId: string): () => void;
}

/**
 * Creates the running bills of a device. A bill outlives its screen while presses wait, so that
 * nothing is lost if the person looks at another bill meanwhile.
 */
export function createOpenBills(deps: BillDeps): OpenBills {
  const machine = createBill(deps);
  const actors = new Map<string, BillActor>();
  const holders = new Map<string, number>();

  const stopIfUnused = (billId: string) => {
    const actor = actors.get(billId);
    // A screen that opens a bill holds it only once it is shown.
    const isReleased = holders.get(billId) === 0;
    if (actor === undefined || !isReleased) return;
    if (actor.getSnapshot().context.queue.length > 0) return;
    actors.delete(billId);
    holders.delete(billId);
    actor.stop();
  };

  const open = (billId: string) => {
    const known = actors.get(billId);
    if (known !== undefined) return known;
    const actor = createActor(machine, { input: { bill_id: billId } });
    actors.set(billId, actor);
    actor.subscribe(() => queueMicrotask(() => stopIfUnused(billId)));
    return actor.start();
  };

  return {
    open,
    hold(billId) {
      holders.set(billId, (holders.get(billId) ?? 0) + 1);
      open(billId);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders.set(billId, (holders.get(billId) ?? 1) - 1);
        // A screen that opens the same bill next takes over the actor.
        queueMicrotask(() => stopIfUnused(billId));
      };
    },
  };
}
