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

/** Returns a choice of the dish in its persisted form. */
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

test('lastTime returns free choices with their names', () => {
  const groups = [cutlery(NONE, FOR_FOUR), extras()];
  expect(had(groups, idOfChoice('cutlery', 'for four'), idOfChoice('extras', 'egg'))).toEqual({
    chosen: { cutlery: ['for four'], extras: ['egg'] },
    names: ['for four', 'Egg'],
  });
});

test('lastTime omits choices that cost extra, are sold out or no longer exist', () => {
  const groups = [
    cutlery(NONE, choice('for four', 0, 'Sold Out'), choice('silver', 150)),
    extras(),
  ];
  const ids = ['for four', 'silver', 'gold'].map((id) => idOfChoice('cutlery', id));
  const { chosen, names } = had(groups, ...ids, idOfChoice('extras', 'sausage'));
  expect(chosen).toEqual({ cutlery: ['none'], extras: [] });
  expect(names).toEqual([]);
});

test('lastTime does not name default choices', () => {
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

test('a reopened dish starts with the last choices, which can be changed', async () => {
  const { actor, view } = await opened(idOfChoice('cutlery', 'for four'));
  expect(view()).toMatchObject({ lastTime: ['for four'], groups: [{ chosen: ['for four'] }] });
  actor.send({ type: 'CHOOSE', option_id: 'cutlery', variation_id: 'none' });
  expect(view().groups).toMatchObject([{ chosen: ['none'] }]);
});

test('a dish ordered for the first time starts with the defaults', async () => {
  const { view } = await opened('dish-12 cutlery for four  ');
  expect(view()).toMatchObject({ lastTime: [], groups: [{ chosen: ['none'] }] });
});
