import type { CounterSdk, Printer, PrintJob } from '@claypot/sdk/counter';
import { lettersOn, printOn } from '@claypot/tickets/testing';
import {
  addStaff,
  type CounterClient,
  counterClient,
  PINS,
  STAFF_PASSWORD,
} from '../../../testing/counter.ts';
import { decide, placeOrder } from '../../../testing/ordering.ts';
import { OTHER_GUEST, type Restaurant } from '../../../testing/restaurant.ts';
import { SS2 } from '../../../testing/seed/seed.ts';

/** Adds a manager and a cashier of the branch. */
async function addTeam(restaurant: Restaurant): Promise<void> {
  const branches = [SS2];
  await addStaff(restaurant, { id: 'mei', role: 'manager', branches, phone: '+60123456789' });
  await addStaff(restaurant, { id: 'ravi', role: 'cashier', branches });
}

/** Pairs a tablet, on which the manager is signed in. */
export async function pairTablet(restaurant: Restaurant, name = 'Pass 1'): Promise<CounterClient> {
  const client = counterClient(restaurant);
  await client.sdk.signIn({
    body: { login: '0123456789', password: STAFF_PASSWORD, code: null },
  });
  await client.sdk.pairDevice({ body: { branch_id: SS2, name } });
  return client;
}

/** Adds the team and pairs a tablet. */
export async function openTeamTablet(restaurant: Restaurant): Promise<CounterClient> {
  await addTeam(restaurant);
  return pairTablet(restaurant);
}

/** Signs the cashier in on a tablet. */
export const signInCashier = ({ sdk }: CounterClient) =>
  sdk.signInWithPin({ body: { staff_id: 'ravi', pin: PINS.cashier } });

type NewPrinter = Parameters<CounterSdk['addPrinter']>[0]['body'];

/** Adds a printer that prints everything. */
export const addPrinter = (sdk: CounterSdk, changes: Partial<NewPrinter> = {}) =>
  sdk.addPrinter({
    body: {
      branch_id: SS2,
      name: 'Kitchen',
      kind: 'usb',
      prints_kitchen: true,
      prints_receipts: true,
      language: 'en',
      ...changes,
    },
  });

/** Places an order for pickup and pays for it. The branch accepts it at once. */
export async function acceptedOrder(restaurant: Restaurant, key?: string) {
  const placed = await placeOrder(restaurant, undefined, key);
  await decide(restaurant, placed, 'approved');
  return placed;
}

/** Places two paid orders of two guests. */
export async function acceptTwoOrders(restaurant: Restaurant): Promise<void> {
  await acceptedOrder(restaurant);
  const second = await placeOrder(restaurant, OTHER_GUEST, 'another-order-of-noon');
  await decide(restaurant, second, 'approved');
}

/** Takes the next job of a printer on a tablet. */
export const lease = ({ sdk }: CounterClient, { id }: Pick<Printer, 'id'>) =>
  sdk.leasePrintJob({ body: { printer_id: id } });

/** Returns the jobs of the branch, newest first. */
export const jobsOf = ({ sdk }: CounterClient) => sdk.printJobList({ body: { branch_id: SS2 } });

/** Returns kind and state of jobs, oldest first. */
export const statesOf = (jobs: readonly PrintJob[]) =>
  jobs.toReversed().map(({ kind, state }) => `${kind} ${state}`);

/** Returns what ESC/POS commands in base64 put on paper, without spaces. */
export const printedBy = (data: string) =>
  lettersOn(printOn('escpos', Uint8Array.from(Buffer.from(data, 'base64'))));

let presses = 0;
/** Returns the key of a new press. */
export function newKey() {
  presses += 1;
  return { 'Idempotency-Key': `a-press-that-prints-${presses}` };
}
