import { unprovidedAction } from '@claypot/domain/flows';
import { type SnapshotFrom, setup } from 'xstate';

export interface KitchenContext {
  /** Ids of crossed-off lines, which are unique among all orders. */
  crossedOff: readonly string[];
}

/** Crosses a line off, or takes it back. */
export interface KitchenEvent {
  type: 'TOGGLE_LINE';
  id: string;
}

/** Lines that the kitchen has crossed off on this device. They survive a reload. */
export const kitchenMachine = setup({
  types: { context: {} as KitchenContext, events: {} as KitchenEvent },
  actions: {
    /** Reads the lines that an earlier page left. */
    recall: unprovidedAction('recall'),
    /** Crosses the line off or takes it back, and drops lines of orders that are over. */
    toggle: unprovidedAction<{ id: string }>('toggle'),
    /** Stores the lines on the device. */
    persist: unprovidedAction('persist'),
  },
}).createMachine({
  id: 'kitchen',
  context: { crossedOff: [] },
  entry: 'recall',
  on: {
    TOGGLE_LINE: { actions: [{ type: 'toggle', params: ({ event }) => event }, 'persist'] },
  },
});

export type KitchenSnapshot = SnapshotFrom<typeof kitchenMachine>;
