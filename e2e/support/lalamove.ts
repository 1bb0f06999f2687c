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

/** Local Lalamove with its riders. */
interface Courier {
  readonly fake: FakeLalamove;
  /** Moves the clocks of the product and of Lalamove. */
  readonly advanceClock: (seconds: number) => Promise<void>;
  /** Waits until `count` trips are booked, and returns the newest. */
  readonly trip: (count?: number) => Promise<FakeOrder>;
  /** Changes a trip and sends Lalamove's webhook. */
  readonly update: (trip: FakeOrder, now: Partial<FakeOrder>) => Promise<void>;
}

/** Keys in Google's format, for journeys that replace Google's responses. */
const GOOGLE = {
  GOOGLE_MAPS_BROWSER_KEY: `AIza${'b'.repeat(35)}`,
  GOOGLE_MAPS_MAP_ID: 'abcdef0123456789',
};

interface LalamoveFixtures {
  /** True if Google's map is configured. */
  readonly google: boolean;
  readonly lalamove: { readonly fake: FakeLalamove; readonly passed: { seconds: number } };
  readonly courier: Courier;
}

/** Test for journeys with deliveries by a local Lalamove and without the order simulator. */
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
      advanceClock: async (seconds) => {
        passed.seconds += seconds;
        await product.advanceClock(seconds);
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
        if (!answer.ok) throw new Error(`The server returned ${answer.status}`);
      },
    });
  },
});
