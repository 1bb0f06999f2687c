import { ApiError, cents } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { identity, LOST, loaded, rejected, setUp } from './testing/harness.ts';
import { aDish, anOption, extras } from './testing/samples.ts';

describe('dish item', () => {
  it('shows the cached menu data while loading', async () => {
    const preview = aDish({ name: 'From the menu' });
    const { view } = setUp({ preview });
    expect(view()).toMatchObject({
      status: 'loading',
      dish: { name: 'From the menu' },
      total: null,
    });
    await replies();
    expect(view()).toMatchObject({ status: 'editing', dish: { name: aDish().name }, total: 1500 });
  });

  it('shows the lowest price for which it can be bought', async () => {
    const plain = await loaded({ answer: aDish({ price_after_discount: cents(1200) }) });
    const asListed = { price: 1500, price_after_discount: 1200, from: false };
    expect(plain.view().offered).toEqual(asListed);
    const [white, ...others] = anOption().dish_option_variation;
    const gone = white ? [{ ...white, stock_status: 'Sold Out' as const }] : [];
    const dish_option = [anOption({ dish_option_variation: [...gone, ...others] }), extras()];
    const dear = await loaded({
      answer: aDish({ price_after_discount: cents(1200), dish_option }),
    });
    expect(dear.view().offered).toEqual({ price: 1650, price_after_discount: 1350, from: true });
    expect(dear.view().total).toBe(1350);
    const soldOut = aDish({ price_after_discount: cents(1200), stock_status: 'Sold Out' });
    expect((await loaded({ answer: soldOut })).view().offered).toEqual(asListed);
  });

  it('redirects to the branch list if no branch is chosen', () => {
    const { view, ports, dishDetail } = setUp({ branchId: null });
    expect(view().status).toBe('leaving');
    expect(ports.navigation.visits).toEqual([['replace', '/branchList']]);
    expect(dishDetail).not.toHaveBeenCalled();
  });

  it('uses the branch of the cart that the member filled on another device', async () => {
    const { view, ports, dishDetail } = await loaded({ branchId: null, ofCart: 'ss2' });
    expect(view().status).toBe('editing');
    expect(dishDetail.mock.calls[0]?.[0]).toMatchObject({ path: { branch_id: 'ss2' } });
    expect(ports.navigation.visits).toEqual([]);
  });

  it('redirects a member to the branch list if their cart has no branch', async () => {
    const { view, ports } = setUp({ branchId: null, ofCart: null });
    expect(view().status).toBe('loading');
    await replies();
    expect(ports.navigation.visits).toEqual([['replace', '/branchList']]);
  });

  it('has status notFound if the dish is not on the menu', async () => {
    const { view } = await loaded({ answer: rejected('NOT_FOUND', null, 404) });
    expect(view().status).toBe('notFound');
  });

  it('reloads on RETRY after a failed load', async () => {
    const { actor, view, dishDetail } = await loaded({ answer: new ApiError({ kind: 'network' }) });
    expect(view()).toMatchObject({ status: 'failed', error: 'ERROR' });
    dishDetail.mockResolvedValue(aDish());
    actor.send({ type: 'RETRY' });
    await replies();
    expect(view()).toMatchObject({ status: 'editing', error: null });
  });

  it('reloads automatically when the connection is restored', async () => {
    const { dishDetail, ports, view } = await loaded({ answer: LOST });
    expect(view().status).toBe('failed');
    ports.connection.become(false);
    dishDetail.mockResolvedValue(aDish());
    ports.connection.become(true);
    await replies();
    expect(view().status).toBe('editing');
  });

  it('can be viewed but not added if it is sold out', async () => {
    const { actor, view, cartCreate } = await loaded({
      answer: aDish({ stock_status: 'Sold Out' }),
    });
    expect(view().status).toBe('soldOut');
    actor.send({ type: 'ADD' });
    expect(cartCreate).not.toHaveBeenCalled();
  });
});

describe('quantity', () => {
  it('starts at one and stays between one and the maximum of a line', async () => {
    const { actor, view } = await loaded();
    actor.send({ type: 'DECREASE' });
    expect(view()).toMatchObject({ qty: 1, canDecrease: false, canIncrease: true });
    for (let press = 0; press < 150; press += 1) actor.send({ type: 'INCREASE' });
    expect(view()).toMatchObject({ qty: 99, canDecrease: true, canIncrease: false });
    expect(view().total).toBe(99 * 1500);
  });
});

describe('ADD', () => {
  it('shows the missing groups only after an attempt', async () => {
    const { actor, view, choose, cartCreate, onFailure } = await loaded();
    expect(view().firstMissing).toBeNull();
    actor.send({ type: 'ADD' });
    expect(view()).toMatchObject({ firstMissing: 'rice', attempts: 1 });
    expect(view().groups.map(({ missing }) => missing)).toEqual([true, false]);
    expect(cartCreate).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledWith('SELECT_ALL_REQUIRED_VARIATION');
    actor.send({ type: 'ADD' });
    expect(view()).toMatchObject({ firstMissing: 'rice', attempts: 2 });
    choose('rice', 'white');
    expect(view().firstMissing).toBeNull();
  });

  it('sends the choices, emits the new cart and opens the menu', async () => {
    const item = await loaded();
    item.choose('rice', 'oily');
    item.choose('extras', 'egg');
    item.actor.send({ type: 'INCREASE' });
    expect(item.view().total).toBe(3300);
    item.actor.send({ type: 'ADD' });
    item.actor.send({ type: 'ADD' });
    expect(item.view().adding).toBe(true);
    await replies();
    expect(item.cartCreate.mock.calls.map(([input]) => input)).toEqual([
      {
        body: {
          ...identity,
          item_id: 'dish-1',
          type: 'dish',
          qty: 2,
          variation: [
            { dish_option_id: 'rice', dish_option_variation_id: 'oily', additional_price: 150 },
            { dish_option_id: 'extras', dish_option_variation_id: 'egg', additional_price: 0 },
          ],
          branch_id: 'bangsar',
          delivery_method: 'pickup',
        },
      },
    ]);
    expect(item.replaceCart).toHaveBeenCalledWith(aCart([aLine()]));
    expect(item.onAdded).toHaveBeenCalledTimes(1);
    expect(item.ports.navigation.visits).toEqual([['replace', '/menu']]);
  });

  it('asks for confirmation before clearing the cart of another branch', async () => {
    const item = await loaded();
    const other = { branch_id: 'b', branch_name: 'Subang Jaya', delivery_method: 'pickup' };
    item.cartCreate.mockRejectedValueOnce(rejected('CART_BRANCH_MISMATCH', other, 409));
    item.choose('rice', 'white');
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.view()).toMatchObject({ otherBranch: other, adding: false });
    expect(item.cartRemoveAll).not.toHaveBeenCalled();
    item.actor.send({ type: 'DISMISS' });
    expect(item.view().otherBranch).toBeNull();

    item.cartCreate.mockRejectedValueOnce(rejected('CART_BRANCH_MISMATCH', other, 409));
    item.actor.send({ type: 'ADD' });
    await replies();
    item.actor.send({ type: 'CONFIRM' });
    await replies();
    expect(item.cartRemoveAll).toHaveBeenCalledTimes(1);
    expect(item.cartCreate).toHaveBeenCalledTimes(3);
    expect(item.onAdded).toHaveBeenCalledTimes(1);
  });

  it.each(['PRICE_CHANGED', 'ITEM_UNAVAILABLE', 'SELECT_ALL_REQUIRED_VARIATION'])(
    'reloads the dish and keeps the choices when rejected with %s',
    async (code) => {
      const item = await loaded();
      item.choose('rice', 'white');
      item.cartCreate.mockRejectedValueOnce(rejected(code));
      item.dishDetail.mockResolvedValue(aDish({ stock_status: 'Sold Out' }));
      item.actor.send({ type: 'ADD' });
      await replies();
      expect(item.onFailure).toHaveBeenCalledWith(code);
      expect(item.view().status).toBe('soldOut');
      expect(item.view().groups[0]?.chosen).toEqual(['white']);
      item.actor.send({ type: 'ADD' });
      expect(item.cartCreate).toHaveBeenCalledTimes(1);
    },
  );

  it('shows the error and keeps everything when rejected for another reason', async () => {
    const item = await loaded();
    item.choose('rice', 'white');
    item.actor.send({ type: 'INCREASE' });
    item.cartCreate.mockRejectedValueOnce(rejected('CART_LIMIT_EXCEEDED'));
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.onFailure).toHaveBeenCalledWith('CART_LIMIT_EXCEEDED');
    expect(item.dishDetail).toHaveBeenCalledTimes(1);
    expect(item.view()).toMatchObject({ status: 'editing', qty: 2, adding: false });
    expect(item.view().groups[0]?.chosen).toEqual(['white']);
  });

  it('has status notFound when the dish is no longer on the menu', async () => {
    const item = await loaded();
    item.choose('rice', 'white');
    item.cartCreate.mockRejectedValueOnce(rejected('NOT_FOUND', null, 404));
    item.dishDetail.mockRejectedValueOnce(rejected('NOT_FOUND', null, 404));
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.view().status).toBe('notFound');
  });

  it('keeps the shown dish when the reload after a rejection fails', async () => {
    const item = await loaded();
    item.choose('rice', 'white');
    item.cartCreate.mockRejectedValueOnce(rejected('PRICE_CHANGED'));
    item.dishDetail.mockRejectedValueOnce(LOST);
    item.actor.send({ type: 'ADD' });
    expect(item.view()).toMatchObject({ status: 'editing', adding: true });
    await replies();
    expect(item.view()).toMatchObject({ status: 'editing', adding: false });
  });

  it('refreshes the cart when the addition is rejected after clearing', async () => {
    const item = await loaded();
    const other = { branch_id: 'b', branch_name: 'Subang Jaya', delivery_method: 'pickup' };
    item.cartCreate.mockRejectedValueOnce(rejected('CART_BRANCH_MISMATCH', other, 409));
    item.cartCreate.mockRejectedValueOnce(rejected('CART_LIMIT_EXCEEDED'));
    item.choose('rice', 'white');
    item.actor.send({ type: 'ADD' });
    await replies();
    item.actor.send({ type: 'CONFIRM' });
    await replies();
    expect(item.refreshCart).toHaveBeenCalledTimes(1);
    expect(item.view()).toMatchObject({ status: 'editing', adding: false });
  });

  it('returns to editing when clearing the other cart fails', async () => {
    const item = await loaded();
    const other = { branch_id: 'b', branch_name: 'Subang Jaya', delivery_method: 'pickup' };
    item.cartCreate.mockRejectedValueOnce(rejected('CART_BRANCH_MISMATCH', other, 409));
    item.cartRemoveAll.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    item.choose('rice', 'white');
    item.actor.send({ type: 'ADD' });
    await replies();
    item.actor.send({ type: 'CONFIRM' });
    await replies();
    expect(item.onFailure).toHaveBeenCalledWith('ERROR');
    expect(item.view().status).toBe('editing');
  });
});
