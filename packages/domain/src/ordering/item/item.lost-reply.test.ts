import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { LOST, loaded, rejected } from './testing/harness.ts';
import { aDish } from './testing/samples.ts';

describe('addition with a lost response', () => {
  /** The cart contains two of the dish; the response to adding one more is lost. */
  async function lostAddition() {
    const item = await loaded({ answer: aDish({ cart_qty: 2 }) });
    item.choose('rice', 'white');
    item.cartCreate.mockRejectedValueOnce(LOST);
    item.actor.send({ type: 'ADD' });
    return item;
  }
  const before = aCart([aLine({ qty: 2 })]);
  const after = aCart([aLine({ qty: 3 })]);

  it('counts as added if it is in the cart', async () => {
    const item = await lostAddition();
    item.cartLoad.mockResolvedValue(after);
    await replies();
    expect(item.replaceCart).toHaveBeenCalledWith(after);
    expect(item.onAdded).toHaveBeenCalledTimes(1);
    expect(item.onFailure).not.toHaveBeenCalled();
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
    expect(item.ports.navigation.visits).toEqual([['replace', '/menu']]);
  });

  it('can be retried if it is not in the cart', async () => {
    const item = await lostAddition();
    item.cartLoad.mockResolvedValue(before);
    await replies();
    expect(item.view()).toMatchObject({ status: 'editing', notAdded: true, adding: false });
    expect(item.onFailure).toHaveBeenCalledWith('ERROR');
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.cartCreate).toHaveBeenCalledTimes(2);
    expect(item.onAdded).toHaveBeenCalledTimes(1);
  });

  it('is not repeated when the first request arrives late', async () => {
    const item = await lostAddition();
    item.cartLoad.mockResolvedValueOnce(before);
    await replies();
    item.cartLoad.mockResolvedValueOnce(after);
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
    expect(item.onAdded).toHaveBeenCalledTimes(1);
  });

  it('is not repeated while the cart cannot be loaded', async () => {
    const item = await lostAddition();
    item.cartLoad.mockRejectedValue(LOST);
    await replies();
    expect(item.view()).toMatchObject({ status: 'outcomeUnknown', adding: false });
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
    item.cartLoad.mockResolvedValue(after);
    item.actor.send({ type: 'RETRY' });
    await replies();
    expect(item.view().status).toBe('leaving');
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
  });

  it('is not repeated if the cart cannot be loaded before the retry', async () => {
    const item = await lostAddition();
    item.cartLoad.mockResolvedValueOnce(before);
    await replies();
    item.cartLoad.mockRejectedValueOnce(LOST);
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.view().status).toBe('outcomeUnknown');
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
  });

  it('is no longer marked as not added once the customer changes the item', async () => {
    const item = await lostAddition();
    item.cartLoad.mockResolvedValue(before);
    await replies();
    item.actor.send({ type: 'INCREASE' });
    expect(item.view()).toMatchObject({ notAdded: false, qty: 2 });
  });

  it('is checked against an empty cart after the other cart was cleared', async () => {
    const item = await loaded({ answer: aDish({ cart_qty: 2 }) });
    const other = { branch_id: 'b', branch_name: 'Subang Jaya', delivery_method: 'pickup' };
    item.cartCreate.mockRejectedValueOnce(rejected('CART_BRANCH_MISMATCH', other, 409));
    item.cartCreate.mockRejectedValueOnce(LOST);
    item.cartLoad.mockResolvedValue(aCart([aLine({ qty: 1 })]));
    item.choose('rice', 'white');
    item.actor.send({ type: 'ADD' });
    await replies();
    item.actor.send({ type: 'CONFIRM' });
    await replies();
    expect(item.onAdded).toHaveBeenCalledTimes(1);
  });
});
