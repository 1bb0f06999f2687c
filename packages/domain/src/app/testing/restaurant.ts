import {
  ApiError,
  type Cart,
  type CreateOrder,
  cents,
  type SalesOrder,
  type User,
} from '@claypot/sdk';
import { aBranch, aCart, aCompany, aLine, anOrder, aUser } from '@claypot/testing';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { anAddress } from '../../addresses/testing/samples.ts';
import { createApp } from '../../app.ts';
import { fillIn } from '../../form/fill-in.ts';
import { selectForm } from '../../form/form.selectors.ts';
import { PREVIEWS } from '../../handover/testing/samples.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';

const unauthorized = () =>
  new ApiError({ kind: 'unauthorized', code: 'SESSION_EXPIRED', status: 401 });

/** A restaurant with one cart and one order, whose members have tokens, and any number of tabs of one browser before it. */
export function aRestaurant() {
  let cart = aCart([aLine()]);
  let order: SalesOrder = anOrder({
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
    cartLoad: vi.fn(async (_input: unknown): Promise<Cart> => ask(() => cart)),
    cartUpdate: vi.fn(
      async ({ body }: { body: { qty: number } }): Promise<Cart> =>
        ask(() => {
          cart = aCart([aLine({ qty: body.qty })]);
          return cart;
        }),
    ),
    cartGetQuotation: vi.fn(async (_input: unknown) => ({ totalFee: cents(650) })),
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
    orderList: vi.fn(async () => ask(() => [{ ...order, total_qty: 1 }])),
    makeReorder: vi.fn(async () =>
      ask(() => ({
        cart: { ...aCart([aLine({ qty: 2 })]), delivery_method: 'delivery' as const },
        skipped: [],
      })),
    ),
    branchList: vi.fn(async (_input: unknown) => [aBranch()]),
    branchDetail: vi.fn(async () => aBranch({ status: 'Closed' })),
    branchAvailableHour: vi.fn(async () => ({
      branch_id: 'bangsar',
      status: 'Closed' as const,
      time_zone: 'Asia/Kuala_Lumpur',
      asap_minutes: 35,
      asap_time: null,
      next_open_time: null,
      date_list: [],
    })),
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
    bearers,
    operations,
    ports,
    open,
    refused,
    /** The store tells the other tabs of what one of them has written or taken out. */
    echo: (key: string) => ports.storage.changeFromAnotherTab(key, ports.storage.get(key)),
    changeCart: (next: Cart) => {
      cart = next;
    },
    pay: () => {
      order = anOrder({ status: 'PREPARING' });
      cart = aCart([]);
      if (landed) landed = order;
    },
  };
}

export type App = Awaited<ReturnType<ReturnType<typeof aRestaurant>['open']>>;

/** The same with a guest before it. */
export async function asGuest() {
  const restaurant = aRestaurant();
  const app = await restaurant.open();
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  await replies();
  return { ...restaurant, app };
}

/** Fills the order form in and presses Order Now; a guest is then asked whether to go on as one. */
export async function order(app: App) {
  const form = createActor(app.machines.orderForm).start();
  const buyer = { full_name: 'Ann Tan', email: 'ann@example.com', phone: '0123456789' };
  fillIn(form, buyer);
  form.send({ type: 'SUBMIT' });
  await replies();
}

/** Fills the form of the login in and sends it. */
export async function signIn(app: App) {
  const form = createActor(app.signIn).start();
  fillIn(form, { phone_no: '0123456789', password: 'secret1' });
  form.send({ type: 'SUBMIT' });
  await replies();
}

/** The same with a member signed in. */
export async function asMember() {
  const restaurant = aRestaurant();
  const app = await restaurant.open();
  await signIn(app);
  return { ...restaurant, app };
}

/** Opens the order form and writes a remark. */
export function fillForm(app: App, remark: string) {
  const form = createActor(app.machines.orderForm).start();
  fillIn(form, { remark });
  return form;
}

/** The remark that an order form begins with. */
export const remarkOf = (app: App) =>
  selectForm(createActor(app.machines.orderForm).start().getSnapshot()).values.remark;
