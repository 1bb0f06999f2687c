import 'temporal-polyfill/global';
import {
  FakeLalamove,
  type FakeOrder,
  TEST_KEY,
  TEST_SECRET,
} from '../../apps/api/src/gateways/courier/lalamove/testing/fake-lalamove.ts';
import { test as base, expect } from './test.ts';

export { expect } from './test.ts';

const WEBHOOK = '/api/courier/lalamove';

/** Lalamove with its riders, on this machine. */
interface Courier {
  readonly fake: FakeLalamove;
  /** Time passes for the product and for Lalamove. */
  readonly letTimePass: (seconds: number) => Promise<void>;
  /** The newest trip, once it is booked. */
  readonly trip: (count?: number) => Promise<FakeOrder>;
  /** What became of a trip, as Lalamove posts it. */
  readonly update: (trip: FakeOrder, now: Partial<FakeOrder>) => Promise<void>;
}

/** Keys that look like Google's, for journeys whose page answers for Google. */
const GOOGLE = {
  GOOGLE_MAPS_BROWSER_KEY: `AIza${'b'.repeat(35)}`,
  GOOGLE_MAPS_MAP_ID: 'abcdef0123456789',
};

interface LalamoveFixtures {
  /** Whether places are shown on Google's map. */
  readonly google: boolean;
  readonly lalamove: { readonly fake: FakeLalamove; readonly passed: { seconds: number } };
  readonly courier: Courier;
}

/** A journey whose orders are brought by a Lalamove on this machine, with no simulated kitchen. */
export const test = base.extend<LalamoveFixtures>({
  alone: true,
  google: [false, { option: true }],
  // The runner reads from the first parameter which fixtures are asked for.
  // biome-ignore lint/correctness/noEmptyPattern: none are.
  lalamove: async ({}, use) => {
    const passed = { seconds: 0 };
    const fake = new FakeLalamove({ now: () => Temporal.Now.instant().add(passed) });
    await fake.open();
    await use({ fake, passed });
    fake.close();
  },
  environment: async ({ google, lalamove }, use) => {
    await use({
      ...(google ? GOOGLE : {}),
      COURIER: 'lalamove',
      LALAMOVE_API_KEY: TEST_KEY,
      LALAMOVE_API_SECRET: TEST_SECRET,
      LALAMOVE_URL: lalamove.fake.url,
      ORDER_SIMULATOR: 'off',
    });
  },
  courier: async ({ lalamove, product }, use) => {
    const { fake, passed } = lalamove;
    await use({
      fake,
      letTimePass: async (seconds) => {
        passed.seconds += seconds;
        await product.letTimePass(seconds);
      },
      trip: async (count = 1) => {
        await expect.poll(() => fake.orders.length, 'a trip is booked').toBe(count);
        const newest = fake.orders.at(-1);
        if (newest === undefined) throw new Error('No trip was booked');
        return newest;
      },
      update: async (trip, now) => {
        Object.assign(trip, now);
        const answer = await fetch(`http://127.0.0.1:${product.port}${WEBHOOK}`, {
          method: 'POST',
          body: fake.webhook(trip, WEBHOOK),
        });
        if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
      },
    });
  },
});
