import { ApiError, type Cart, cents, type HotDeal } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { aMenuPackage } from '../catalogue/testing/samples.ts';
import { PACKAGE_GROUP } from '../item/choices/hot-deal-questions.ts';
import { itemDeps } from '../item/testing/harness.ts';
import { aHotDeal } from '../package/testing/samples.ts';
import { selectHotDealItem } from './hot-deal.selectors.ts';
import { createHotDealItem } from './hot-deal-item.implementation.ts';

const ofDeal = (qty: number) =>
  aCart([aLine({ dish: null, hot_deal: { id: 'deal', name: 'Half price' }, qty })]);

async function loaded(answer: HotDeal = aHotDeal(), cart: Cart = aCart([])) {
  const hotDealDetail = vi.fn<() => Promise<HotDeal>>().mockResolvedValue(answer);
  const cartCreate = vi.fn<(input: unknown) => Promise<Cart>>().mockResolvedValue(aCart([]));
  const cartLoad = vi.fn<() => Promise<Cart>>().mockResolvedValue(cart);
  const deps = itemDeps(fakePorts({ hotDealDetail, cartCreate, cartLoad }));
  const actor = createActor(createHotDealItem({ ...deps, cachedPackage: () => null }), {
    input: { item_id: 'deal' },
  }).start();
  await replies();
  const view = () => selectHotDealItem(actor.getSnapshot());
  const choose = (option_id: string, variation_id: string) =>
    actor.send({ type: 'CHOOSE', option_id, variation_id });
  return { actor, view, choose, cartCreate, cartLoad, onAdded: deps.onAdded };
}

/** A hot deal in which the given packages are sold out. */
function withSoldOut(...ids: readonly string[]): HotDeal {
  const { package_list } = aHotDeal();
  return aHotDeal({
    package_list: package_list.map((item) =>
      ids.includes(item.id) ? { ...item, stock_status: 'Sold Out' } : item,
    ),
  });
}

describe('hot deal', () => {
  it('shows the lowest price until a package is chosen', async () => {
    const { view, choose } = await loaded();
    expect(view()).toMatchObject({ status: 'editing', price: 3000, total: 3000 });
    expect(view().packages.map(({ chosen }) => chosen)).toEqual([false, false]);
    choose(PACKAGE_GROUP, 'family');
    expect(view()).toMatchObject({ price: 5990, total: 5990 });
    expect(view().packages.map(({ chosen }) => chosen)).toEqual([false, true]);
  });

  it('shows the price before the discount of the package', async () => {
    const package_list = aHotDeal().package_list.map((one) =>
      one.id === 'couple'
        ? { ...one, price: cents(4000), price_after_discount: cents(3000) }
        : { ...one, price_after_discount: null },
    );
    const { view, choose } = await loaded(aHotDeal({ package_list }));
    expect(view()).toMatchObject({ price: 3000, before: 4000, from: true });
    choose(PACKAGE_GROUP, 'family');
    expect(view().before).toBeNull();
  });

  it('starts at the lowest available price, also on the button', async () => {
    const { view, choose } = await loaded(withSoldOut('couple'));
    expect(view()).toMatchObject({ status: 'editing', price: 5990, from: true, total: 5990 });
    choose(PACKAGE_GROUP, 'couple');
    expect(view()).toMatchObject({ price: 5990, from: true, total: 5990 });
    choose(PACKAGE_GROUP, 'family');
    expect(view()).toMatchObject({ price: 5990, from: false, total: 5990 });
  });

  it('includes required options in the lowest price', async () => {
    const [drink] = aHotDeal().hot_deal_option;
    const required = drink ? [{ ...drink, is_required: 1 as const }] : [];
    const { actor, view, choose } = await loaded(aHotDeal({ hot_deal_option: required }));
    expect(view()).toMatchObject({ price: 3250, from: true, total: 3250 });
    actor.send({ type: 'INCREASE' });
    expect(view()).toMatchObject({ price: 3250, total: 6500 });
    choose(PACKAGE_GROUP, 'couple');
    expect(view()).toMatchObject({ price: 3250, from: true, total: 6500 });
    choose('deal/drink', 'tea');
    expect(view()).toMatchObject({ price: 3250, total: 6500 });
  });

  it('shows the deal price of each package', async () => {
    const { view } = await loaded();
    expect(view().packages.map(({ offered }) => offered)).toEqual([
      { price: 3000, price_after_discount: null, from: false },
      { price: 6800, price_after_discount: 5990, from: false },
    ]);
    const dear = aHotDeal();
    // The cheapest rice served with the drink is sold out; only dearer kinds are left.
    const [rice] = dear.package_list[1]?.package_dish[0]?.package_dish_variation ?? [];
    const [white] = rice?.dish_option_variation ?? [];
    if (white) white.stock_status = 'Sold Out';
    const other = await loaded(dear);
    expect(other.view().packages[1]?.offered).toEqual({
      price: 6950,
      price_after_discount: 6140,
      from: true,
    });
    other.choose(PACKAGE_GROUP, 'family');
    expect(other.view()).toMatchObject({ price: 6140, before: 6950, from: true, total: 6140 });
  });

  it('cannot be added with a sold-out option', async () => {
    const [drink] = aHotDeal().hot_deal_option;
    const gone = drink?.hot_deal_option_variation.map((tea) => ({
      ...tea,
      stock_status: 'Sold Out' as const,
    }));
    const options = drink ? [{ ...drink, hot_deal_option_variation: gone ?? [] }] : [];
    const { view, choose } = await loaded(aHotDeal({ hot_deal_option: options }));
    choose(PACKAGE_GROUP, 'couple');
    choose('deal/drink', 'tea');
    expect(view().groups.at(-1)?.chosen).toEqual([]);
    expect(view()).toMatchObject({ status: 'editing', total: 3000 });
    const required = options.map((option) => ({ ...option, is_required: 1 as const }));
    const other = await loaded(aHotDeal({ hot_deal_option: required }));
    expect(other.view()).toMatchObject({ status: 'soldOut', price: null, from: false });
  });

  it('has no price if all packages are sold out', async () => {
    const { view } = await loaded(withSoldOut('couple', 'family'));
    expect(view()).toMatchObject({ status: 'soldOut', price: null, from: false, total: null });
  });

  it('shows the price of the menu while loading, unless sold out', async () => {
    const listed = { price: cents(3000), price_after_discount: cents(2500) };
    const opening = (stock_status: 'In Stock' | 'Sold Out') => {
      const known = { ...aMenuPackage({ hot_deal_id: 'deal', stock_status }), ...listed };
      const never = vi.fn<() => Promise<never>>().mockReturnValue(new Promise(() => {}));
      const deps = itemDeps(fakePorts({ hotDealDetail: never, cartLoad: never }));
      const machine = createHotDealItem({ ...deps, cachedPackage: () => known });
      return selectHotDealItem(
        createActor(machine, { input: { item_id: 'deal' } })
          .start()
          .getSnapshot(),
      );
    };
    expect(opening('In Stock')).toMatchObject({ status: 'loading', price: 2500, from: true });
    expect(opening('Sold Out')).toMatchObject({ status: 'loading', price: null, from: false });
  });

  it('requires a package before it can be added', async () => {
    const { actor, view, cartCreate } = await loaded();
    actor.send({ type: 'ADD' });
    expect(view().firstMissing).toBe(PACKAGE_GROUP);
    expect(cartCreate).not.toHaveBeenCalled();
  });

  it('preselects the only package unless it is sold out', async () => {
    const [couple] = aHotDeal().package_list;
    const list = couple ? [couple] : [];
    const { view } = await loaded(aHotDeal({ package_list: list }));
    expect(view().packages[0]?.chosen).toBe(true);
    const soldOut = list.map((only) => ({ ...only, stock_status: 'Sold Out' as const }));
    const other = await loaded(aHotDeal({ package_list: soldOut }));
    expect(other.view().packages[0]).toMatchObject({ chosen: false, soldOut: true });
  });

  it('shows the groups of the chosen package, then its own', async () => {
    const { view, choose } = await loaded();
    const asked = () => view().groups.map(({ option }) => option.id);
    choose(PACKAGE_GROUP, 'couple');
    expect(asked()).toEqual(['deal/drink']);
    choose(PACKAGE_GROUP, 'family');
    expect(asked()).toEqual(['claypot', 'in-barley/rice', 'deal/drink']);
  });

  it('is added as one line with package, choices and options', async () => {
    const { actor, view, choose, cartCreate, onAdded } = await loaded();
    choose(PACKAGE_GROUP, 'couple');
    choose('deal/drink', 'tea');
    expect(view().total).toBe(3250);
    actor.send({ type: 'ADD' });
    await replies();
    expect(onAdded).toHaveBeenCalledTimes(1);
    expect(cartCreate.mock.calls[0]?.[0]).toMatchObject({
      body: {
        item_id: 'deal',
        type: 'hot_deal',
        variation: [
          { dish_option_id: 'deal', dish_option_variation_id: 'couple' },
          { dish_option_id: 'drink', dish_option_variation_id: 'tea', additional_price: 250 },
        ],
      },
    });
  });

  it('checks the cart when the response was lost', async () => {
    const { actor, choose, cartCreate, cartLoad, onAdded } = await loaded(aHotDeal(), ofDeal(2));
    choose(PACKAGE_GROUP, 'couple');
    cartCreate.mockRejectedValue(new ApiError({ kind: 'network' }));
    cartLoad.mockResolvedValue(ofDeal(3));
    actor.send({ type: 'ADD' });
    await replies();
    expect(onAdded).toHaveBeenCalledTimes(1);
    expect(cartCreate).toHaveBeenCalledTimes(1);
  });
});
