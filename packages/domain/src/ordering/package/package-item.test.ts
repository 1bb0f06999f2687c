import type { Cart, Package } from '@claypot/sdk';
import { aCart } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { itemDeps } from '../item/testing/harness.ts';
import { selectPackageItem } from './package.selectors.ts';
import { createPackageItem } from './package-item.implementation.ts';
import { aPackage } from './testing/samples.ts';

async function loaded(answer: Package = aPackage()) {
  const packageDetail = vi.fn<(input: unknown) => Promise<Package>>().mockResolvedValue(answer);
  const cartCreate = vi.fn<(input: unknown) => Promise<Cart>>().mockResolvedValue(aCart([]));
  const ports = fakePorts({ packageDetail, cartCreate });
  const deps = itemDeps(ports);
  const actor = createActor(createPackageItem({ ...deps, cachedPackage: () => null }), {
    input: { item_id: 'family' },
  }).start();
  await replies();
  const view = () => selectPackageItem(actor.getSnapshot());
  const choose = (option_id: string, variation_id: string) =>
    actor.send({ type: 'CHOOSE', option_id, variation_id });
  return { actor, view, choose, packageDetail, cartCreate, onFailure: deps.onFailure };
}

const asked = (view: { groups: { option: { id: string } }[] }) =>
  view.groups.map(({ option }) => option.id);

describe('package item', () => {
  it('shows the side dishes and the discounted price', async () => {
    const { view, packageDetail } = await loaded();
    expect(packageDetail).toHaveBeenCalledWith(
      expect.objectContaining({ path: { branch_id: 'bangsar', package_id: 'family' } }),
      expect.anything(),
    );
    expect(view()).toMatchObject({ status: 'editing', total: 5990 });
    expect(view().sideDishes.map(({ id }) => id)).toEqual(['in-barley']);
  });

  it('shows the variations of the chosen dish only', async () => {
    const { view, choose } = await loaded();
    expect(asked(view())).toEqual(['claypot', 'in-barley/rice']);
    choose('claypot', 'pick-chicken');
    expect(asked(view())).toEqual(['claypot', 'in-chicken/rice', 'in-barley/rice']);
    choose('claypot', 'pick-duck');
    expect(asked(view())).toEqual(['claypot', 'in-barley/rice']);
  });

  it('ignores a sold-out dish', async () => {
    const { view, choose } = await loaded();
    choose('claypot', 'pick-yam');
    expect(view().groups[0]?.chosen).toEqual([]);
  });

  it.each([
    ['an option', [['in-barley/rice', 'white']], 'claypot'],
    [
      'a variation of a chosen dish',
      [
        ['claypot', 'pick-chicken'],
        ['in-barley/rice', 'white'],
      ],
      'in-chicken/rice',
    ],
    ['a variation of a side dish', [['claypot', 'pick-duck']], 'in-barley/rice'],
  ])('cannot be added while %s is missing', async (_, presses, missing) => {
    const { actor, view, choose, cartCreate, onFailure } = await loaded();
    for (const [option = '', variation = ''] of presses) choose(option, variation);
    actor.send({ type: 'ADD' });
    await replies();
    expect(view()).toMatchObject({ firstMissing: missing, attempts: 1 });
    expect(onFailure).toHaveBeenCalledWith('SELECT_ALL_REQUIRED_VARIATION');
    expect(cartCreate).not.toHaveBeenCalled();
  });

  it('sends each choice with its group', async () => {
    const { actor, view, choose, cartCreate } = await loaded();
    choose('claypot', 'pick-chicken');
    choose('in-chicken/rice', 'oily');
    choose('in-barley/rice', 'brown');
    actor.send({ type: 'INCREASE' });
    expect(view().total).toBe(2 * (5990 + 150 + 300));
    actor.send({ type: 'ADD' });
    await replies();
    expect(cartCreate.mock.calls[0]?.[0]).toMatchObject({
      body: {
        item_id: 'family',
        type: 'package',
        qty: 2,
        variation: [
          { dish_option_id: 'claypot', dish_option_variation_id: 'pick-chicken' },
          {
            dish_option_id: 'claypot',
            dish_option_variation_id: 'pick-chicken',
            dish_variation_id: 'rice',
            dish_variation_option_id: 'oily',
            additional_price: 150,
          },
          {
            dish_option_id: 'in-barley',
            dish_option_variation_id: 'barley',
            dish_variation_id: 'rice',
            dish_variation_option_id: 'brown',
            additional_price: 300,
          },
        ],
      },
    });
  });

  it('does not charge for the variations of a dish that is no longer chosen', async () => {
    const { view, choose } = await loaded();
    choose('claypot', 'pick-chicken');
    choose('in-chicken/rice', 'brown');
    choose('claypot', 'pick-duck');
    expect(view().total).toBe(5990);
    choose('claypot', 'pick-chicken');
    expect(view().total).toBe(5990 + 300);
  });
});

describe('option with several choices', () => {
  const [option] = aPackage().package_dish_option;
  const choosy = aPackage({
    package_dish_option: option ? [{ ...option, min_qty: 2, max_qty: 2 }] : [],
  });

  it('requires the minimum and stops at the maximum', async () => {
    const { actor, view, choose } = await loaded(choosy);
    choose('in-barley/rice', 'white');
    choose('claypot', 'pick-duck');
    actor.send({ type: 'ADD' });
    expect(view()).toMatchObject({ firstMissing: 'claypot' });
    expect(view().groups[0]).toMatchObject({ least: 2, full: false });
    choose('claypot', 'pick-chicken');
    expect(view().groups[0]).toMatchObject({ full: true, missing: false });
  });
});

describe('option with repeated choices', () => {
  /**
   * A package with two claypots to choose. The chicken has a choice of rice; a third claypot is
   * sold out.
   */
  async function pair() {
    const [claypot] = aPackage().package_dish_option;
    if (claypot === undefined) throw new Error('The sample has no option');
    const item = await loaded(
      aPackage({ package_dish_option: [{ ...claypot, min_qty: 2, max_qty: 2 }] }),
    );
    const count = (variation_id: string, qty: number) =>
      item.actor.send({ type: 'COUNT', option_id: 'claypot', variation_id, qty });
    const chosen = () => item.view().groups.find(({ option }) => option.id === 'claypot')?.chosen;
    return { ...item, count, chosen };
  }

  it('accepts the same dish twice and charges its variations for each', async () => {
    const { actor, view, choose, count, cartCreate } = await pair();
    count('pick-chicken', 2);
    expect(view().groups[0]).toMatchObject({
      full: true,
      chosen: ['pick-chicken', 'pick-chicken'],
    });
    expect(view().groups[1]?.option).toMatchObject({ id: 'in-chicken/rice', times: 2 });
    choose('in-chicken/rice', 'oily');
    choose('in-barley/rice', 'white');
    // 59.90 and twice 1.50
    expect(view().total).toBe(6290);
    actor.send({ type: 'ADD' });
    const [sent] = cartCreate.mock.lastCall ?? [];
    expect(sent).toMatchObject({
      body: {
        variation: [
          { dish_option_id: 'claypot', dish_option_variation_id: 'pick-chicken', qty: 2 },
          { dish_variation_option_id: 'oily', additional_price: 150 },
          { dish_variation_option_id: 'white' },
        ],
      },
    });
  });

  it('stops at the maximum and ignores a sold-out dish', async () => {
    const { count, chosen } = await pair();
    count('pick-duck', 1);
    count('pick-chicken', 5);
    expect(chosen()).toEqual(['pick-duck', 'pick-chicken']);
    count('pick-yam', 1);
    expect(chosen()).toEqual(['pick-duck', 'pick-chicken']);
    count('pick-duck', 0);
    expect(chosen()).toEqual(['pick-chicken']);
  });

  it('is available if one dish is left that can be taken twice', async () => {
    const [claypot] = aPackage().package_dish_option;
    const [chicken] = claypot?.package_dish_option_dish ?? [];
    if (claypot === undefined || chicken === undefined) throw new Error('The sample has no dish');
    const { view } = await loaded(
      aPackage({
        package_dish_option: [
          { ...claypot, min_qty: 2, max_qty: 2, package_dish_option_dish: [chicken] },
        ],
      }),
    );
    expect(view()).toMatchObject({ status: 'editing', total: 5990 });
  });
});
