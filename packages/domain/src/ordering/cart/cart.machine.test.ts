import { ApiError, cents } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { selectCartSummary } from './cart.selectors.ts';
import { selectMemberPoints } from './member-points.ts';
import { selectQtyByItem } from './on-the-menu.ts';
import { filled, identity, lost, setUp } from './testing/asked-cart.ts';

describe('cart machine', () => {
  it('waits until the owner is known', async () => {
    const { actor, requests, answer, view } = setUp({ owner: null });
    expect(requests).toEqual([]);
    actor.send({ type: 'OWNER', owner: 'guest' });
    expect(view().status).toBe('loading');
    await answer([]);
    expect(view().status).toBe('empty');
  });

  it('clears the cart when the owner changes', async () => {
    const { actor, view } = await filled();
    actor.send({ type: 'OWNER', owner: null });
    expect(view()).toMatchObject({ status: 'loading', cart: null });
  });

  it('shows why the load failed and reloads on RETRY', async () => {
    const { actor, answer, fail, view } = setUp();
    await fail(lost);
    expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
    actor.send({ type: 'RETRY' });
    await answer([aLine()]);
    expect(view()).toMatchObject({ status: 'ready', error: null });
  });

  it('reloads once when the connection is restored after a failed load', async () => {
    const { ports, answer, fail, requests, view } = setUp();
    await fail(lost);
    ports.connection.become(false);
    expect(requests).toEqual([]);
    ports.connection.become(true);
    await answer([aLine()]);
    expect(view()).toMatchObject({ status: 'ready', error: null });
    ports.connection.become(false);
    ports.connection.become(true);
    expect(requests).toEqual([]);
  });

  it('reloads when a screen shows a cart that is at least one second old', async () => {
    const { actor, ports, requests, answer, view } = await filled();
    ports.clock.advance(999);
    actor.send({ type: 'SHOWN' });
    expect(requests).toEqual([]);
    ports.clock.advance(1);
    actor.send({ type: 'SHOWN' });
    expect(view().status).toBe('ready');
    await answer([]);
    expect(view().status).toBe('empty');
  });

  it('keeps the shown cart when the reload fails', async () => {
    const { actor, fail, view } = await filled();
    actor.send({ type: 'REFRESH' });
    await fail(lost);
    expect(view()).toMatchObject({ status: 'ready', error: 'ERROR' });
  });
});

describe('CHANGE_QTY', () => {
  it('shows the quantity at once and confirms it', async () => {
    const { actor, answer, view, announce } = await filled();
    actor.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 2 });
    expect(view().cart).toMatchObject({ total_qty: 2, total_price: 3780 });
    const { name, input } = await answer([aLine({ qty: 2 })]);
    expect([name, input]).toEqual([
      'update',
      { path: { id: 'line-1' }, body: { ...identity, qty: 2 } },
    ]);
    expect(view().cart?.lines[0]).toMatchObject({ qty: 2, pending: false });
    expect(announce).toHaveBeenCalledTimes(1);
  });

  it('sends only the newest quantity after the one in flight', async () => {
    const { actor, answer, requests, view } = await filled();
    for (const qty of [2, 3, 4, 5]) actor.send({ type: 'CHANGE_QTY', id: 'line-1', qty });
    expect(requests).toHaveLength(1);
    await answer([aLine({ qty: 2 })]);
    expect(view().cart?.total_qty).toBe(5);
    const { input } = await answer([aLine({ qty: 5 })]);
    expect(input).toMatchObject({ body: { qty: 5 } });
    expect(requests).toEqual([]);
  });

  it('reverts, notifies and reloads on failure', async () => {
    const { actor, answer, fail, view, onFailure } = await filled();
    actor.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 9 });
    await fail(new ApiError({ kind: 'rejected', code: 'ITEM_UNAVAILABLE', status: 422 }));
    expect(onFailure).toHaveBeenCalledWith('ITEM_UNAVAILABLE');
    expect(view().cart?.total_qty).toBe(1);
    await answer([aLine({ unavailable_reason: 'SOLD_OUT' })]);
    expect(view().cart).toMatchObject({ total_qty: 0, blocked: true });
  });

  it('sends the changes of two lines one after the other', async () => {
    const second = aLine({ id: 'line-2' });
    const { actor, answer, requests, view } = await filled([aLine(), second]);
    actor.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 2 });
    actor.send({ type: 'CHANGE_QTY', id: 'line-2', qty: 3 });
    expect(requests).toHaveLength(1);
    await answer([aLine({ qty: 2 }), second]);
    await answer([aLine({ qty: 2 }), aLine({ id: 'line-2', qty: 3 })]);
    expect(view().cart?.lines.map((line) => [line.qty, line.pending])).toEqual([
      [2, false],
      [3, false],
    ]);
  });

  it('ignores an older load that arrives late', async () => {
    const { actor, next, answer, view } = await filled();
    actor.send({ type: 'REFRESH' });
    const look = next();
    actor.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 2 });
    expect(look.signal.aborted).toBe(true);
    await answer([aLine({ qty: 2 })]);
    look.reply.resolve(aCart([aLine()]));
    await replies();
    expect(view().cart?.total_qty).toBe(2);
  });
});

describe('REMOVE and PUT_BACK', () => {
  it('hides the line at once and notifies when it is removed', async () => {
    const { actor, answer, view, onRemoved } = await filled();
    actor.send({ type: 'REMOVE', id: 'line-1' });
    expect(view().status).toBe('empty');
    expect(onRemoved).not.toHaveBeenCalled();
    const { name } = await answer([]);
    expect(name).toBe('delete');
    expect(onRemoved).toHaveBeenCalledTimes(1);
  });

  it('restores the line when the removal fails', async () => {
    const { actor, fail, view, onRemoved, onFailure } = await filled();
    actor.send({ type: 'REMOVE', id: 'line-1' });
    await fail(lost);
    expect(view().cart?.lines).toHaveLength(1);
    expect(onFailure).toHaveBeenCalledWith('ERROR');
    expect(onRemoved).not.toHaveBeenCalled();
  });

  it('restores the removed line on PUT_BACK and shows it once confirmed', async () => {
    const line = aLine({ qty: 3 });
    const { actor, answer, view, onRemoved, announce } = await filled([line]);
    actor.send({ type: 'REMOVE', id: 'line-1' });
    await answer([]);
    const [{ removed }] = onRemoved.mock.calls[0] ?? [{ removed: null }];
    expect(removed).toMatchObject({ line, delivery_method: 'pickup' });
    actor.send({ type: 'PUT_BACK', removed });
    const { name, input } = await answer([line]);
    expect([name, input]).toMatchObject([
      'create',
      { body: { ...identity, item_id: line.dish?.id, type: 'dish', qty: 3 } },
    ]);
    expect(view().cart?.total_qty).toBe(3);
    expect(announce).toHaveBeenCalledTimes(2);
  });

  it('restores the line in front of the line that followed it', async () => {
    const lines = ['a', 'b', 'c'].map((id) => aLine({ id }));
    const { actor, answer, onRemoved } = await filled(lines);
    actor.send({ type: 'REMOVE', id: 'b' });
    await answer(lines.filter(({ id }) => id !== 'b'));
    const [{ removed }] = onRemoved.mock.calls[0] ?? [{ removed: null }];
    actor.send({ type: 'PUT_BACK', removed });
    const { input } = await answer(lines);
    expect(input).toMatchObject({ body: { before: 'c' } });
  });

  it('sends PUT_BACK after the change in flight', async () => {
    const { actor, answer, requests, view } = await filled([aLine(), aLine({ id: 'line-2' })]);
    const removed = { line: aLine(), branch_id: 'branch-1', delivery_method: 'pickup' } as const;
    actor.send({ type: 'CHANGE_QTY', id: 'line-2', qty: 2 });
    actor.send({ type: 'PUT_BACK', removed });
    expect(requests.map(({ name }) => name)).toEqual(['update']);
    await answer([aLine({ id: 'line-2', qty: 2 })]);
    expect(requests.map(({ name }) => name)).toEqual(['create']);
    await answer([aLine({ id: 'line-2', qty: 2 }), aLine({ id: 'line-3' })]);
    expect(view().cart?.total_qty).toBe(3);
    expect(requests).toEqual([]);
  });

  it('notifies and does not retry when PUT_BACK is rejected', async () => {
    const { actor, answer, fail, onFailure, requests } = await filled([]);
    const removed = { line: aLine(), branch_id: 'branch-1', delivery_method: 'pickup' } as const;
    actor.send({ type: 'PUT_BACK', removed });
    await fail(new ApiError({ kind: 'rejected', code: 'ITEM_UNAVAILABLE', status: 422 }));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('ITEM_UNAVAILABLE');
    await answer([]);
    expect(requests).toEqual([]);
  });

  it('offers no undo for an unavailable line', async () => {
    const { actor, answer, onRemoved } = await filled([aLine({ unavailable_reason: 'SOLD_OUT' })]);
    actor.send({ type: 'REMOVE', id: 'line-1' });
    await answer([]);
    expect(onRemoved).toHaveBeenCalledExactlyOnceWith({ type: 'item.removed', removed: null });
  });

  it('ignores NOT_FOUND for a line removed in another tab', async () => {
    const { actor, answer, fail, view, onFailure } = await filled();
    actor.send({ type: 'REMOVE', id: 'line-1' });
    await fail(new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 }));
    await answer([]);
    expect(view().status).toBe('empty');
    expect(onFailure).not.toHaveBeenCalled();
  });
});

it('selectMemberPoints counts only available lines', async () => {
  const { actor } = await filled();
  const gone = { id: 'gone', point: 40, unavailable_reason: 'SOLD_OUT' } as const;
  actor.send({ type: 'REPLACE', cart: aCart([aLine({ qty: 2, point: 30 }), aLine(gone)]) });
  expect(selectMemberPoints(actor.getSnapshot())).toBe(30);
});

describe('REPLACE', () => {
  it('shows the given cart', async () => {
    const { actor, view } = await filled();
    actor.send({ type: 'REPLACE', cart: aCart([aLine({ qty: 4 })]) });
    expect(selectCartSummary(actor.getSnapshot())).toEqual({ total_qty: 4, total_price: 7560 });
    expect(view().status).toBe('ready');
  });

  it('reloads after the change in flight', async () => {
    const { actor, answer, view } = await filled();
    actor.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 2 });
    actor.send({ type: 'REPLACE', cart: aCart([aLine(), aLine({ id: 'line-2' })]) });
    await answer([aLine({ qty: 2 })]);
    const { name } = await answer([aLine({ qty: 2 }), aLine({ id: 'line-2' })]);
    expect(name).toBe('load');
    expect(view().cart?.total_qty).toBe(3);
  });
});

describe('CLEAR', () => {
  it('sends one request and ignores presses meanwhile', async () => {
    const { actor, answer, view, requests } = await filled();
    actor.send({ type: 'CLEAR' });
    actor.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 2 });
    expect(view().clearing).toBe(true);
    await answer([]);
    expect(view()).toMatchObject({ status: 'empty', clearing: false });
    expect(requests).toEqual([]);
  });

  it('notifies and reloads on failure', async () => {
    const { actor, answer, fail, view, onFailure } = await filled();
    actor.send({ type: 'CLEAR' });
    await fail(lost);
    expect(onFailure).toHaveBeenCalledWith('ERROR');
    await answer([aLine()]);
    expect(view().status).toBe('ready');
  });
});

it('counts each item under the id used in the menu', async () => {
  const { actor, answer } = setUp();
  const set = {
    dish: null,
    package: {
      id: 'family',
      package_name: 'Family of Three',
      image: '/media/demo/family-of-three.avif',
      price: cents(6800),
      price_after_discount: null,
    },
  };
  await answer([
    aLine({ qty: 2 }),
    aLine({ ...set, id: 'line-2' }),
    aLine({ ...set, id: 'line-3', qty: 2 }),
    aLine({ ...set, id: 'line-4', qty: 4, hot_deal: { id: 'deal', name: 'Half price' } }),
  ]);
  const quantities = selectQtyByItem(actor.getSnapshot());
  expect(quantities).toEqual({ 'dish-1': 2, family: 3, deal: 4 });
});
