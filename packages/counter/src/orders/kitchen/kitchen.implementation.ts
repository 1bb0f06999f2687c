import { createStored } from '@claypot/domain/storage';
import * as v from 'valibot';
import { assign } from 'xstate';
import type { CounterRuntime } from '../../app/ports.ts';
import type { BoardSnapshot } from '../board/board.machine.ts';
import { boardOrders } from '../board/board.selectors.ts';
import { kitchenMachine } from './kitchen.machine.ts';

export interface KitchenDeps extends Pick<CounterRuntime, 'storage' | 'subdomain'> {
  /** The board of the branch. */
  board: { getSnapshot(): BoardSnapshot };
}

/** Creates the machine of the crossed-off lines. */
export function createKitchen({ board, storage, subdomain }: KitchenDeps) {
  const stored = createStored(storage, {
    subdomain,
    thing: 'counter-crossed-off',
    version: 1,
    schema: v.array(v.string()),
  });
  const isOpen = (lineId: string) =>
    boardOrders(board.getSnapshot(), []).some(({ lines }) => lines.some(({ id }) => id === lineId));
  return kitchenMachine.provide({
    actions: {
      recall: assign(() => ({ crossedOff: stored.read() ?? [] })),
      toggle: assign(({ context: { crossedOff } }, { id }) => ({
        crossedOff: crossedOff.includes(id)
          ? crossedOff.filter((other) => other !== id)
          : [...crossedOff.filter(isOpen), id],
      })),
      persist: ({ context }) => void stored.write([...context.crossedOff]),
    },
  });
}
