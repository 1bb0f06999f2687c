import { cents } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { expect, it } from 'vitest';
import { fakeUpdate } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { asGuest, asMember, order } from '../testing/restaurant.ts';
import { updateOffers } from './update-offers.ts';

/** Opens a read-only screen after a newer version has become available. */
async function outdated(visiting: typeof asGuest | typeof asMember) {
  const visit = await visiting();
  const update = fakeUpdate();
  const offer = visit.app.machines(updateOffers).offerUpdate(update);
  offer.at('/home');
  expect(offer.isMade()).toBe(true);
  return { ...visit, offer, update };
}

it('does not offer the update while an order is in progress, from submission to payment', async () => {
  const { app, offer, open, pay, ports, update } = await outdated(asGuest);
  await order(app);
  expect(offer.isMade(), 'asked').toBe(false);
  app.checkout.send({ type: 'CONFIRM' });
  expect(offer.isMade(), 'sending').toBe(false);
  await replies();
  expect(offer.isMade(), 'leaving to pay').toBe(false);
  app.checkout.send({ type: 'RETURNED' });
  await replies();
  expect(offer.isMade(), 'waiting for the payment').toBe(false);

  // After a reload by the customer, the order continues where it was.
  app.stop();
  pay();
  const later = await open();
  const next = later.machines(updateOffers).offerUpdate(update);
  next.at('/home');
  expect(next.isMade()).toBe(false);
  later.checkout.send({ type: 'OPEN' });
  await replies();
  expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
  later.checkout.send({ type: 'CLOSE' });
  expect(next.isMade()).toBe(true);
  expect(update.taken).toEqual([]);
});

it('does not offer the update while a cart change is unconfirmed', async () => {
  const { app, offer, operations } = await outdated(asGuest);
  const answer = Promise.withResolvers<ReturnType<typeof aCart>>();
  operations.cartUpdate.mockReturnValueOnce(answer.promise);
  app.cart.send({ type: 'CHANGE_QTY', id: 'line-1', qty: 3 });
  expect(offer.isMade()).toBe(false);
  answer.resolve(aCart([aLine({ qty: 3 })]));
  await replies();
  expect(offer.isMade()).toBe(true);
});

it('does not offer the update while a top-up is in progress', async () => {
  const { app, offer } = await outdated(asMember);
  app.topUp.send({ type: 'OPEN' });
  expect(offer.isMade(), 'the screen decides of its form').toBe(true);
  const body = { customer_id: 'mei', amount: cents(5000) };
  app.topUp.send({ type: 'SUBMIT', body, problem: null });
  expect(offer.isMade()).toBe(false);
});
