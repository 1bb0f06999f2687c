import { ApiError } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { expect, it } from 'vitest';
import { assign } from 'xstate';
import { unvisited } from '../../testing/paths.ts';
import { aMenuDish } from '../catalogue/testing/samples.ts';
import { nextAddition, oneMore } from './additions.ts';
import { cartMachine } from './cart.machine.ts';
import { lineRequest } from './line-request.ts';

const order = { branch_id: 'b', delivery_method: 'pickup' } as const;

/** A cart that is always stale. */
const machine = cartMachine.provide({
  guards: { isStale: () => true },
  actions: {
    addOne: assign(({ context }, { dish }) => oneMore(context, { ...order, dish })),
    sendAddition: assign(({ context }) => ({ adding: nextAddition(context, () => 'reference') })),
    restoreLine: assign((_, { removed }) => ({
      putBack: { ...lineRequest(removed), reference: 'reference' },
    })),
  },
});
const dish = aMenuDish({ needs_choice: false });
const cart = aCart([aLine()]);
const lost = new ApiError({ kind: 'network' });
const gone = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });

it('visits every state and handles every event', () => {
  expect(
    unvisited(machine, {
      input: { owner: null },
      events: [
        { type: 'OWNER', owner: 'guest' },
        { type: 'OWNER', owner: null },
        { type: 'SHOWN' },
        { type: 'REFRESH' },
        { type: 'RETRY' },
        { type: 'CONNECTION_RESTORED' },
        { type: 'REPLACE', cart },
        { type: 'CHANGE_QTY', id: 'line-1', qty: 2 },
        { type: 'REMOVE', id: 'line-1' },
        { type: 'PUT_BACK', removed: { line: aLine(), branch_id: 'b', delivery_method: 'pickup' } },
        { type: 'ADD_ONE', dish },
        { type: 'TAKE_ONE', dish_id: dish.id },
        { type: 'CLEAR' },
        ...['load', 'reload', 'saveLine', 'putBack', 'add', 'check', 'clear'].flatMap((id) => [
          { type: `xstate.done.actor.${id}`, output: cart },
          { type: `xstate.error.actor.${id}`, error: lost },
          { type: `xstate.error.actor.${id}`, error: gone },
        ]),
      ],
      distinguish: ({ context }) => [
        context.owner,
        Object.entries(context.wanted).length > 0,
        Object.values(context.additions).length > 0,
        context.putBack !== null,
        context.recheck,
      ],
    }),
  ).toEqual({ states: [], events: [] });
});
