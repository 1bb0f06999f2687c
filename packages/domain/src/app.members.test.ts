import { ApiError, type Cart, type CreateOrder, type SalesOrder, type User } from '@claypot/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectAddresses } from './addresses/addresses.selectors.ts';
import { anAddress } from './addresses/testing/samples.ts';
import { createApp } from './app.ts';
import { selectCart, selectCartSummary } from './cart/cart.selectors.ts';
import { aCart, aLine } from './cart/testing/samples.ts';
import { selectCheckout } from './checkout/checkout.selectors.ts';
import { selectForm } from './form/form.selectors.ts';
import { selectHandover } from './handover/handover.selectors.ts';
import { PREVIEWS } from './handover/testing/samples.ts';
import { selectNotice } from './notices/notices.selectors.ts';
import { anOrderDetail } from './orders/testing/samples.ts';
import { guard } from './routes/guard.ts';
import {
  selectBranch,
  selectIdentity,
  selectLeftGuest,
  selectMember,
} from './session/session.selectors.ts';
import { aUser } from './session/testing/samples.ts';
import { fakePorts } from './testing/fakes.ts';
import { aCompany } from './testing/records.ts';
import { replies } from './testing/replies.ts';

const unauthorized = () =>
  new ApiError({ kind: 'unauthorized', code: 'SESSION_EXPIRED', status: 401 });

/** A restaurant with one cart and one order, and any number of tabs of one browser before it. */
function setUp() {
  let order: SalesOrder = anOrderDetail({
    status: 'MAKING PAYMENT',
    payment_url: '/sandbox/pay/1',
  });
  let landed: SalesOrder | null = null;
  /** Tokens that the server no longer takes. */
  const refused = new Set<string | null>();
  const bearers: (string | null)[] = [];
  const ask = <T>(answer: () => T) => {
    const token = ports.caller?.token() ?? null;
    bearers.push(token);
    if (refused.has(token)) {
      ports.caller?.onUnauthorized(token);
      throw unauthorized();
    }
    return answer();
  };
  const operations = {
    companyInfo: vi.fn(async () => aCompany()),
    cartLoad: vi.fn(async (_input: unknown): Promise<Cart> => ask(() => aCart([aLine()]))),
    cartCreateOrder: vi.fn(
      async (_input: unknown): Promise<CreateOrder> =>
        ask(() => {
          landed = order;
          return { ...order, payment_url: '/sandbox/pay/1' };
        }),
    ),
    cartOrderOutcome: vi.fn(async () =>
      ask(() => ({
        outcome: landed ? ('created' as const) : ('unknown' as const),
        order: landed,
      })),
    ),
    orderDetail: vi.fn(async (): Promise<SalesOrder> => ask(() => order)),
    addressList: vi.fn(async () => ask(() => [{ ...anAddress(), customer_id: 'member-1' }])),
    authLogin: vi.fn(async (): Promise<User> => aUser()),
    authLogout: vi.fn(async () => ask(() => null)),
    cartHandoverPreview: vi.fn(async () => ask(() => PREVIEWS.merge)),
    cartHandover: vi.fn(async () => ask(() => aCart([aLine({ qty: 3 })]))),
    customer: vi.fn(async () => ask(() => aUser({ api_token: null, point: 122 }))),
    updatePassword: vi.fn(async () => ask(() => aUser({ api_token: 'newer' }))),
    authResetPassword: vi.fn(async () => null),
  };
  const ports = fakePorts(operations);
  const open = async () => {
    const app = createApp(ports, { subdomain: 'demo', company: aCompany() });
    await app.loadMachines();
    await replies();
    return app;
  };
  return {
    ...{ bearers, operations, ports, open, refused },
    /** The store tells the other tabs of what one of them has written or taken out. */
    echo: (key: string) => ports.storage.changeFromAnotherTab(key, ports.storage.get(key)),
    pay: () => {
      order = anOrderDetail({ status: 'PREPARING' });
      if (landed) landed = order;
    },
  };
}

type App = Awaited<ReturnType<ReturnType<typeof setUp>['open']>>;

async function signIn(app: App) {
  const form = createActor(app.signIn).start();
  form.send({ type: 'CHANGE', field: 'phone_no', value: '0123456789' });
  form.send({ type: 'CHANGE', field: 'password', value: 'secret1' });
  form.send({ type: 'SUBMIT' });
  await replies();
}

async function asMember() {
  const restaurant = setUp();
  const app = await restaurant.open();
  await signIn(app);
  return { ...restaurant, app };
}

function fillForm(app: App, remark: string) {
  const form = createActor(app.machines.orderForm).start();
  form.send({ type: 'CHANGE', field: 'remark', value: remark });
  return form;
}

const remarkOf = (app: App) =>
  selectForm(createActor(app.machines.orderForm).start().getSnapshot()).values.remark;

describe('a member', () => {
  it('is asked for by their id and with their token', async () => {
    const { bearers, operations } = await asMember();
    expect(operations.cartLoad.mock.calls.at(-1)?.[0]).toEqual({
      body: { customer_id: 'member-1', guest_id: null },
    });
    expect(bearers.at(-1)).toBe('token');
  });

  it('brings their addresses, which go with them', async () => {
    const { app } = await asMember();
    expect(selectAddresses(app.addresses.getSnapshot())).toHaveLength(1);
    app.session.send({ type: 'SIGN_OUT' });
    expect(selectAddresses(app.addresses.getSnapshot())).toEqual([]);
  });

  it('orders without being asked whether they are a guest', async () => {
    const { app, operations } = await asMember();
    createActor(app.machines.orderForm).start().send({ type: 'SUBMIT' });
    await replies();
    expect(operations.cartCreateOrder.mock.calls[0]?.[0]).toMatchObject({
      body: { customer_id: 'member-1', guest_id: null, name: 'Tan Mei Ling' },
    });
  });

  it('is brought up to date once the first words are read', async () => {
    const { app, operations, ports } = await asMember();
    const show = async () => {
      createActor(app.machines.member, { input: { input: undefined } }).start();
      await replies();
    };
    await show();
    expect(operations.customer).not.toHaveBeenCalled();
    app.session.send({ type: 'FIRST_TIME_SEEN' });
    ports.clock.advance(1000);
    await show();
    expect(selectMember(app.session.getSnapshot())).toMatchObject({ point: 122, first_time: 0 });
  });

  it('who changes the password stays signed in, with the token that was answered', async () => {
    const { app, bearers, ports } = await asMember();
    const form = createActor(app.machines.changePassword).start();
    const values = { old_password: 'old', password: 'secret2', password_confirmation: 'secret2' };
    for (const [field, value] of Object.entries(values))
      form.send({ type: 'CHANGE', field, value });
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(selectNotice(app.notices.getSnapshot())?.message).toBe('passwordChanged');
    expect(ports.navigation.visits.at(-1)).toEqual(['back', '/setting']);
    app.cart.send({ type: 'REFRESH' });
    await replies();
    expect(bearers.at(-1)).toBe('newer');
  });

  it('who resets the password signs in with it', async () => {
    const { app, ports } = await asMember();
    const form = createActor(app.machines.resetPassword).start();
    expect(selectForm(form.getSnapshot()).values.phone_no).toBe('+60123456789');
    const values = { otp_code: '123456', password: 'secret2', password_confirmation: 'secret2' };
    for (const [field, value] of Object.entries(values))
      form.send({ type: 'CHANGE', field, value });
    form.send({ type: 'SUBMIT' });
    await replies();
    expect(selectIdentity(app.session.getSnapshot())).toBe('none');
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/login']);
    expect(selectNotice(app.notices.getSnapshot())?.message).toBe('passwordReset');
  });
});

describe('a guest who signs in', () => {
  it('keeps the cart, the branch, the form and the unpaid order', async () => {
    const { open, operations, ports } = setUp();
    const app = await open();
    app.session.send({ type: 'CONTINUE_AS_GUEST' });
    app.addresses.send({ type: 'SAVE', address: anAddress() });
    await replies();
    const { guest_id } = app.session.getSnapshot().context;
    const form = fillForm(app, 'No peanuts');
    const buyer = { full_name: 'Ann Tan', email: 'ann@example.com', phone: '0123456789' };
    for (const [field, value] of Object.entries(buyer)) form.send({ type: 'CHANGE', field, value });
    form.send({ type: 'SUBMIT' });
    await replies();
    app.checkout.send({ type: 'CONFIRM' });
    await replies();
    app.checkout.send({ type: 'RETURNED' });
    expect(selectCheckout(app.checkout.getSnapshot()).stage).toBe('confirmingPayment');
    form.stop();

    await signIn(app);
    expect(selectLeftGuest(app.session.getSnapshot())?.guest_id).toBe(guest_id);
    expect(remarkOf(app)).toBe('No peanuts');
    const handover = createActor(app.machines.handover).start();
    await replies();
    expect(operations.cartHandover.mock.calls).toMatchObject([
      [{ body: { customer_id: 'member-1', guest_id, keep: 'both' } }, {}],
    ]);
    expect(selectCartSummary(app.cart.getSnapshot()).total_qty).toBe(3);
    expect(selectBranch(app.session.getSnapshot())?.id).toBe('branch-1');
    expect(selectCheckout(app.checkout.getSnapshot()).stage).toBe('confirmingPayment');
    expect(selectHandover(handover.getSnapshot()).stage).toBe('offering');
    handover.send({ type: 'DECLINE' });
    expect(selectLeftGuest(app.session.getSnapshot())).toBeNull();
    expect(ports.storage.get('claypot:demo:addresses')).toBeNull();
  });

  it('is found again after a reload before all of it is theirs', async () => {
    const { open } = setUp();
    const app = await open();
    app.session.send({ type: 'CONTINUE_AS_GUEST' });
    await signIn(app);
    app.stop();
    const later = await open();
    expect(selectLeftGuest(later.session.getSnapshot())).not.toBeNull();
    createActor(later.machines.handover).start();
    await replies();
    expect(selectLeftGuest(later.session.getSnapshot())).toBeNull();
  });
});

describe('signing out', () => {
  it('tells the server with the token, and leaves nothing on the device', async () => {
    const { app, bearers, operations, ports } = await asMember();
    fillForm(app, 'No peanuts');
    app.session.send({ type: 'SIGN_OUT' });
    await replies();
    expect(operations.authLogout).toHaveBeenCalledTimes(1);
    expect(bearers.at(-1)).toBe('token');
    expect([...ports.storage.entries.keys()]).toEqual([]);
    expect(selectCart(app.cart.getSnapshot()).cart).toBeNull();
    expect(ports.navigation.visits.at(-1)).toEqual(['replace', '/login']);
  });

  it('works while the server is away', async () => {
    const { app, operations } = await asMember();
    operations.authLogout.mockRejectedValue(new ApiError({ kind: 'network' }));
    app.session.send({ type: 'SIGN_OUT' });
    await replies();
    expect(selectIdentity(app.session.getSnapshot())).toBe('none');
    expect(selectNotice(app.notices.getSnapshot())).toBeNull();
  });

  it('in one tab leads another from checkout to the login, and back with its form', async () => {
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

  it('and in again as somebody else shows them nothing of it', async () => {
    const { app, operations } = await asMember();
    fillForm(app, 'No peanuts');
    app.session.send({ type: 'EXPIRED', token: 'token' });
    operations.authLogin.mockResolvedValue(aUser({ id: 'member-2', api_token: 'other' }));
    await signIn(app);
    expect(remarkOf(app)).toBe('');
  });
});

describe('a token that is refused', () => {
  it('ends the session once, whatever else is answered 401 after it', async () => {
    const { app, operations, refused } = await asMember();
    refused.add('token');
    app.cart.send({ type: 'REFRESH' });
    createActor(app.machines.orders, { input: { input: undefined } }).start();
    createActor(app.machines.notifications, { input: { input: undefined } }).start();
    await replies();
    expect(selectIdentity(app.session.getSnapshot())).toBe('none');
    expect(selectNotice(app.notices.getSnapshot())).toMatchObject({ message: 'SESSION_EXPIRED' });
    expect(app.notices.getSnapshot().context.queue).toHaveLength(1);
    const asked = operations.cartLoad.mock.calls.length;
    await replies();
    expect(operations.cartLoad).toHaveBeenCalledTimes(asked);
  });

  it('says nothing about who signs in after it', async () => {
    const { app, operations, ports } = await asMember();
    operations.authLogin.mockResolvedValue(aUser({ api_token: 'new' }));
    app.session.send({ type: 'EXPIRED', token: 'token' });
    await signIn(app);
    ports.caller?.onUnauthorized('token');
    expect(selectIdentity(app.session.getSnapshot())).toBe('member');
  });

  it('before the order was made leaves it unmade, and the customer at the form again', async () => {
    const { app, operations, refused } = await asMember();
    refused.add('token');
    createActor(app.machines.orderForm).start().send({ type: 'SUBMIT' });
    await replies();
    expect(selectIdentity(app.session.getSnapshot())).toBe('none');
    operations.authLogin.mockResolvedValue(aUser({ api_token: 'new' }));
    await signIn(app);
    expect(selectCheckout(app.checkout.getSnapshot())).toMatchObject({
      stage: 'form',
      problem: { kind: 'notPlaced' },
    });
    createActor(app.machines.orderForm).start().send({ type: 'SUBMIT' });
    await replies();
    expect(operations.cartCreateOrder).toHaveBeenCalledTimes(2);
  });

  it('while a payment is waited for: signing in again finds what became of it', async () => {
    const { app, operations, pay, ports, refused } = await asMember();
    createActor(app.machines.orderForm).start().send({ type: 'SUBMIT' });
    await replies();
    refused.add('token');
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
