import { ApiError } from '@claypot/sdk';
import { aUser, SAMPLE_TOKEN } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectIdentity } from '../account/session/session.selectors.ts';
import { selectToast } from '../machines/toasts/toasts.selectors.ts';
import { selectCart } from '../ordering/cart/cart.selectors.ts';
import { selectCheckout } from '../ordering/checkout/checkout.selectors.ts';
import { guard } from '../routes/guard.ts';
import { replies } from '../testing/replies.ts';
import { memberMachines } from './machines/account/member-machines.ts';
import { checkoutMachines } from './machines/ordering/checkout-machines.ts';
import { orderMachines } from './machines/ordering/order-machines.ts';
import { asMember, fillForm, remarkOf, signIn } from './testing/restaurant.ts';

describe('signing out', () => {
  it('revokes the token on the server and erases the device’s storage', async () => {
    const { app, bearers, operations, ports } = await asMember();
    fillForm(app, 'No peanuts');
    app.session.send({ type: 'SIGN_OUT' });
    await replies();
    expect(operations.authLogout).toHaveBeenCalledTimes(1);
    expect(bearers.at(-1)).toBe(SAMPLE_TOKEN);
    expect([...ports.storage.entries.keys()]).toEqual([]);
    expect(selectCart(app.cart.getSnapshot()).cart).toBeNull();
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/login']);
  });

  it('works while the server is unreachable', async () => {
    const { app, operations } = await asMember();
    operations.authLogout.mockRejectedValue(new ApiError({ kind: 'network' }));
    app.session.send({ type: 'SIGN_OUT' });
    await replies();
    expect(selectIdentity(app.session.getSnapshot())).toBe('none');
    expect(selectToast(app.toasts.getSnapshot())).toBeNull();
  });

  it('redirects another tab from checkout to sign-in and restores its form afterwards', async () => {
    const { app: here, echo, open } = await asMember();
    const there = await open();
    const form = fillForm(there, 'No peanuts');
    here.session.send({ type: 'SIGN_OUT' });
    echo('claypot:demo:session');
    const identity = () => selectIdentity(there.session.getSnapshot());
    const sent = guard('/orderConfirmation', identity());
    expect(sent).toEqual({ redirect: '/login?returnTo=%2ForderConfirmation' });
    form.stop();
    await signIn(there);
    expect(guard('redirect' in sent ? sent.redirect : '', identity())).toEqual({
      redirect: '/orderConfirmation',
    });
    expect(remarkOf(there)).toBe('No peanuts');
    expect(remarkOf(await open())).toBe('No peanuts');
  });

  it('hides the form from another member who signs in next', async () => {
    const { app, operations } = await asMember();
    fillForm(app, 'No peanuts');
    app.session.send({ type: 'EXPIRED', token: SAMPLE_TOKEN });
    operations.authLogin.mockResolvedValue(aUser({ id: 'member-2', api_token: 'other' }));
    await signIn(app);
    expect(remarkOf(app)).toBe('');
  });
});

describe('rejected token', () => {
  it('ends the session once when several requests return 401', async () => {
    const { app, operations, rejected } = await asMember();
    rejected.add(SAMPLE_TOKEN);
    app.cart.send({ type: 'REFRESH' });
    createActor(app.machines(orderMachines).orders).start();
    createActor(app.machines(memberMachines).notifications).start();
    await replies();
    expect(selectIdentity(app.session.getSnapshot())).toBe('none');
    expect(selectToast(app.toasts.getSnapshot())).toMatchObject({ message: 'SESSION_EXPIRED' });
    expect(app.toasts.getSnapshot().context.queue).toHaveLength(1);
    const asked = operations.cartLoad.mock.calls.length;
    await replies();
    expect(operations.cartLoad).toHaveBeenCalledTimes(asked);
  });

  it('does not affect a session that started later', async () => {
    const { app, operations, ports } = await asMember();
    operations.authLogin.mockResolvedValue(aUser({ api_token: 'new' }));
    app.session.send({ type: 'EXPIRED', token: SAMPLE_TOKEN });
    await signIn(app);
    ports.caller?.onUnauthorized(SAMPLE_TOKEN);
    expect(selectIdentity(app.session.getSnapshot())).toBe('member');
  });

  it('leaves the order unplaced and returns to the form after sign-in', async () => {
    const { app, operations, rejected } = await asMember();
    rejected.add(SAMPLE_TOKEN);
    createActor(app.machines(checkoutMachines).orderForm).start().send({ type: 'SUBMIT' });
    await replies();
    expect(selectIdentity(app.session.getSnapshot())).toBe('none');
    operations.authLogin.mockResolvedValue(aUser({ api_token: 'new' }));
    await signIn(app);
    expect(selectCheckout(app.checkout.getSnapshot())).toMatchObject({
      stage: 'form',
      problem: { kind: 'notPlaced' },
    });
    createActor(app.machines(checkoutMachines).orderForm).start().send({ type: 'SUBMIT' });
    await replies();
    expect(operations.cartCreateOrder).toHaveBeenCalledTimes(2);
  });

  it('finds the payment after sign-in when it was pending', async () => {
    const { app, operations, pay, ports, rejected } = await asMember();
    createActor(app.machines(checkoutMachines).orderForm).start().send({ type: 'SUBMIT' });
    await replies();
    rejected.add(SAMPLE_TOKEN);
    app.checkout.send({ type: 'RETURNED' });
    await replies();
    expect(selectIdentity(app.session.getSnapshot())).toBe('none');
    expect(selectCheckout(app.checkout.getSnapshot()).stage).toBe('form');

    pay();
    operations.authLogin.mockResolvedValue(aUser({ api_token: 'new' }));
    app.checkout.send({ type: 'OPEN' });
    await signIn(app);
    expect(selectCheckout(app.checkout.getSnapshot()).stage).toBe('paid');
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/orderDetail/order-1']);
    expect(operations.cartCreateOrder).toHaveBeenCalledTimes(1);
  });
});
