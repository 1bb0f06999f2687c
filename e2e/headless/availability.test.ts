import { checkoutMachines, itemMachines, menuMachines } from '@claypot/domain/app';
import { createNodePorts } from '@claypot/domain/node';
import { selectCart, selectCatalogue, selectItem } from '@claypot/domain/ordering';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AnyActorRef, createActor, type SnapshotFrom, waitFor } from 'xstate';
import {
  type AvailabilityTablet,
  openAvailabilityTablet,
} from '../../apps/api/src/testing/availability.ts';
import { openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { SS2 } from '../../apps/api/src/testing/seed/seed.ts';
import { arrive } from '../../packages/domain/examples/place-an-order.ts';
import { serverOf } from './customer.ts';

let restaurant: Restaurant;
let tablet: AvailabilityTablet;
beforeAll(async () => {
  restaurant = await openRestaurant();
});
beforeEach(async () => {
  await restaurant.reset();
  tablet = await openAvailabilityTablet(restaurant);
});
afterAll(() => restaurant.close());

const CRAB = { kind: 'dish', id: 'crab' } as const;

/**
 * Returns true if the condition becomes true before a front end without the stream would load its
 * data again, which takes a minute.
 */
function becomes<Actor extends AnyActorRef>(
  actor: Actor,
  condition: (snapshot: SnapshotFrom<Actor>) => boolean,
): Promise<boolean> {
  return waitFor(actor, condition, { timeout: 40_000 }).then(
    () => true,
    () => false,
  );
}

/** Waits for the first data. */
function loads<Actor extends AnyActorRef>(
  actor: Actor,
  condition: (snapshot: SnapshotFrom<Actor>) => boolean,
): Promise<unknown> {
  return waitFor(actor, condition, { timeout: 40_000 });
}

async function openMenu() {
  const ports = createNodePorts({ server: serverOf('demo'), send: restaurant.fetch });
  const app = await arrive(ports);
  app.session.send({ type: 'SET_BRANCH', branch_id: SS2, branch_name: SS2 });
  const menu = createActor(app.machines(menuMachines).menu).start();
  await loads(menu, (at) => selectCatalogue(at).status === 'ready');
  return { app, menu };
}

/** Returns true if the menu shows that the crab is sold out. */
const isCrabSoldOut = (snapshot: Parameters<typeof selectCatalogue>[0]) =>
  selectCatalogue(snapshot)
    .sections.flatMap(({ dishes }) => dishes)
    .some(({ dish, soldOut }) => dish.id === 'crab' && soldOut);

test('a kiosk sees in menu, dish and cart that a dish is sold out, and available again', async () => {
  const { app, menu } = await openMenu();
  const input = { item_id: 'crab' };
  const item = createActor(app.machines(itemMachines).dishItem, { input }).start();
  await loads(item, (at) => selectItem(at).status === 'editing');
  const cart = app.cart;
  const adding = createActor(app.machines(itemMachines).dishItem, { input }).start();
  await loads(adding, (at) => selectItem(at).status === 'editing');
  adding.send({ type: 'ADD' });
  await loads(cart, (at) => selectCart(at).cart?.lines.length === 1);
  adding.stop();

  await tablet.mark(CRAB, 'tomorrow');
  const soldOut = await Promise.all([
    becomes(menu, isCrabSoldOut),
    becomes(item, (at) => selectItem(at).status === 'soldOut'),
    becomes(cart, (at) => selectCart(at).cart?.blocked === true),
  ]);
  expect(soldOut).toEqual([true, true, true]);
  await tablet.mark(CRAB, 'available');
  const available = await Promise.all([
    becomes(menu, (at) => !isCrabSoldOut(at)),
    becomes(item, (at) => selectItem(at).status === 'editing'),
    becomes(cart, (at) => selectCart(at).cart?.blocked === false),
  ]);
  expect(available).toEqual([true, true, true]);
  for (const actor of [menu, item, app]) actor.stop();
});

test('a kiosk at the checkout sees that the branch pauses pickup', async () => {
  const { app, menu } = await openMenu();
  const hours = createActor(app.machines(checkoutMachines).fulfilmentHours, {
    input: { branch_id: SS2 },
  }).start();
  await loads(hours, (at) => at.context.data !== null);
  const before = hours.getSnapshot().context.data;
  await tablet.signIn('mei');
  await tablet.sdk.setPause({
    headers: {},
    body: { branch_id: SS2, method: 'pickup', until: '2026-11-21T13:00:00+08:00' },
  });
  const isPaused = await becomes(
    hours,
    (at) => JSON.stringify(at.context.data) !== JSON.stringify(before),
  );
  expect(isPaused).toBe(true);
  for (const actor of [menu, hours, app]) actor.stop();
});
