import { ApiError, type Cart, type Identity } from '@claypot/sdk';
import {
  aCart,
  aClaimedVoucher,
  aCompany,
  aLine,
  aPaymentCodeSecret,
  createRestaurant,
} from '@claypot/testing';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { PREVIEWS } from '../../account/guest-migration/testing/samples.ts';
import { fillIn } from '../../machines/form/fill-in.ts';
import { selectForm } from '../../machines/form/form.selectors.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createApp } from '../app.ts';
import { signInMachines } from '../machines/account/sign-in-machines.ts';
import { checkoutMachines } from '../machines/ordering/checkout-machines.ts';

const unauthorized = () =>
  new ApiError({ kind: 'unauthorized', code: 'SESSION_EXPIRED', status: 401 });

/**
 * Returns the sample restaurant with one dish in the cart by default, and a browser with any number
 * of tabs. Its operations are mocks that a test can count and change.
 */
export function aRestaurant(filled: Cart = aCart([aLine()])) {
  const {
    branches,
    cart,
    operations: api,
    orders,
  } = createRestaurant({
    now: () => ports.clock.now(),
    cart: filled,
  });
  /** Tokens that the server rejects. */
  const rejected = new Set<string | null>();
  const bearers: (string | null)[] = [];
  /** Wraps an operation so that it fails with 401 if the current token is in `rejected`. */
  const known =
    <Input, Result>(operation: (input: Input) => Promise<Result>) =>
    async (input: Input): Promise<Result> => {
      const token = ports.caller?.token() ?? null;
      bearers.push(token);
      if (!rejected.has(token)) return operation(input);
      ports.caller?.onUnauthorized(token);
      throw unauthorized();
    };
  const operations = {
    companyInfo: vi.fn(api.companyInfo),
    cartLoad: vi.fn(known(api.cartLoad)),
    cartUpdate: vi.fn(known(api.cartUpdate)),
    cartGetQuotation: vi.fn((_input: unknown) => api.cartGetQuotation()),
    cartCreateOrder: vi.fn(known(api.cartCreateOrder)),
    cartOrderOutcome: vi.fn(known(api.cartOrderOutcome)),
    orderDetail: vi.fn(known(api.orderDetail)),
    orderList: vi.fn(known(api.orderList)),
    makeReorder: vi.fn(known(api.makeReorder)),
    branchList: vi.fn(api.branchList),
    branchDetail: vi.fn(api.branchDetail),
    deliveryOptions: vi.fn(api.deliveryOptions),
    branchAvailableHour: vi.fn(api.branchAvailableHour),
    addressList: vi.fn(known(api.addressList)),
    createAddress: vi.fn(known(api.addressList)),
    authLogin: vi.fn(api.authLogin),
    authLogout: vi.fn(known(api.authLogout)),
    cartMigrateGuestPreview: vi.fn(known(async () => PREVIEWS.merge)),
    cartMigrateGuest: vi.fn(known(async () => aCart([aLine({ qty: 3 })]))),
    claimedVoucherListAvailable: vi.fn(known(async () => [aClaimedVoucher()])),
    customer: vi.fn(known(api.customer)),
    pageVisitor: vi.fn(known(async (_input: { body: Identity }) => ({ visitor_id: 'visitor-1' }))),
    paymentCode: vi.fn(known(async () => aPaymentCodeSecret)),
    updatePassword: vi.fn(known(api.updatePassword)),
    authResetPassword: vi.fn(api.authResetPassword),
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
    rejected,
    /** Delivers the storage event of a key to the other tabs. */
    echo: (key: string) => ports.storage.changeFromAnotherTab(key, ports.storage.get(key)),
    changeCart: cart.put,
    closeBranch: () => branches.setOpen(false),
    /** Marks the newest order as paid. */
    pay: () => orders.pay(orders.newest()?.id ?? ''),
  };
}

export type App = Awaited<ReturnType<ReturnType<typeof aRestaurant>['open']>>;

/** Returns the restaurant with a guest's app. */
export async function asGuest(filled?: Cart) {
  const restaurant = aRestaurant(filled);
  const app = await restaurant.open();
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  await replies();
  return { ...restaurant, app };
}

/** Fills in the order form and submits it. A guest then has to confirm ordering as a guest. */
export async function order(app: App) {
  const form = createActor(app.machines(checkoutMachines).orderForm).start();
  const buyer = { full_name: 'Ann Tan', email: 'ann@example.com', phone: '0123456789' };
  fillIn(form, buyer);
  form.send({ type: 'SUBMIT' });
  await replies();
}

/** Fills in the sign-in form and submits it. */
export async function signIn(app: App) {
  const form = createActor(app.firstMachines(signInMachines).signIn).start();
  fillIn(form, { phone_no: '0123456789', password: 'secret1' });
  form.send({ type: 'SUBMIT' });
  await replies();
}

/** Returns the restaurant with a signed-in member's app. */
export async function asMember() {
  const restaurant = aRestaurant();
  const app = await restaurant.open();
  await signIn(app);
  return { ...restaurant, app };
}

/** Opens the order form and enters a remark. */
export function fillForm(app: App, remark: string) {
  const form = createActor(app.machines(checkoutMachines).orderForm).start();
  fillIn(form, { remark });
  return form;
}

/** Returns the initial remark of a new order form. */
export const remarkOf = (app: App) =>
  selectForm(createActor(app.machines(checkoutMachines).orderForm).start().getSnapshot()).values
    .remark;
