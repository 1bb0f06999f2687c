import { cents, type Dish } from '@claypot/sdk';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createDishItem } from './dish-item.implementation.ts';
import { selectItem } from './item.selectors.ts';
import { lastTime } from './last-time.ts';
import { itemDeps } from './testing/harness.ts';
import { aDish, anOption, extras } from './testing/samples.ts';

/** A choice of the dish, as the device keeps it. */
const idOfChoice = (group: string, choice: string) => `dish-1 ${group} ${choice}  `;
const choice = (id: string, price = 0, stock_status: 'In Stock' | 'Sold Out' = 'In Stock') => ({
  id,
  variation_name: id,
  additional_price: cents(price),
  additional_point: 0,
  stock_status,
});
const cutlery = (...dish_option_variation: ReturnType<typeof choice>[]) =>
  anOption({ id: 'cutlery', default_variation_id: 'none', dish_option_variation });
const NONE = choice('none');
const FOR_FOUR = choice('for four');

function had(dish_option: Dish['dish_option'], ...ids: string[]) {
  return lastTime({ type: 'dish', dish: aDish({ dish_option }) }, ids);
}

test('what costs nothing is chosen as it was, and said', () => {
  const groups = [cutlery(NONE, FOR_FOUR), extras()];
  expect(had(groups, idOfChoice('cutlery', 'for four'), idOfChoice('extras', 'egg'))).toEqual({
    chosen: { cutlery: ['for four'], extras: ['egg'] },
    names: ['for four', 'Egg'],
  });
});

test('what costs something, is sold out or is gone is not chosen for anybody', () => {
  const groups = [
    cutlery(NONE, choice('for four', 0, 'Sold Out'), choice('silver', 150)),
    extras(),
  ];
  const ids = ['for four', 'silver', 'gold'].map((id) => idOfChoice('cutlery', id));
  const { chosen, names } = had(groups, ...ids, idOfChoice('extras', 'sausage'));
  expect(chosen).toEqual({ cutlery: ['none'], extras: [] });
  expect(names).toEqual([]);
});

test('what is chosen by itself anyhow is not spoken of', () => {
  expect(had([cutlery(NONE, FOR_FOUR)], idOfChoice('cutlery', 'none')).names).toEqual([]);
});

async function opened(...before: string[]) {
  const dish = aDish({ dish_option: [cutlery(NONE, FOR_FOUR)] });
  const dishDetail = vi.fn<() => Promise<Dish>>().mockResolvedValue(dish);
  const deps = {
    ...itemDeps(fakePorts({ dishDetail })),
    chosenBefore: () => before,
    cachedDish: () => null,
  };
  const actor = createActor(createDishItem(deps), { input: { item_id: dish.id } }).start();
  await vi.waitFor(() => expect(selectItem(actor.getSnapshot()).status).toBe('editing'));
  await replies();
  return { actor, view: () => selectItem(actor.getSnapshot()) };
}

test('a dish that is opened again begins so, and is chosen otherwise at once', async () => {
  const { actor, view } = await opened(idOfChoice('cutlery', 'for four'));
  expect(view()).toMatchObject({ lastTime: ['for four'], groups: [{ chosen: ['for four'] }] });
  actor.send({ type: 'CHOOSE', option_id: 'cutlery', variation_id: 'none' });
  expect(view().groups).toMatchObject([{ chosen: ['none'] }]);
});

test('a dish that was never had begins with what the menu says', async () => {
  const { view } = await opened('dish-12 cutlery for four  ');
  expect(view()).toMatchObject({ lastTime: [], groups: [{ chosen: ['none'] }] });
});
