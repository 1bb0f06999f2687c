import { ApiError } from '@claypot/sdk';
import { aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { takeUnsent } from '../../storage/unsent.ts';
import { aMenuDish } from '../catalogue/testing/samples.ts';
import { selectIsSettled, selectUnsentCart } from './cart.selectors.ts';
import { selectQtyByItem } from './on-the-menu.ts';
import { filled, identity, lost, ORDER, setUp } from './testing/asked-cart.ts';
import { createUnsentCart } from './unsent-cart.ts';

const dish = aMenuDish({ needs_choice: false });
const plain = aLine({ variation_list: [] });
const add = { type: 'ADD_ONE', dish } as const;
const gone = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });

/** Leaves `page` and loads the next one, which reads the unconfirmed changes from storage. */
function nextPage({ actor, ports }: ReturnType<typeof setUp>) {
  const unsent = createUnsentCart({ ...ports, identity: () => identity, subdomain: 'demo' });
  const changes = selectUnsentCart(actor.getSnapshot());
  if (changes !== null) unsent.write(changes);
  actor.stop();
  const next = setUp({ unsent: takeUnsent(unsent) });
  const shown = () => selectQtyByItem(next.actor.getSnapshot())[dish.id] ?? 0;
  return { ...next, shown };
}

it('stores nothing when all changes are confirmed', async () => {
  const page = await filled([plain]);
  expect(selectUnsentCart(page.actor.getSnapshot())).toBeNull();
  expect(nextPage(page).requests.map(({ name }) => name)).toEqual(['load']);
});

describe('quantity changed before leaving the page', () => {
  it('is shown and sent by the next page, with the changes queued after it', async () => {
    const page = await filled([plain, aLine({ id: 'other' })]);
    page.actor.send({ type: 'CHANGE_QTY', id: plain.id, qty: 2 });
    page.actor.send({ type: 'REMOVE', id: 'other' });
    const next = nextPage(page);
    await next.answer([plain, aLine({ id: 'other' })]);
    expect(next.view().cart?.lines).toMatchObject([{ id: plain.id, qty: 2, pending: true }]);
    const update = await next.answer([{ ...plain, qty: 2 }, aLine({ id: 'other' })]);
    expect(update).toMatchObject({ name: 'update', input: { body: { qty: 2 } } });
    expect(await next.answer([{ ...plain, qty: 2 }])).toMatchObject({
      name: 'delete',
      input: { path: { id: 'other' } },
    });
    expect(selectIsSettled(next.actor.getSnapshot())).toBe(true);
  });

  it('is dropped without a message if the line no longer exists', async () => {
    const page = await filled([plain]);
    page.actor.send({ type: 'REMOVE', id: plain.id });
    const next = nextPage(page);
    await next.answer([]);
    await next.fail(gone);
    await next.answer([]);
    expect(next.onFailure).not.toHaveBeenCalled();
    expect(next.view().status).toBe('empty');
  });
});

describe('addition before leaving the page', () => {
  it('is shown at once and sent again with its reference, followed by later presses', async () => {
    const page = await filled([]);
    for (const _ of [1, 2]) page.actor.send(add);
    const [sent] = page.requests;
    const next = nextPage(page);
    expect(next.shown()).toBe(2);
    // The server has already added it.
    await next.answer([plain]);
    const second = await next.answer([plain]);
    expect([second.name, second.input]).toEqual(['create', sent?.input]);
    expect(await next.answer([{ ...plain, qty: 2 }])).toMatchObject({
      name: 'update',
      input: { path: { id: plain.id }, body: { qty: 2 } },
    });
    expect([next.shown(), next.requests]).toEqual([2, []]);
  });

  it('gets its own reference if it was not sent yet', async () => {
    const page = setUp();
    page.actor.send(add);
    const next = nextPage(page);
    await next.answer([]);
    expect(next.next()).toMatchObject({
      name: 'create',
      input: { body: { qty: 1, reference: expect.any(String) } },
    });
  });

  it('stays if the second response is lost and the cart contains it', async () => {
    const page = await filled([]);
    page.actor.send(add);
    const next = nextPage(page);
    await next.answer([plain]);
    await next.fail(lost);
    await next.answer([plain]);
    expect([next.shown(), next.requests]).toEqual([1, []]);
    expect(next.onFailure).not.toHaveBeenCalled();
  });
});

it('restores a removed line once when the page is left during PUT_BACK', async () => {
  const page = await filled([]);
  page.actor.send({ type: 'PUT_BACK', removed: { line: aLine({ qty: 2 }), ...ORDER } });
  const [sent] = page.requests;
  const next = nextPage(page);
  await next.answer([]);
  const second = await next.answer([aLine({ qty: 2 })]);
  expect([second.name, second.input]).toEqual(['create', sent?.input]);
  expect(second.input).toMatchObject({ body: { qty: 2, reference: expect.any(String) } });
  expect(next.requests).toEqual([]);
});

it('discards the unconfirmed changes of another owner', async () => {
  const page = await filled([plain]);
  page.actor.send({ type: 'CHANGE_QTY', id: plain.id, qty: 2 });
  const next = nextPage(page);
  next.actor.send({ type: 'OWNER', owner: 'guest-2' });
  expect(selectUnsentCart(next.actor.getSnapshot())).toBeNull();
});
