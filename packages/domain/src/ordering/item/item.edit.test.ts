import type { CartLine } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { replies } from '../../testing/replies.ts';
import { LOST, rejected, setUp } from './testing/harness.ts';
import { aDish, extras } from './testing/samples.ts';

const [sample] = aLine().variation_list;

function chose(option: string, variation: string): CartLine['variation_list'][number] {
  if (sample === undefined) throw new Error('The sample line has no choice');
  return {
    ...sample,
    dish_option_id: option,
    dish_option_variation_id: variation,
    variation_name: variation,
  };
}

const ASKED = [chose('rice', 'oily'), chose('extras', 'egg')];

function theLine(fields: Partial<CartLine> = {}): CartLine {
  return aLine({ id: 'line-7', qty: 3, variation_list: ASKED, ...fields });
}

/** Opens a dish to edit a cart line and waits until it is loaded. */
async function edited(lines: CartLine[] = [theLine()], answer = aDish()) {
  const item = setUp({ answer, lineId: 'line-7', branchId: 'elsewhere' });
  item.cartLoad.mockResolvedValue(aCart(lines));
  // The code for editing is a lazily loaded chunk.
  await waitFor(item.actor, (snapshot) => snapshot.matches('editing'));
  return item;
}

it('starts with the choices and quantity of the line, at the branch of its cart', async () => {
  const item = await edited();
  const { groups, ...view } = item.view();
  expect(view).toMatchObject({ status: 'editing', editing: 'line', qty: 3, lost: [] });
  expect(groups.map(({ chosen }) => chosen)).toEqual([['oily'], ['egg']]);
  expect(item.dishDetail).toHaveBeenCalledWith(
    expect.objectContaining({ path: { branch_id: 'bangsar', dish_id: 'dish-1' } }),
    expect.anything(),
  );
});

it('replaces the line on save and returns to the order', async () => {
  const item = await edited();
  const after = aCart([theLine({ qty: 4 })]);
  item.cartCreate.mockResolvedValue(after);
  item.choose('rice', 'brown');
  item.actor.send({ type: 'INCREASE' });
  item.actor.send({ type: 'ADD' });
  await replies();
  const [sent] = item.cartCreate.mock.lastCall ?? [];
  expect(sent).toMatchObject({
    body: {
      replaces: 'line-7',
      qty: 4,
      branch_id: 'bangsar',
      variation: [
        { dish_option_id: 'rice', dish_option_variation_id: 'brown' },
        { dish_option_id: 'extras', dish_option_variation_id: 'egg' },
      ],
    },
  });
  expect(item.onUpdated).toHaveBeenCalledWith(after);
  expect(item.onAdded).not.toHaveBeenCalled();
  expect(item.ports.navigation.visits).toEqual([['replace', '/orderConfirmation']]);
});

it('shows the choices that are sold out and keeps the others', async () => {
  const soldOut = extras({
    dish_option_variation: extras().dish_option_variation.map((each) =>
      each.id === 'egg' ? { ...each, stock_status: 'Sold Out' as const } : each,
    ),
  });
  const [rice] = aDish().dish_option;
  const item = await edited([theLine()], aDish({ dish_option: rice ? [rice, soldOut] : [] }));
  const { groups, lost } = item.view();
  expect(lost).toEqual(['egg']);
  expect(groups.map(({ chosen }) => chosen)).toEqual([['oily'], []]);
});

it('adds the item as a new line if the line no longer exists', async () => {
  const item = await edited([aLine({ id: 'another' })]);
  expect(item.view()).toMatchObject({ status: 'editing', editing: 'gone', qty: 1 });
  item.choose('rice', 'white');
  item.actor.send({ type: 'ADD' });
  await replies();
  expect(item.cartCreate.mock.lastCall?.[0]).not.toHaveProperty('body.replaces');
  expect(item.onAdded).toHaveBeenCalledTimes(1);
  expect(item.ports.navigation.visits).toEqual([['replace', '/orderConfirmation']]);
});

it('keeps the choices without a toast when the line is removed while editing', async () => {
  const item = await edited();
  item.choose('rice', 'brown');
  item.cartCreate.mockRejectedValueOnce(rejected('NOT_FOUND', null, 404));
  item.cartLoad.mockResolvedValue(aCart([]));
  item.actor.send({ type: 'ADD' });
  await waitFor(item.actor, ({ context }) => context.line === null);
  const { groups, ...view } = item.view();
  expect(view).toMatchObject({ status: 'editing', editing: 'gone', qty: 3 });
  expect(groups.map(({ chosen }) => chosen)).toEqual([['brown'], ['egg']]);
  expect(item.onFailure).not.toHaveBeenCalled();
});

const lostReplies = [
  ['other choices that are there', ASKED.slice(0, 1), 3, true],
  ['other choices that went into an equal line', ASKED.slice(0, 1), 9, true],
  ['other choices that are not there', ASKED, 3, false],
  ['the same choices with the old quantity', ASKED, 3, false],
] as const;

it.each(lostReplies)('handles a lost response with %s', async (what, now, qty, landed) => {
  const item = await edited();
  if (what.startsWith('the same')) item.actor.send({ type: 'DECREASE' });
  else item.choose('extras', 'egg');
  item.cartCreate.mockRejectedValueOnce(LOST);
  item.cartLoad.mockResolvedValue(aCart([theLine({ variation_list: [...now], qty })]));
  item.actor.send({ type: 'ADD' });
  await replies();
  expect(item.view()).toMatchObject(landed ? { status: 'leaving' } : { notAdded: true });
  expect(item.onUpdated).toHaveBeenCalledTimes(landed ? 1 : 0);
  // A retry still replaces the same line.
  item.actor.send({ type: 'ADD' });
  await replies();
  expect(item.cartCreate).toHaveBeenCalledTimes(landed ? 1 : 2);
});
