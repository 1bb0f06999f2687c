import { ApiError } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { expect, it } from 'vitest';
import { assign } from 'xstate';
import {
  newQueryContext,
  type QueryState,
  queryMachine,
} from '../../machines/query/query.machine.ts';
import { unvisited } from '../../testing/paths.ts';
import { itemMachine } from './item.machine.ts';
import type { LoadedItem } from './item.types.ts';
import { aDish } from './testing/samples.ts';

const rejected = (code: string, data: unknown = null) =>
  new ApiError({ kind: 'rejected', code, status: 422, data });
const failures = [
  new ApiError({ kind: 'network' }),
  rejected('NOT_FOUND'),
  rejected('CART_BRANCH_MISMATCH', { branch_id: 'b', branch_name: 'B', delivery_method: 'pickup' }),
  rejected('PRICE_CHANGED'),
];

function loadedWith(value: QueryState, data: LoadedItem | null) {
  const context = { ...newQueryContext(input), data };
  return { type: 'xstate.snapshot.item', snapshot: queryMachine.resolveState({ value, context }) };
}

const input = { item_id: 'dish-1' };
const events = [
  { type: 'RETRY' },
  { type: 'CHOOSE', option_id: 'rice', variation_id: 'oily' },
  { type: 'COUNT', option_id: 'extras', variation_id: 'egg', qty: 1 },
  { type: 'INCREASE' },
  { type: 'DECREASE' },
  { type: 'ADD' },
  { type: 'CONFIRM' },
  { type: 'DISMISS' },
  { type: 'RENEWED', item: { type: 'dish', dish: aDish() }, at: 1 },
  {
    type: 'RENEWED',
    item: { type: 'dish', dish: aDish({ stock_status: 'Sold Out' }) },
    at: 1,
  },
  { type: 'REMEMBERED', lastTime: { chosen: {}, names: ['Less salt'] } },
  loadedWith('loading', null),
  loadedWith('failed', null),
  loadedWith('notFound', null),
  loadedWith('ready', { item: { type: 'dish', dish: aDish() }, inCart: 0 }),
  loadedWith('ready', {
    item: { type: 'dish', dish: aDish({ stock_status: 'Sold Out' }) },
    inCart: 0,
  }),
  { type: 'xstate.done.actor.cartLoaded', output: undefined },
  { type: 'xstate.done.actor.addToCart', output: aCart([]) },
  { type: 'xstate.done.actor.clearCart', output: undefined },
  ...['readCart', 'rereadCart'].flatMap((id) => [
    { type: `xstate.done.actor.${id}`, output: aCart([]) },
    { type: `xstate.done.actor.${id}`, output: aCart([aLine({ qty: 99 })]) },
  ]),
  ...['addToCart', 'clearCart', 'readCart', 'rereadCart'].flatMap((id) =>
    failures.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ),
];
const atBranch = itemMachine.provide({
  actions: { findBranch: assign({ branch_id: 'bangsar' }) },
});
/** No branch is chosen, but the cart may have one. */
const nowhere = itemMachine.provide({
  actions: { chooseBranch: () => undefined, findBranch: assign({}) },
  guards: { mustLoadCart: () => true },
});

it('visits every state and handles every event', () => {
  const explored = unvisited(atBranch, {
    input,
    events,
    distinguish: ({ context }) => [context.chosen, context.attempts > 0],
  });
  const asked = unvisited(nowhere, { input, events });
  expect(explored.states.filter((state) => asked.states.includes(state))).toEqual([]);
  expect(explored.events.filter((type) => asked.events.includes(type))).toEqual([]);
});

it('reaches noBranch while no branch is chosen', () => {
  const { states } = unvisited(
    itemMachine.provide({
      actions: { chooseBranch: () => undefined, findBranch: assign({}) },
      guards: { mustLoadCart: () => false },
    }),
    { input, events },
  );
  expect(states).not.toContain('item.noBranch');
});
