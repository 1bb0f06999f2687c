import { ApiError } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { aMenuDish } from '../catalogue/testing/samples.ts';
import { selectCartSummary, selectIsSettled } from './cart.selectors.ts';
import { selectQtyByItem } from './on-the-menu.ts';
import { filled, identity, lost, ORDER, setUp } from './testing/asked-cart.ts';

const dish = aMenuDish({ needs_choice: false });
const plain = aLine({ variation_list: [] });
const soldOut = new ApiError({ kind: 'rejected', code: 'ITEM_UNAVAILABLE', status: 422 });
const add = { type: 'ADD_ONE', dish } as const;
const takeOne = { type: 'TAKE_ONE', dish_id: dish.id } as const;

async function listed(lines = [] as Parameters<typeof filled>[0]) {
  const cart = await filled(lines);
  const shown = () => selectQtyByItem(cart.actor.getSnapshot())[dish.id] ?? 0;
  return { ...cart, shown };
}

describe('ADD_ONE', () => {
  it('shows the dish with its price at once and sends one request', async () => {
    const { actor, answer, shown, view, announce } = await listed();
    actor.send(add);
    expect(shown()).toBe(1);
    expect(selectCartSummary(actor.getSnapshot())).toEqual({ total_qty: 1, total_price: 1500 });
    expect(view().cart?.lines).toMatchObject([{ pending: true, dish: { name: dish.name } }]);
    expect(selectIsSettled(actor.getSnapshot())).toBe(false);
    const { name, input } = await answer([plain]);
    expect([name, input]).toEqual([
      'create',
      {
        body: {
          ...identity,
          ...ORDER,
          item_id: dish.id,
          type: 'dish',
          qty: 1,
          variation: [],
          reference: expect.any(String),
        },
      },
    ]);
    expect(shown()).toBe(1);
    expect(announce).toHaveBeenCalledOnce();
    expect(selectIsSettled(actor.getSnapshot())).toBe(true);
  });

  it('sends further presses as the quantity of the new line', async () => {
    const { actor, answer, requests, shown } = await listed();
    for (const _ of [1, 2, 3]) actor.send(add);
    expect([shown(), requests.length]).toEqual([3, 1]);
    await answer([plain]);
    expect(shown()).toBe(3);
    const { name, input } = await answer([{ ...plain, qty: 3 }]);
    expect([name, input]).toMatchObject(['update', { path: { id: plain.id }, body: { qty: 3 } }]);
    expect([shown(), requests]).toEqual([3, []]);
  });

  it('creates a new line when the previous one is being removed', async () => {
    const { actor, answer, next, shown } = await listed([plain]);
    actor.send(takeOne);
    actor.send(add);
    expect(shown()).toBe(1);
    expect((await answer([])).name).toBe('delete');
    expect(next()).toMatchObject({ name: 'create', input: { body: { qty: 1 } } });
    expect(shown()).toBe(1);
  });

  it('increases the line without options and leaves other lines unchanged', async () => {
    const chosen = aLine({ id: 'chosen' });
    const { actor, next, shown } = await listed([chosen, plain]);
    expect(chosen.variation_list).not.toEqual([]);
    actor.send(add);
    expect(shown()).toBe(3);
    expect(next()).toMatchObject({
      name: 'update',
      input: { path: { id: plain.id }, body: { qty: 2 } },
    });
  });

  it('sends a press made before the cart is loaded once it is loaded', async () => {
    const { actor, answer, requests } = setUp();
    actor.send(add);
    expect(selectQtyByItem(actor.getSnapshot())).toEqual({ [dish.id]: 1 });
    await answer([]);
    expect(requests.map(({ name }) => name)).toEqual(['create']);
  });

  it('reloads the cart first when the load failed', async () => {
    const { actor, answer, fail, requests } = setUp();
    await fail(lost);
    actor.send(add);
    await answer([]);
    expect(requests.map(({ name }) => name)).toEqual(['create']);
  });

  it('stops at the maximum quantity of a line', async () => {
    const { actor, requests, shown } = await listed([{ ...plain, qty: 99 }]);
    actor.send(add);
    expect(shown()).toBe(99);
    expect(requests).toMatchObject([{ input: { body: { qty: 99 } } }]);
  });

  it('reverts, notifies and reloads when the server rejects it', async () => {
    const { actor, answer, fail, onFailure, shown } = await listed();
    actor.send(add);
    actor.send(add);
    await fail(soldOut);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('ITEM_UNAVAILABLE');
    expect(shown()).toBe(0);
    const { name } = await answer([]);
    expect(name).toBe('load');
  });
});

describe('addition with a lost response', () => {
  it('is not sent again and stays if the cart contains it', async () => {
    const { actor, answer, fail, onFailure, requests, shown } = await listed();
    actor.send(add);
    await fail(lost);
    expect(shown()).toBe(1);
    const { name } = await answer([plain]);
    expect([name, shown(), requests]).toEqual(['load', 1, []]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('is reverted if the cart contains only the earlier pieces', async () => {
    const { actor, answer, fail, onFailure, shown } = await listed([aLine({ id: 'chosen' })]);
    actor.send(add);
    await fail(lost);
    await answer([aLine({ id: 'chosen' })]);
    expect(shown()).toBe(1);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('ERROR');
  });

  it('is reverted if the cart cannot be loaded either', async () => {
    const { actor, fail, onFailure, requests, shown, view } = await listed();
    actor.send(add);
    await fail(lost);
    await fail(lost);
    expect([shown(), view().error, requests]).toEqual([0, 'ERROR', []]);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('ERROR');
  });

  it('reloads after a change in another tab only once it is settled', async () => {
    const { actor, answer, fail, requests } = await listed();
    actor.send(add);
    await fail(lost);
    actor.send({ type: 'REPLACE', cart: aCart([]) });
    await answer([plain]);
    expect(requests.map(({ name }) => name)).toEqual(['load']);
  });
});

describe('TAKE_ONE', () => {
  it('removes pieces without options first and deletes an empty line', async () => {
    const { actor, answer, onRemoved, shown } = await listed([plain, aLine({ id: 'chosen' })]);
    actor.send(takeOne);
    expect(shown()).toBe(1);
    const { name } = await answer([aLine({ id: 'chosen' })]);
    expect(name).toBe('delete');
    expect(onRemoved).toHaveBeenCalledOnce();
    actor.send(takeOne);
    expect(shown()).toBe(0);
  });

  it('removes an addition in flight once it is confirmed', async () => {
    const { actor, answer, requests, shown } = await listed();
    actor.send(add);
    actor.send(takeOne);
    expect(shown()).toBe(0);
    await answer([plain]);
    expect(shown()).toBe(0);
    expect(requests.map(({ name }) => name)).toEqual(['delete']);
  });

  it('drops an unsent addition without a request', async () => {
    const other = aMenuDish({ id: 'tea', needs_choice: false });
    const { actor, answer, requests, shown } = await listed();
    actor.send({ type: 'ADD_ONE', dish: other });
    actor.send(add);
    actor.send(takeOne);
    expect(shown()).toBe(0);
    await answer([]);
    expect(requests).toEqual([]);
  });

  it('does nothing when the cart does not contain the dish', async () => {
    const { actor, requests, shown } = await listed();
    actor.send(takeOne);
    expect([shown(), requests]).toEqual([0, []]);
  });
});

it('CHANGE_QTY of a line in flight changes the addition', async () => {
  const { actor, answer, next, view } = await listed();
  actor.send(add);
  const [line] = view().cart?.lines ?? [];
  actor.send({ type: 'CHANGE_QTY', id: line?.id ?? '', qty: 4 });
  await answer([plain]);
  expect(next()).toMatchObject({ name: 'update', input: { body: { qty: 4 } } });
});
