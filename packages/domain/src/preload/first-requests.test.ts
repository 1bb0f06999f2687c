import { createSdk } from '@claypot/sdk';
import { aCompany } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor } from 'xstate';
import { bookingMachines } from '../app/booking-machines.ts';
import { branchMachines } from '../app/branch-machines.ts';
import { checkoutMachines } from '../app/checkout-machines.ts';
import { homeMachines } from '../app/home-machines.ts';
import { menuMachines } from '../app/menu-machines.ts';
import { type App, createApp } from '../app.ts';
import { fakePorts } from '../testing/fakes.ts';
import { replies } from '../testing/replies.ts';
import { fillRequests } from './fill-requests.ts';
import {
  BOOKING_BRANCH_REQUESTS,
  BOOKINGS_REQUESTS,
  CHECKOUT_REQUESTS,
  HOME_REQUESTS,
  MENU_REQUESTS,
} from './first-requests.ts';
import { readVisitor } from './visitor.ts';

const BASE = 'http://demo.localhost/api';

/** What the product asks for as a guest at a branch opens a screen; none of it is answered. */
async function askedBy(start: (app: App) => void) {
  const asked: object[] = [];
  const api = createSdk({
    baseUrl: BASE,
    fetch: async (request) => {
      const body = await request.text();
      const path = request.url.slice(BASE.length);
      asked.push({ method: request.method, path, ...(body && { body: JSON.parse(body) }) });
      return new Promise<never>(() => undefined);
    },
  });
  const ports = fakePorts(api);
  const company = aCompany();
  const app = createApp(ports, { subdomain: 'demo', company });
  app.session.send({ type: 'CONTINUE_AS_GUEST' });
  app.session.send({ type: 'SET_BRANCH', branch_id: 'bangsar', branch_name: 'CCH Bangsar' });
  await app.loadMachines();
  start(app);
  await replies();
  app.stop();
  const visitor = readVisitor(ports.storage.get('claypot:demo:session'));
  return { asked, visitor, companyId: company.id };
}

function run(logic: AnyActorLogic, input?: unknown): void {
  createActor(logic, { input }).start();
}

describe('what a page begins with', () => {
  it.each([
    [
      'the home screen',
      HOME_REQUESTS,
      ({ machines }: App) => {
        run(machines(homeMachines).banners);
        run(machines(homeMachines).highlights);
      },
    ],
    ['the menu', MENU_REQUESTS, ({ machines }: App) => run(machines(menuMachines).menu)],
    [
      'the checkout',
      CHECKOUT_REQUESTS,
      ({ machines }: App) =>
        run(machines(checkoutMachines).fulfilmentHours, { branch_id: 'bangsar' }),
    ],
    [
      'the list of branches to book at',
      BOOKING_BRANCH_REQUESTS,
      ({ machines }: App) => run(machines(branchMachines).branches),
    ],
    [
      'the list of bookings',
      BOOKINGS_REQUESTS,
      ({ machines }: App) => run(machines(bookingMachines).bookings, { reservation_id: null }),
    ],
  ])('is what %s asks for', async (_screen, requests, start) => {
    const { asked, companyId, visitor } = await askedBy(start);
    if (visitor === null) throw new Error('The session was not read');
    const begun = fillRequests(requests, companyId, visitor);
    expect(begun).toHaveLength(asked.length);
    expect(begun).toEqual(expect.arrayContaining(asked));
  });

  it('leaves out what needs a branch where none is chosen', () => {
    const owner = { customer_id: null, guest_id: 'guest-1' };
    const visitor = { owner, token: null, branchId: null };
    const cart = { method: 'POST', path: '/cart/load', body: owner };
    const banners = { method: 'POST', path: '/banner_list', body: { company_id: 'cch' } };
    expect(fillRequests(CHECKOUT_REQUESTS, 'cch', visitor)).toEqual([cart]);
    expect(fillRequests(MENU_REQUESTS, 'cch', visitor)).toEqual([cart, banners]);
  });
});
