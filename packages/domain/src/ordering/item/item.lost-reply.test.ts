import { aCart, aLine } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { LOST, loaded, rejected } from './testing/harness.ts';
import { aDish } from './testing/samples.ts';

describe('an addition whose reply is lost', () => {
  /** Two of the dish are in the cart; one more is added and nobody answers. */
  async function lostAddition() {
    const item = await loaded({ answer: aDish({ cart_qty: 2 }) });
    item.choose('rice', 'white');
    item.cartCreate.mockRejectedValueOnce(LOST);
    item.actor.send({ type: 'ADD' });
    return item;
  }
  const before = aCart([aLine({ qty: 2 })]);
  const after = aCart([aLine({ qty: 3 })]);

  it('and that is in the cart counts as added', async () => {
    const item = await lostAddition();
    item.cartLoad.mockResolvedValue(after);
    await replies();
    expect(item.replaceCart).toHaveBeenCalledWith(after);
    expect(item.onAdded).toHaveBeenCalledTimes(1);
    expect(item.onFailure).not.toHaveBeenCalled();
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
    expect(item.ports.navigation.visits).toEqual([['replace', '/menu']]);
  });

  it('and that is not in the cart can be tried again', async () => {
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

  it('is not sent a second time when the first arrives late', async () => {
    const item = await lostAddition();
    item.cartLoad.mockResolvedValueOnce(before);
    await replies();
    item.cartLoad.mockResolvedValueOnce(after);
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
    expect(item.onAdded).toHaveBeenCalledTimes(1);
  });

  it('is not sent a second time while nobody knows', async () => {
    const item = await lostAddition();
    item.cartLoad.mockRejectedValue(LOST);
    await replies();
    expect(item.view()).toMatchObject({ status: 'unsure', adding: false });
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
    item.cartLoad.mockResolvedValue(after);
    item.actor.send({ type: 'RETRY' });
    await replies();
    expect(item.view().status).toBe('leaving');
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
  });

  it('and whose cart is out of reach before the next try is not sent either', async () => {
    const item = await lostAddition();
    item.cartLoad.mockResolvedValueOnce(before);
    await replies();
    item.cartLoad.mockRejectedValueOnce(LOST);
    item.actor.send({ type: 'ADD' });
    await replies();
    expect(item.view().status).toBe('unsure');
    expect(item.cartCreate).toHaveBeenCalledTimes(1);
  });

  it('is forgotten when the customer chooses something else', async () => {
    const item = await lostAddition();
    item.cartLoad.mockResolvedValue(before);
    await replies();
    item.actor.send({ type: 'INCREASE' });
    expect(item.view()).toMatchObject({ notAdded: false, qty: 2 });
  });

  it('after the other cart was emptied is looked for in an empty one', async () => {
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
