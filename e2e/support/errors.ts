import { Receiver } from '../../apps/api/src/platform/error-reports/testing/receiver.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

interface ErrorFixtures {
  /** Local error-tracking service. */
  readonly receiver: Receiver;
  /** True if the product is configured to report errors to it. */
  readonly isReported: boolean;
}

/** Test for journeys with pages that fail on purpose. */
export const test = base.extend<ErrorFixtures>({
  alone: true,
  isReported: [true, { option: true }],
  // The runner reads from the first parameter which fixtures are asked for.
  // biome-ignore lint/correctness/noEmptyPattern: none are.
  receiver: async ({}, use) => {
    const receiver = new Receiver();
    await receiver.open();
    await use(receiver);
    receiver.close();
  },
  environment: async ({ receiver, isReported }, use) => {
    await use(isReported ? { SENTRY_DSN: receiver.dsn, SENTRY_SAMPLE_RATE: '1' } : {});
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  silentConsole: async ({}, use) => await use(undefined),
});
