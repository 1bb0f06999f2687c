import { cents } from '@claypot/sdk';
import { aCompany, aUser, createRestaurant } from '@claypot/testing';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectMember } from '../account/session/session.selectors.ts';
import { selectTopUp } from '../loyalty/top-up/top-up.selectors.ts';
import { fillIn } from '../machines/form/fill-in.ts';
import { selectToast } from '../machines/toasts/toasts.selectors.ts';
import { fakePorts } from '../testing/fakes.ts';
import { replies } from '../testing/replies.ts';
import { createApp } from './app.ts';
import { memberMachines } from './machines/account/member-machines.ts';
import { topUpMachines } from './machines/loyalty/top-up-machines.ts';
import { signIn } from './testing/restaurant.ts';

/** Returns a restaurant with a wallet, and a member's browser with any number of tabs. */
async function asMember() {
  const { operations, topUps } = createRestaurant({ now: () => ports.clock.now() });
  const customer = vi.fn(async () => {
    const { amount = 0 } = topUps.newest() ?? {};
    return aUser({ api_token: null, wallet: cents(amount) });
  });
  const ports = fakePorts({ ...operations, customer });
  const open = async () => {
    const app = createApp(ports, { subdomain: 'demo', company: aCompany() });
    await app.loadMachines();
    await replies();
    return app;
  };
  const app = await open();
  await signIn(app);
  customer.mockClear();
  return { app, customer, open, ports, topUps };
}

type App = Awaited<ReturnType<typeof asMember>>['app'];

async function topUp(app: App, amount = '500') {
  app.topUp.send({ type: 'OPEN' });
  const form = createActor(app.machines(topUpMachines).topUpForm).start();
  fillIn(form, { amount });
  form.send({ type: 'SUBMIT' });
  await replies();
  form.stop();
}

const stageOf = (app: App) => selectTopUp(app.topUp.getSnapshot()).stage;
const walletOf = (app: App) => selectMember(app.session.getSnapshot())?.wallet;

describe('wallet top-up', () => {
  it('leads to the payment page and shows the new balance afterwards', async () => {
    const { app, ports, topUps } = await asMember();
    await topUp(app);
    expect(ports.navigation.visits.at(-1)).toEqual(['leave', '/sandbox/pay/topup-1']);
    topUps.pay('topup-1');
    app.returned();
    await replies();
    expect(selectTopUp(app.topUp.getSnapshot())).toMatchObject({
      stage: 'paid',
      outcome: { wallet: 50_000, tier: { level: 'Silver' } },
    });
    await replies();
    expect(walletOf(app)).toBe(50_000);
    expect(selectToast(app.toasts.getSnapshot())).toBeNull();
  });

  it('shows a toast when the customer has left the screen', async () => {
    const { app, topUps } = await asMember();
    await topUp(app);
    app.topUp.send({ type: 'CLOSE' });
    topUps.pay('topup-1');
    app.returned();
    await replies();
    expect(selectToast(app.toasts.getSnapshot())?.message).toBe('toppedUp');
  });

  it('is followed by other tabs', async () => {
    const { app, open, ports, topUps } = await asMember();
    const other = await open();
    await topUp(app);
    ports.storage.changeFromAnotherTab(
      'claypot:demo:top-up',
      ports.storage.get('claypot:demo:top-up'),
    );
    await replies();
    expect(stageOf(other)).toBe('confirmingPayment');
    topUps.pay('topup-1');
    app.returned();
    await replies();
    ports.storage.changeFromAnotherTab('claypot:demo:wallet-changed', 'again');
    await replies();
    expect(walletOf(other)).toBe(50_000);
  });

  it('is hidden from other customers and restored for its owner', async () => {
    const { app, ports } = await asMember();
    await topUp(app);
    app.session.send({ type: 'SIGN_OUT' });
    await replies();
    expect(stageOf(app)).toBe('form');
    expect(ports.storage.get('claypot:demo:top-up')).not.toBeNull();
    await signIn(app);
    await replies();
    expect(stageOf(app)).toBe('confirmingPayment');
  });
});

it('refreshes the member at the moment the tier expires', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { app, customer, ports } = await asMember();
    const end = ports.clock.now().add({ minutes: 5 });
    customer.mockResolvedValueOnce(aUser({ api_token: null, expired_at: end.toString() }));
    customer.mockResolvedValueOnce(aUser({ api_token: null, expired_at: null, level_id: 1 }));
    app.session.send({
      type: 'USER_CHANGED',
      user: aUser({ first_time: 0, expired_at: end.toString() }),
      api_token: null,
    });
    createActor(app.machines(memberMachines).member).start();
    await vi.advanceTimersByTimeAsync(0);
    expect(customer).toHaveBeenCalledTimes(1);
    ports.clock.advance(5 * 60_000 + 1_000);
    await vi.advanceTimersByTimeAsync(5 * 60_000 + 1_000);
    expect(customer).toHaveBeenCalledTimes(2);
    expect(selectMember(app.session.getSnapshot())).toMatchObject({ level_id: 1 });
  } finally {
    vi.useRealTimers();
  }
});
