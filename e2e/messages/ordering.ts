/**
 * One table regardless of its length: its rows are independent, and a missing code is easy to find.
 */
import { selectIdentity } from '@claypot/domain/account';
import { branchMachines, checkoutMachines, itemMachines, orderMachines } from '@claypot/domain/app';
import { selectCompanyStatus } from '@claypot/domain/company';
import { selectQuery } from '@claypot/domain/machines';
import {
  selectCheckout,
  selectItem,
  selectPackageItem,
  selectQuotation,
  selectReorder,
} from '@claypot/domain/ordering';
import { selectBranches } from '@claypot/domain/places';
import { cents } from '@claypot/sdk';
import { aMember, everyDay } from '@claypot/testing';
import { vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { DbUnavailable } from '../../apps/api/src/platform/db/db.ts';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { TooBusy } from '../../apps/api/src/shared/at-most-at-once.ts';
import { setCap } from '../../apps/api/src/testing/capacity.ts';
import { decide } from '../../apps/api/src/testing/ordering.ts';
import { at } from '../../apps/api/src/testing/restaurant.ts';
import { KLANG, SS2 } from '../../apps/api/src/testing/seed/seed.ts';
import { anAddress } from '../../packages/domain/src/places/addresses/testing/samples.ts';
import type { MessageCase } from './message-case.ts';
import type { Visit } from './visit.ts';

const TEA = { item_id: 'tea', qty: 1, variation: [] };
/** An address three kilometres from ss2. */
const NEAR = { latitude: '3.135600', longitude: '101.644300' };
export const FAR = { ...NEAR, latitude: '5.414100' };
const ABROAD = { ...NEAR, latitude: '13.756300' };

/** Opens a dish's screen and waits until it has loaded. */
async function openDish({ app, run }: Visit, item_id: string) {
  const dish = run(createActor(app.machines(itemMachines).dishItem, { input: { item_id } }));
  await waitFor(dish, (snapshot) => selectItem(snapshot).status !== 'loading');
  return dish;
}

/** Opens a dish, runs `happening`, then presses Add to Cart. */
async function addAfter(visit: Visit, item_id: string, act: () => Promise<unknown>) {
  const dish = await openDish(visit, item_id);
  await act();
  dish.send({ type: 'ADD' });
  await waitFor(dish, (snapshot) => !selectItem(snapshot).adding);
  return selectItem(dish.getSnapshot());
}

const change = ({ restaurant }: Visit, statement: ReturnType<typeof sql>) =>
  restaurant.db.execute(statement);
const sellOut = (visit: Visit, dish: string) =>
  change(visit, sql`update branch_dishes set sold_out = true where dish_id = ${dish}`);

/** Opens the times of the branch, as the checkout does. */
async function seeTimes({ app, run }: Visit) {
  const { fulfilmentHours } = app.machines(checkoutMachines);
  const hours = run(createActor(fulfilmentHours, { input: { branch_id: SS2 } }));
  await waitFor(hours, (snapshot) => selectQuery(snapshot).status === 'ready');
}

/** Limits the branch to one order per quarter of an hour, and lets another customer take one. */
async function fillQuarter(visit: Visit, time: string) {
  await setCap(visit.restaurant, 1);
  await change(
    visit,
    sql`insert into order_quarters (company_id, branch_id, quarter, capacity, taken)
      values ('demo', ${SS2}, ${at(time)}, 1, 1)`,
  );
}

/** Fills the cart, runs `happening`, then orders. */
async function orderAfter(visit: Visit, act: () => unknown) {
  await visit.fill();
  await act();
  await visit.order();
  return selectCheckout(visit.app.checkout.getSnapshot());
}

/**
 * Puts two large claypots for delivery into the cart, saves an address at `place` and waits for the
 * quotation.
 */
export async function deliverTo(visit: Visit, place: Partial<typeof NEAR> = NEAR) {
  const { app } = visit;
  await visit.fill({ delivery_method: 'delivery' });
  app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
  app.addresses.send({ type: 'SAVE', address: anAddress(place) });
  await waitFor(app.quotation, (snapshot) => selectQuotation(snapshot).status !== 'asking');
}

const courierIs = (behaviour: Visit['restaurant']['rider']['behaviour']) => (visit: Visit) => {
  visit.restaurant.rider.behaviour = behaviour;
  return deliverTo(visit);
};

/** Orders, and returns from the card page without paying. */
async function leaveUnpaid({ app, fill, order }: Visit) {
  await fill();
  await order();
  app.checkout.send({ type: 'RETURNED' });
  const { order: placed } = selectCheckout(app.checkout.getSnapshot());
  return placed ?? { id: '', payment_url: null };
}

/** Cases of every message about ordering. */
export const ordering: readonly MessageCase[] = [
  {
    code: 'ERROR',
    when: 'the network is away',
    showing: 'toast',
    trigger: async ({ app, fill, network }) => {
      await fill();
      network.disconnect();
      const [line] = app.cart.getSnapshot().context.cart?.lines ?? [];
      app.cart.send({ type: 'CHANGE_QTY', id: line?.id ?? '', qty: 3 });
    },
  },
  {
    code: 'SERVICE_UNAVAILABLE',
    when: 'the server has lost its database',
    showing: 'toast',
    trigger: async ({ app, fill, restaurant }) => {
      await fill();
      vi.spyOn(restaurant.db, 'transaction').mockRejectedValue(new DbUnavailable('away'));
      const [line] = app.cart.getSnapshot().context.cart?.lines ?? [];
      app.cart.send({ type: 'CHANGE_QTY', id: line?.id ?? '', qty: 3 });
    },
  },
  {
    code: 'SERVER_BUSY',
    when: 'too many requests wait for the database',
    showing: 'toast',
    trigger: async ({ app, fill, restaurant }) => {
      await fill();
      vi.spyOn(restaurant.db, 'transaction').mockRejectedValue(new TooBusy('Too many wait'));
      const [line] = app.cart.getSnapshot().context.cart?.lines ?? [];
      app.cart.send({ type: 'CHANGE_QTY', id: line?.id ?? '', qty: 3 });
    },
  },
  {
    code: 'OFFLINE',
    when: 'the device has no connection',
    showing: 'toast',
    trigger: async ({ app, fill, connection, network }) => {
      await fill();
      connection.become(false);
      network.disconnect();
      const [line] = app.cart.getSnapshot().context.cart?.lines ?? [];
      app.cart.send({ type: 'CHANGE_QTY', id: line?.id ?? '', qty: 3 });
    },
  },
  {
    code: 'COMPANY_NOT_FOUND',
    when: 'no restaurant answers at this address',
    showing: 'screen',
    options: { subdomain: 'nobody' },
    trigger: async ({ app }) => ({ company: selectCompanyStatus(app.company.getSnapshot()) }),
    view: { company: 'notFound' },
  },
  {
    code: 'SESSION_EXPIRED',
    when: 'the server no longer knows the member',
    showing: 'toast',
    trigger: async ({ app }) => {
      app.session.send({ type: 'SIGNED_IN', user: aMember(), api_token: 'from-long-ago' });
      await waitFor(app.session, (snapshot) => selectIdentity(snapshot) !== 'member');
    },
  },
  {
    code: 'DINED_GEOLOCATION',
    when: 'the device does not say where it is',
    showing: 'toast',
    trigger: async ({ app, run }) => {
      const branches = run(createActor(app.machines(branchMachines).branches));
      await waitFor(branches, (snapshot) => selectBranches(snapshot).status === 'ready');
      branches.send({ type: 'LOCATE' });
    },
  },
  {
    code: 'SELECT_ALL_REQUIRED_VARIATION',
    when: 'a package lacks a choice',
    showing: 'toast',
    trigger: async ({ app, run }) => {
      const set = run(
        createActor(app.machines(itemMachines).packageItem, { input: { item_id: 'family' } }),
      );
      await waitFor(set, (snapshot) => selectPackageItem(snapshot).status !== 'loading');
      set.send({ type: 'ADD' });
    },
  },
  {
    code: 'CART_BRANCH_MISMATCH',
    when: 'the cart belongs to another branch',
    showing: 'popup',
    options: { branch: KLANG },
    trigger: async (visit) => {
      await visit.fill();
      return addAfter(visit, 'tea', async () => undefined);
    },
    view: { otherBranch: { branch_id: SS2 } },
  },
  {
    code: 'CART_LIMIT_EXCEEDED',
    when: 'a line is full',
    showing: 'toast',
    trigger: async (visit) => {
      await visit.fill({ ...TEA, qty: 99 });
      await addAfter(visit, 'tea', async () => undefined);
    },
  },
  {
    code: 'ITEM_UNAVAILABLE',
    when: 'a dish sells out before it is added',
    showing: 'toast',
    trigger: (visit) => addAfter(visit, 'tea', () => sellOut(visit, 'tea')),
  },
  {
    code: 'NOT_FOUND',
    when: 'a dish has left the menu before it is added',
    showing: 'toast',
    trigger: (visit) =>
      addAfter(visit, 'tea', () =>
        change(visit, sql`delete from branch_dishes where dish_id = 'tea'`),
      ),
  },
  {
    code: 'INVALID_REQUEST',
    when: 'a choice has left the menu before it is added',
    showing: 'toast',
    trigger: async (visit) => {
      const dish = await openDish(visit, 'claypot');
      dish.send({ type: 'CHOOSE', option_id: 'extras', variation_id: 'egg' });
      await change(visit, sql`delete from dish_option_variations where id = 'egg'`);
      dish.send({ type: 'ADD' });
    },
  },
  {
    code: 'PRICE_CHANGED',
    when: 'a choice costs more before it is added',
    showing: 'toast',
    trigger: (visit) =>
      addAfter(visit, 'claypot', () =>
        change(visit, sql`update dish_option_variations set additional_price = 100`),
      ),
  },
  {
    code: 'PRICE_CHANGED',
    when: 'a dish costs more before it is ordered',
    showing: 'popup',
    trigger: (visit) =>
      orderAfter(visit, () => change(visit, sql`update dishes set price = price + 100`)),
    view: { stage: 'priceChanged', problem: { figures: { total: { final_total_amount: 4780 } } } },
  },
  {
    code: 'ITEM_UNAVAILABLE',
    when: 'a dish sells out before it is ordered',
    showing: 'popup',
    trigger: (visit) => orderAfter(visit, () => sellOut(visit, 'claypot')),
    view: { stage: 'unavailable', problem: { lines: [{ name: 'claypot', reason: 'SOLD_OUT' }] } },
  },
  {
    code: 'BRANCH_CLOSED',
    when: 'the branch closes before it is ordered',
    showing: 'popup',
    trigger: (visit) => orderAfter(visit, () => visit.restaurant.clock.set(at('2026-11-21T22:30'))),
    view: {
      stage: 'closed',
      problem: { hours: { week_hours: everyDay('10:00', '22:00') } },
    },
  },
  {
    code: 'WAIT_CHANGED',
    when: 'other orders take the next quarter of an hour before it is ordered',
    showing: 'popup',
    trigger: async (visit) => {
      await seeTimes(visit);
      return orderAfter(visit, () => fillQuarter(visit, '2026-11-21T12:30'));
    },
    view: { stage: 'waitChanged', problem: { waiting: { asap_minutes: 45 } } },
  },
  {
    code: 'INVALID_DELIVERY_TIME',
    when: 'other orders take the requested quarter of an hour',
    showing: 'notice',
    trigger: async (visit) => {
      await visit.fill();
      await fillQuarter(visit, '2026-11-21T19:00');
      return visit.order({ requestedTime: at('2026-11-21T19:00') });
    },
  },
  {
    code: 'INVALID_DELIVERY_TIME',
    when: 'the time has gone by',
    showing: 'notice',
    trigger: async (visit) => {
      await visit.fill();
      visit.restaurant.clock.set(at('2026-11-21T15:00'));
      return visit.order({ requestedTime: Temporal.Instant.from('2026-11-21T14:00:00+08:00') });
    },
  },
  {
    code: 'NOTHING_TO_CHECK_OUT',
    when: 'the cart is empty',
    showing: 'notice',
    trigger: (visit) => visit.order(),
  },
  {
    code: 'NOTHING_TO_CHECK_OUT',
    when: 'another tab has emptied the cart',
    showing: 'notice',
    trigger: async (visit) => {
      await visit.fill();
      await visit.restaurant.sdk.cartRemoveAll({ body: visit.guest });
      return visit.order();
    },
  },
  {
    code: 'PAYMENT_TOO_SMALL',
    when: 'the payment provider collects no sum as small as that',
    showing: 'notice',
    trigger: async (visit) => {
      await visit.fill();
      visit.restaurant.sandbox.least = cents(100_000);
      return visit.order();
    },
  },
  {
    code: 'PREVIEW_ONLY',
    when: 'the page is a preview of the restaurant’s draft',
    showing: 'notice',
    trigger: async (visit) => {
      await visit.fill();
      const until = visit.restaurant.clock.now().add({ hours: 1 });
      await change(
        visit,
        sql`
          insert into previews (company_id, shows, until)
          select id, 'cmp_other', ${until} from companies where subdomain = 'demo'`,
      );
      return visit.order();
    },
  },
  {
    code: 'IDEMPOTENCY_CONFLICT',
    when: 'an order believed lost has arrived after all',
    showing: 'unspoken',
    trigger: async (visit) => {
      await visit.fill();
      const arrive = visit.network.delayNext();
      await visit.order();
      await arrive();
      await visit.order({ remark: 'No lard' });
      return selectCheckout(visit.app.checkout.getSnapshot());
    },
    view: { stage: 'leaving', order: { status: 'unpaid' } },
  },
  {
    code: 'ORDER_NOT_CANCELLABLE',
    when: 'the order was paid in another tab',
    showing: 'toast',
    trigger: async (visit) => {
      const placed = await leaveUnpaid(visit);
      await decide(visit.restaurant, placed, 'approved');
      visit.app.checkout.send({ type: 'CANCEL' });
    },
  },
  {
    code: 'UNABLE_TO_REORDER',
    when: 'nothing of the old order is left',
    showing: 'toast',
    trigger: async (visit) => {
      const { id } = await leaveUnpaid(visit);
      await sellOut(visit, 'claypot');
      const reorder = visit.run(createActor(visit.app.machines(orderMachines).reorder));
      reorder.send({ type: 'REORDER', order_id: id });
      await waitFor(reorder, (snapshot) => selectReorder(snapshot).confirming);
      reorder.send({ type: 'CONFIRM' });
    },
  },
  {
    code: 'MISSING_ADDRESS',
    when: 'the order is to be delivered nowhere',
    showing: 'blocked',
    trigger: async ({ app, fill }) => {
      await fill({ delivery_method: 'delivery' });
      app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'delivery' });
    },
  },
  {
    code: 'ERR_OUT_OF_SERVICE_AREA',
    when: 'the address is beyond the branch’s radius',
    showing: 'blocked',
    trigger: (visit) => deliverTo(visit, FAR),
  },
  {
    code: 'ERR_INVALID_MARKET',
    when: 'the address is abroad',
    showing: 'blocked',
    trigger: (visit) => deliverTo(visit, ABROAD),
  },
  {
    code: 'LALAMOVE_ERROR',
    when: 'the courier does not answer',
    showing: 'blocked',
    trigger: courierIs('down'),
  },
  {
    code: 'LALAMOVE_ERROR',
    when: 'the courier answers too late',
    showing: 'blocked',
    trigger: courierIs('slow'),
  },
  {
    code: 'LALAMOVE_ERROR',
    when: 'the courier answers nonsense',
    showing: 'blocked',
    trigger: courierIs('wrong'),
  },
];
