import { ApiError, type Cart, type CreateOrder, type SalesOrder, type User } from '@claypot/sdk';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { anAddress } from '../../addresses/testing/samples.ts';
import { createApp } from '../../app.ts';
import { aCart, aLine } from '../../cart/testing/samples.ts';
import { selectForm } from '../../form/form.selectors.ts';
import { PREVIEWS } from '../../handover/testing/samples.ts';
import { anOrderDetail } from '../../orders/testing/samples.ts';
import { aUser } from '../../session/testing/samples.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { aCompany } from '../../testing/records.ts';
import { replies } from '../../testing/replies.ts';

const unauthorized = () =>
  new ApiError({ kind: 'unauthorized', code: 'SESSION_EXPIRED', status: 401 });

/** A restaurant with one cart and one order, whose members have tokens, and any number of tabs of one browser before it. */
export function aRestaurant() {
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

export type App = Awaited<ReturnType<ReturnType<typeof aRestaurant>['open']>>;

/** Fills the form of the login in and sends it. */
export async function signIn(app: App) {
  const form = createActor(app.signIn).start();
  form.send({ type: 'CHANGE', field: 'phone_no', value: '0123456789' });
  form.send({ type: 'CHANGE', field: 'password', value: 'secret1' });
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
  form.send({ type: 'CHANGE', field: 'remark', value: remark });
  return form;
}

/** The remark that an order form begins with. */
export const remarkOf = (app: App) =>
  selectForm(createActor(app.machines.orderForm).start().getSnapshot()).values.remark;
