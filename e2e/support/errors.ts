import { Receiver } from '../../apps/api/src/platform/error-reports/testing/receiver.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

interface ErrorFixtures {
  /** The error service, on this machine. */
  readonly receiver: Receiver;
  /** Whether the product knows of it. */
  readonly isTold: boolean;
}

/** A journey whose pages fail on purpose. */
export const test = base.extend<ErrorFixtures>({
  alone: true,
  isTold: [true, { option: true }],
  // The runner reads from the first parameter which fixtures are asked for.
  // biome-ignore lint/correctness/noEmptyPattern: none are.
  receiver: async ({}, use) => {
    const receiver = new Receiver();
    await receiver.open();
    await use(receiver);
    receiver.close();
  },
  environment: async ({ receiver, isTold }, use) => {
    await use(isTold ? { SENTRY_DSN: receiver.dsn, SENTRY_SAMPLE_RATE: '1' } : {});
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  quietConsole: async ({}, use) => await use(undefined),
});
